/** What a seat sees of El Paso (made by the engine's view). */

export type Counts = Record<string, number>;

export interface PlayerState {
  seat: number;
  money: number;
  tokens: number;
  certificates: number;
  permanent: number;
  duplicates: number;
  hand_size: number;
  draw_size: number;
  discard: Counts;
  workers: Counts;
  herder: string | null;
  discs: string[];
  posts: Counts;
  objectives: string[];
  bonus_tiles: string[];
  hand: Counts | null;
  draw: Counts | null;
  unseen: Counts | null;
}

export interface TrailNode {
  node: string;
  neutral?: string;
  building?: number;
  owner?: number;
}

export interface SueState {
  deck: string[];
  discard: string[];
  supply: Counts;
  row: string[];
  workers: Counts;
  cattle: Counts;
}

export interface ElPaso {
  start: number;
  turn: number;
  players: PlayerState[];
  trail: TrailNode[];
  market: Counts;
  workers: Counts;
  simmentals: number;
  buildings: { type: number; side: "a" | "b"; left: number }[];
  train: ("plain" | "star")[];
  objectives: (string | null)[];
  objectives_left: number;
  bonus_tiles: (string | null)[];
  bonus_tiles_left: number;
  hand_shown: boolean;
  finisher: number | null;
  sue: SueState | null;
}

export const BREEDS = [
  "criollo", "pineywoods", "galloway", "santa-gertrudis", "black-angus", "corriente", "shorthorn", "hereford", "simmental",
] as const;
export const MARKET = ["black-angus", "corriente", "shorthorn", "hereford"] as const;
export const WORKERS = ["cowboy", "engineer", "builder", "joker"] as const;
export const AUXILIARIES = ["money", "certificate", "exchange", "remove"] as const;
export const TRAINS = ["T1", "T2", "T3", "T4"] as const;
export const CODES: Record<string, string> = {
  criollo: "CR", pineywoods: "PW", galloway: "GA", "santa-gertrudis": "SG", "black-angus": "BA", corriente: "CO",
  shorthorn: "SH", hereford: "HE", simmental: "SI",
};
/** Simmentals at the start, by number of players: the drawing shows taken ones as empty places. */
export const SIMMENTALS: Record<number, number> = { 1: 9, 2: 9, 3: 14, 4: 19 };
