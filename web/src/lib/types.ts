/** What the server says, and a few short names for parts of it; see docs/protocol.md. */
import type { FromClient, Refusal, SeatInfo, Text } from "./types.gen";

export type * from "./types.gen";

/** The key of a Fluent message and its arguments. */
export type Message = Text;
export type Arguments = Text["arguments"];
/** A component: (kind, id). */
export type Thing = Refusal["points_at"];
export type SeatKind = SeatInfo["kind"];
/** What a person's client sends; the table adds the key, and the seat if it is not said. */
export type Request = Extract<FromClient, { key: string }>;
