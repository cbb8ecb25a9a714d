/** What the server says; see docs/protocol.md. */

export type Arguments = Record<string, unknown>;

export interface Message {
  key: string;
  arguments: Arguments;
}

export type Thing = [kind: string, id: string];

export interface Choice extends Message {
  text: string;
  points_at: Thing | null;
  final?: boolean;
  preview?: Message[];
}

export interface View<State = unknown> {
  game: string;
  players: number;
  options: Record<string, string>;
  seat: number | null;
  step: number;
  deciding: number | null;
  prompt: Message;
  choices: Choice[];
  state: State;
}

export interface LogEvent extends Message {
  step: number;
  refs?: Thing[];
}

export interface Score {
  seat: number;
  total: number;
  categories: Record<string, number>;
  tie_break: number;
  place: number;
}

export interface Frame<State = unknown> {
  view: View<State>;
  events: LogEvent[];
  scores: Score[];
  can_undo: boolean;
  can_redo: boolean;
  /** The step of this seat's last own move. */
  last_own: number | null;
}

export interface StepView {
  step: number;
  steps: number;
  seats: Record<string, Frame>;
  watch: Frame | null;
}

export type SeatKind = "here" | "link" | "open" | "bot" | "automa";

export interface SeatSummary {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  taken: boolean;
}

export interface Summary {
  table: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  seats: SeatSummary[];
  deciding: number | null;
  step: number;
  number: number;
  finished: boolean;
  confirm: boolean;
  scores: Score[] | null;
  created: number;
  updated: number;
  mine: number[];
  host: boolean;
  watch: boolean;
}

export interface ChatLine {
  id: number;
  seat: number;
  text: string;
  at: number;
}

export interface SetupOption {
  id: string;
  values: string[];
  solo_only?: boolean;
}

export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  players: number[];
  options: SetupOption[];
  bots: string[];
  automa: Record<string, number[]>;
  categories: string[];
}

export interface EffectData extends Message {
  icons: [icon: string, figure: string][];
}

export interface CatalogRow {
  kind: string;
  id: string;
  name: string;
  data: Record<string, unknown>;
  effects: EffectData[];
  origins: Record<string, { tag: string; note: string }>;
}

export interface Created {
  table: string;
  host_key: string;
  watch_key: string;
  seats: { seat: number; kind: SeatKind; key?: string | null }[];
}
