/** The village's grid and the shapes of tiles, as the drawing needs them. */
import type { Catalog } from "../module";
import type { LaidTile, Shape, Turn } from "./types";

export const SIZE = 6;
export const TURNS: readonly Turn[] = ["0", "90", "180", "270"];
export type Place = readonly [row: number, column: number];

const SHAPES: Record<Shape, readonly Place[]> = {
  corner: [[0, 0], [1, 0], [1, 1]],
  straight: [[0, 0], [1, 0], [2, 0]],
  double: [[0, 0], [1, 0]],
  single: [[0, 0]],
};

export const cellId = (row: number, column: number): string => `r${row + 1}c${column + 1}`;
export const placeOf = (cell: string): Place => [Number(cell[1]) - 1, Number(cell[3]) - 1];
export const indexOf = (cell: string): number => placeOf(cell)[0] * SIZE + placeOf(cell)[1];
export const CELLS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, i) => cellId(Math.floor(i / SIZE), i % SIZE));

/** The four cells in the middle are under snow. */
export const isSnow = (row: number, column: number): boolean => (row === 2 || row === 3) && (column === 2 || column === 3);

/** Cells of a line from its die inwards; lines are called `column-n` and `row-n`. */
export function lineCells(line: string): string[] {
  const at = Number(line.split("-")[1]) - 1;
  const across = line.startsWith("row");
  return Array.from({ length: SIZE }, (_, i) => (across ? cellId(at, i) : cellId(i, at)));
}

/** Cells of a shape after turning it clockwise, relative to its first cell. */
export function turned(shape: Shape, turn: Turn): Place[] {
  let cells = [...SHAPES[shape]];
  for (let i = 0; i < TURNS.indexOf(turn); i++) cells = cells.map(([row, column]) => [column, -row]);
  return cells.map(([row, column]) => [row + 0, column + 0]);
}

export interface Box {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

export function boxOf(cells: readonly Place[]): Box {
  const rows = cells.map((cell) => cell[0]);
  const columns = cells.map((cell) => cell[1]);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

export function shapeOf(catalog: Catalog, tile: string): Shape {
  return (catalog.get("tile", tile)?.data.shape as Shape | undefined) ?? "single";
}

export function symbolsOf(catalog: Catalog, tile: string): string[] {
  return (catalog.get("tile", tile)?.data.cells as string[] | undefined) ?? [];
}

/** Grid places that a laid tile covers, first cell first. */
export function covered(catalog: Catalog, laid: LaidTile): Place[] {
  const [row, column] = placeOf(laid.cell);
  return turned(shapeOf(catalog, laid.tile), laid.turn).map(([r, c]) => [row + r, column + c]);
}
