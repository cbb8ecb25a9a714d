/** What a seat sees of Saltfjord (made by the engine's view), and what the catalogue says of its components. */
import type { View } from "../../lib/types";

export type Counts = Record<string, number>;
export type Colour = "white" | "orange";
export type Turn = "0" | "90" | "180" | "270";
export type Shape = "corner" | "straight" | "double" | "single";

export interface LaidTile {
  tile: string;
  /** Place of the tile's first cell. */
  cell: string;
  turn: Turn;
}

export interface PlayerState {
  seat: number;
  goods: Counts;
  vp: number;
  /** Levels of the four technologies, in the order of `tracks`. */
  levels: number[];
  board: string;
  /** 36 symbols in reading order; null where the village is still empty. */
  cells: (string | null)[];
  tiles: LaidTile[];
  dice: { cell: string; colour: Colour; value: number }[];
  /** Cells with a worker on them. */
  helpers: string[];
  carts: string[];
  die_at: string | null;
  workers: number;
  boat: string;
  slots: number;
  catch: string[];
  ashore: Counts;
  /** Crates in the row of each pier; null where another player's crate lies face down. */
  crates: (string | null)[][];
  abilities: string[];
  taken: Record<Colour, number>;
  tavern: string | null;
}

export interface CatchStack {
  area: string;
  type: string;
  left: number;
  looked: boolean;
  top: string | null;
  sunk: string[];
}

export interface StartSet {
  ability: string;
  tile: string;
  goods: string;
}

export interface Saltfjord {
  start: number;
  turn: number;
  round: number;
  stack: number[][];
  players: PlayerState[];
  tracks: string[];
  bonus_tiles: string[];
  special: string[];
  special_vp: number[];
  abilities: string[];
  sets: (StartSet | null)[];
  dice: Record<Colour, number[]>;
  stacks: { stack: string; top: string | null; left: number }[];
  orders: { crate: string | null; left: number }[];
  fjord: CatchStack[];
  unseen_catch: Counts;
  removed_tiles: string[];
  removed_crates: string[];
  pioneers: number;
  joined: number;
  fished_again: boolean;
  bought: boolean;
}

export const stateOf = (view: View): Saltfjord => view.state as Saltfjord;
export const isDrafting = (view: View): boolean => stateOf(view).sets.some((set) => set !== null);

export const GOODS = ["fish", "log", "grain", "paper", "plank", "food", "book", "gold"] as const;
export const COLOURS = ["white", "orange"] as const;
export const PIERS = ["1", "2", "3", "4"] as const;
export const TYPES = ["I", "II", "III"] as const;
export const ROUNDS = 3;
/** Printed on the player aid and the board. */
export const COLUMN_VP = 3;
export const MOST_DICE = (round: number): Record<Colour, number> => ({ white: 3, orange: round });
