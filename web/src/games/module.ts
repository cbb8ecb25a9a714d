/** What a game gives the table: panes, drawings and words, never rules. */
import type { Component } from "svelte";
import type { Stage } from "../lib/stage.svelte";
import type { CatalogRow, Choice, Message, View } from "../lib/types";
import type { Pair } from "../ui/fx";

export interface Draws {
  stage: Stage;
  catalog: Catalog;
  /** The whole pane is to be drawn: false for a pinned pane of a phone whose tab is not open. */
  full?: boolean;
}

/** A drawing that is fitted to its pane on a desk, and panned and zoomed where it does not fit. */
export interface MapView {
  size: readonly [width: number, height: number];
  /** Which part a seat looks at first. */
  focus(view: View): readonly [x: number, y: number] | null;
  /** For the mini-map: lines to draw, and where each seat's figure is. */
  lines: readonly string[];
  figures(view: View): { seat: number; x: number; y: number }[];
  /**
   * The way that a figure walked or would walk, if a message tells of one: from where the view shows it, or from where
   * the earlier messages (latest first) left it. `stops` are the places on it that are counted.
   */
  route?(message: Message, earlier: readonly Message[], view: View): Route | null;
}

export type Point = readonly [x: number, y: number];

export interface Route {
  points: readonly Point[];
  stops: readonly Point[];
}

/** A part of the table that the game draws. The game's layout places it: its grid area is its id. */
export interface Pane {
  id: string;
  /** Message key of its name. */
  label: string;
  Draw: Component<Draws>;
  /** The landmark; one pane is `main`. */
  as: "main" | "aside" | "footer";
  /** Kinds of things that choices point at here: counted on the tab, and they bring it to the front. */
  kinds: readonly string[];
  /** On a phone the pane stands behind a tab; without one it is always there. */
  tab?: { icon: string; label: string };
  /** It shows what belongs to the person who looks: others' moves take nothing from it. */
  own?: boolean;
  /** On a phone it stays on the screen, and its tab shows the whole of it. */
  pinned?: boolean;
  /** The letter that jumps to it. */
  key?: string;
  /** On a desk it is drawn as large as the text is set; the layout gives it the room (`--scale`). */
  scales?: boolean;
  map?: MapView;
}

/** A part of the table in words; that of a player has the seat. */
export interface Part {
  heading: string;
  lines: string[];
  seat?: number;
}

export interface GameModule {
  /** Symbols `i-…` that only this game draws with. */
  sprite: string;
  /** Class of the table with the grid templates for every size; see `layouts/`. */
  layout: string;
  /** In the order in which the Tab key walks through them, after the prompt. */
  panes: readonly Pane[];
  /** The counters of a player in the rail. */
  PlayerCard: Component<Draws & { seat: number }>;
  /** A player's whole side as a drawing, for the sheet that a click on the player opens. */
  PlayerSide?: Component<Draws & { seat: number }>;
  /** It is drawn beside the board, which stays in sight. */
  narrowSide?: boolean;
  /** The component that a value of a set-up option puts on the table, as (kind, id). */
  setUpWith?(option: string, value: string): [kind: string, id: string] | undefined;
  /** The phases of a turn in words, and the one that is on. */
  phases(view: View): { steps: string[]; on: number } | null;
  /** How near the end is; `done` runs from 0 to 1. */
  gauge(view: View): { icon: string; tone?: string; figure: string; text: string; done: number } | null;
  /** A choice that ends or skips something: the button before the primary one, key S. */
  finishes(choice: Choice): boolean;
  /** A choice that is open at any moment, beside what is asked: key X. */
  anytime(choice: Choice): boolean;
  /** The last chance to use what is left: there the lamp lights by itself. */
  lastChance?(view: View): boolean;
  /** Kinds that events name, and the kinds under which the drawing shows them too. */
  drawnAs?: Record<string, readonly string[]>;
  /** Kinds of things on which others are put: a move flies to them, not from them. */
  places: readonly string[];
  /** Whether the thing that an event names goes to the player, comes back, or stays where it is; it is taken if nothing is said. */
  flow?(event: Message): "take" | "give" | "none";
  /** The icons behind a line of the log. */
  signs(event: Message): Pair[];
  /** The table in words, for people who read instead of look. */
  describe(catalog: Catalog, view: View, names: string[]): Part[];
}

export class Catalog {
  private readonly rows = new Map<string, CatalogRow>();
  readonly list: readonly CatalogRow[];

  constructor(list: readonly CatalogRow[]) {
    this.list = list;
    for (const row of list) this.rows.set(`${row.kind}:${row.id}`, row);
  }

  get(kind: string, id: string): CatalogRow | undefined {
    return this.rows.get(`${kind}:${id}`);
  }

  number(kind: string, id: string, name: string): number {
    return Number(this.get(kind, id)?.data[name] ?? 0);
  }

  strips(kind: string, id: string): [string, string][][] {
    return this.get(kind, id)?.effects.map((effect) => effect.icons) ?? [];
  }
}
