/** What a game gives the table: drawings and words, never rules. */
import type { Component } from "svelte";
import type { Stage } from "../lib/table.svelte";
import type { TipContent } from "../lib/tip.svelte";
import type { CatalogRow, View } from "../lib/types";

export interface Draws {
  stage: Stage;
  catalog: Catalog;
}

export interface GameModule {
  Board: Component<Draws>;
  Market: Component<Draws>;
  Tray: Component<Draws>;
  PlayerCard: Component<Draws & { seat: number }>;
  /** The icon that stands for the game. */
  emblem: string;
  emblemTone: string;
  size: [width: number, height: number];
  /** Kinds that the market column shows (for the badge of the phone's tab), and those of the own area. */
  marketKinds: string[];
  trayKinds: string[];
  /** Message keys of the phases and the one that is on. */
  phases(view: View): { keys: string[]; on: number };
  /** How near the end is. */
  gauge(view: View): { left: number; of: number; text: string };
  /** Which part of the board a seat looks at first. */
  focus(view: View): [x: number, y: number] | null;
  /** For the mini-map: lines to draw, and where each seat's figure is. */
  lines: readonly string[];
  figures(view: View): { seat: number; x: number; y: number }[];
  about(catalog: Catalog, view: View | null, kind: string, id: string): TipContent | null;
  /** The table in words, for people who read instead of look. */
  describe(catalog: Catalog, view: View, names: string[]): { heading: string; lines: string[] }[];
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
