/** Made from the server's schemas by `make client-types`; do not edit. */

/** Stored durably and applied, once. */
export interface Ack {
  type: "ack";
  key: string;
  number: number;
}

/** Answer such a question. */
export interface Agree {
  type: "agree";
  key: string;
  seat: number;
  ask: string;
  yes: boolean;
}

/** Ask all people to go back to a step. */
export interface AskUndo {
  type: "ask-undo";
  key: string;
  seat: number;
  number: number;
  to: number;
}

/** Somebody asks to go back; `open` is false when it was refused or lapsed. */
export interface Asked {
  type: "asked";
  ask: string;
  seat: number;
  to: number;
  yes: number[];
  waiting: number[];
  open: boolean;
}

export interface CatalogRow {
  kind: string;
  id: string;
  name: string;
  data: Record<string, unknown>;
  effects: Effect[];
  origins: Record<string, Origin>;
}

/** Say something. */
export interface Chat {
  type: "chat";
  key: string;
  seat: number;
  text: string;
}

/** Somebody said something, or reminds the seat `nudged`. */
export interface ChatMessage {
  type: "chat";
  id: number;
  seat: number;
  text: string;
  at: number;
  nudged?: number | null;
}

/** One of the options; `final` says that it cannot be undone. */
export interface Choice {
  arguments: Record<string, unknown>;
  final: boolean;
  key: string;
  points_at: [string, string] | null;
  preview: Event[];
  text: string;
}

/** The times of a table, in milliseconds: used by each seat up to `since`, when the deciding one began. */
export interface Clock {
  used: number[];
  since: number;
  now: number;
}

export interface Created {
  table: string;
  host_key: string;
  watch_key: string;
  seats: SeatKey[];
}

export interface Effect {
  key: string;
  arguments: Record<string, unknown>;
  text: string;
  icons: [string, string][];
}

/** What happened or would happen, and the things to highlight. */
export interface Event {
  arguments: Record<string, unknown>;
  key: string;
  refs: [string, string][];
}

export interface Fork {
  step: number;
}

/** What one seat, or a watcher, may see. */
export interface Frame {
  view: View;
  events: Told[];
  scores: Score[];
  can_undo: boolean;
  can_redo: boolean;
  last_own: number | null;
  revealed: string | null;
}

export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  players: number[];
  options: Record<string, string[]>;
  solo_options: string[];
  bots: string[];
  automa: Record<string, number[]>;
  categories: string[];
}

export interface Health {
  status: "ok" | "database";
  version: string;
}

/** The first message. */
export interface Hello {
  type: "hello";
  keys?: string[];
  since?: number;
}

export interface Hint {
  step: number;
  best: string[];
}

export interface Import {
  record: Record<string, unknown>;
  names?: string[];
}

export interface Joined {
  seat: number;
  key: string;
}

export interface Keys {
  keys: string[];
}

/** A line of chat, or a reminder to the seat `nudged`. */
export interface Line {
  id: number;
  seat: number;
  text: string;
  at: number;
  nudged?: number | null;
}

export interface Listed {
  mine: Summary[];
  open: Summary[];
}

/** A text for people: the key of a Fluent message and its arguments. */
export interface Message {
  key: string;
  arguments: Record<string, unknown>;
}

/** Play a choice. */
export interface Move {
  type: "move";
  key: string;
  seat: number;
  number: number;
  move: string;
}

/** Something happened; `summary` comes when seats changed. */
export interface Moved {
  type: "moved";
  number: number;
  step: number;
  by: number;
  what: "back" | "bot" | "join" | "key" | "move" | "name" | "redo" | "restart" | "undo";
  clock: Clock;
  seats: Record<string, Frame>;
  watch?: Frame | null;
  summary?: Summary | null;
}

export interface Named {
  name: string;
}

export interface NewKey {
  key: string;
}

export interface NewSeat {
  kind: "here" | "link" | "open" | "bot" | "automa";
  name?: string;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  options?: Record<string, string>;
  title?: string;
  open?: boolean;
  confirm?: boolean;
  pace?: Pace | null;
}

/** Keep a private note. */
export interface Note {
  type: "note";
  key: string;
  seat: number;
  text: string;
}

/** Remind whoever decides. */
export interface Nudge {
  type: "nudge";
  key: string;
  seat: number;
}

export interface Origin {
  tag: string;
  note: string;
}

/** How fast people mean to play: so many minutes each for the whole game, or so many days for a turn. */
export interface Pace {
  minutes?: number | null;
  days?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

export interface Plan {
  moves: string[];
  frame: Frame;
}

export interface Planned {
  step: number;
  luck: number;
  moves?: string[];
}

/** Here I am. */
export interface Pong {
  type: "pong";
}

export interface Problem {
  status: number;
  title: string;
  detail: string;
  code: "no-table" | "no-seat" | "no-step" | "forbidden" | "stale" | "unreadable" | "unknown" | "bad-setup" | "bad-record" | "not-late" | "too-large" | "too-fast" | "malformed" | "internal";
  message: Message;
  type: string;
}

/** Play again what was taken back. */
export interface Redo {
  type: "redo";
  key: string;
  seat: number;
  number: number;
}

/** Why something that looks possible is not. */
export interface Refusal {
  arguments: Record<string, unknown>;
  key: string;
  points_at: [string, string];
}

/** Nothing changed. */
export interface Refused {
  type: "refused";
  key: string;
  code: "forbidden" | "illegal" | "malformed" | "nothing-to-undo" | "stale" | "too-fast";
  message: Message;
  number: number;
}

/** Take back everything of the own turn, up to the last reveal. */
export interface Restart {
  type: "restart";
  key: string;
  seat: number;
  number: number;
}

export interface Rule {
  id: string;
  name: string;
  text: string;
  depth: number;
  table: string[][];
}

export interface RuleSection {
  part: string;
  id: string;
  title: string;
  source: string;
  rules: Rule[];
  language: string;
}

/** What a seat has, in all and by category. */
export interface Score {
  categories: Record<string, number>;
  honours: string[];
  place: number;
  seat: number;
  tie_break: number;
  total: number;
}

/** Who sits where; `taken` is false while an open seat waits for somebody.

    A person's seat with a `bot` is played by that bot until the person takes it back. */
export interface SeatInfo {
  seat: number;
  kind: "automa" | "bot" | "here" | "link" | "open";
  name: string;
  bot: string | null;
  taken: boolean;
}

export interface SeatKey {
  seat: number;
  kind?: "here" | "link" | "open" | "bot" | "automa" | null;
  key?: string | null;
}

export interface StandIn {
  on: boolean;
}

export interface StepView {
  step: number;
  steps: number;
  seats: Record<string, Frame>;
  watch: Frame | null;
}

/** A table at a glance. */
export interface Summary {
  table: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  confirm: boolean;
  number: number;
  step: number;
  deciding: number | null;
  finished: boolean;
  scores: Score[] | null;
  pace: Pace | null;
  clock: Clock;
  created: number;
  updated: number;
  mine: number[];
  host: boolean;
  watch: boolean;
}

/** Everything. */
export interface TableMessage {
  type: "table";
  number: number;
  summary: Summary;
  seats: Record<string, Frame>;
  watch: Frame | null;
  chat: Line[];
  notes: Record<string, string>;
  asked: Asked | null;
}

/** A text for people. */
export interface Text {
  arguments: Record<string, unknown>;
  key: string;
}

export interface Texts {
  common: string;
  games: Record<string, string>;
}

/** Something that happened, and the things to highlight, as (kind, id). */
export interface Told {
  step: number;
  key: string;
  arguments: Record<string, unknown>;
  refs: [string, string][];
}

/** Take back the last move of the own turn. */
export interface Undo {
  type: "undo";
  key: string;
  seat: number;
  number: number;
}

/** What a seat sees; `state` is the game's own. */
export interface View {
  choices: Choice[];
  deciding: number | null;
  game: string;
  options: Record<string, string>;
  players: number;
  prompt: Text;
  refusals: Refusal[];
  seat: number | null;
  state: unknown;
  step: number;
}

export type FromClient = Hello | Move | Undo | Redo | Restart | AskUndo | Agree | Chat | Nudge | Note | Ping;

export type FromServer = TableMessage | Moved | Ack | Refused | ChatMessage | Asked | Pong;
