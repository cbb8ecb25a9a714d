/** Reads the messages of a choice's preview as changes of the own counters. */
import type { Choice, Message } from "../../lib/types";

export interface Change {
  money: number;
  tokens: number;
  certificates: number;
  workers: Record<string, number>;
  /** Cards of the hand that would leave it, by breed. */
  leaving: Record<string, number>;
  discard: number;
  disc: string | null;
  node: string | null;
}

const RESOURCE: Record<string, "money" | "tokens" | "certificates"> = {
  money: "money",
  "exchange-token": "tokens",
  certificate: "certificates",
};

function bump(counts: Record<string, number>, id: string, n: number): void {
  counts[id] = (counts[id] ?? 0) + n;
}

function read(change: Change, message: Message): void {
  const said = message.arguments as Record<string, string & number>;
  const resource = RESOURCE[said.resource ?? ""];
  switch (message.key) {
    case "event-gained":
      if (resource) change[resource] += Number(said.n);
      break;
    case "event-paid":
      if (resource) change[resource] -= Number(said.n);
      break;
    case "event-spent-workers":
      bump(change.workers, said.worker!, -Number(said.n));
      break;
    case "event-used-bonus":
      bump(change.workers, said.worker!, -1);
      break;
    case "event-hired":
      bump(change.workers, said.worker!, 1);
      break;
    case "event-sold":
    case "event-discarded":
      bump(change.leaving, said.card!, 1);
      change.discard += 1;
      break;
    case "event-removed":
      bump(change.leaving, said.card!, 1);
      break;
    case "event-bought":
    case "event-gained-cattle":
      change.discard += 1;
      break;
    case "event-placed-disc":
      change.disc = said.disc!;
      break;
    case "event-moved":
    case "event-started":
      change.node = said.node!;
      break;
  }
}

export function changeOf(choice: Choice | null, seat: number | null): Change {
  const change: Change = {
    money: 0, tokens: 0, certificates: 0, workers: {}, leaving: {}, discard: 0, disc: null, node: null,
  };
  for (const message of choice?.preview ?? []) {
    if (message.arguments.seat === seat) read(change, message);
  }
  return change;
}
