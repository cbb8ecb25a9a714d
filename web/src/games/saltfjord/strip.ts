/** Effects as rows of icons in this game's grammar: figures beside goods, points inside their star, costs on a tag. */
import type { Catalog } from "../module";

export interface Item {
  icon: string;
  figure?: string;
  cost?: boolean;
}

export interface Drawn extends Item {
  at: number;
  width: number;
}

const SIGNS: Record<string, number> = { "/": 0.5, ">": 0.34 };
const INSIDE = new Set(["vp", "vp-end"]);
export const inside = (item: Item): boolean => INSIDE.has(item.icon);

const widthOf = (item: Item): number =>
  SIGNS[item.icon] ?? 1 + (item.figure && !inside(item) ? 0.14 + 0.4 * item.figure.length : 0) + (item.cost ? 0.2 : 0);

export function layOut(items: readonly Item[]): { drawn: Drawn[]; width: number } {
  const drawn: Drawn[] = [];
  let at = 0;
  for (const item of items) {
    const width = widthOf(item);
    drawn.push({ ...item, at, width });
    at += width + 0.1;
  }
  return { drawn, width: Math.max(at - 0.1, 0.1) };
}

/** Resources by number, such as a reward or an order's price. */
export function resources(counts: Record<string, number>, one = false): Item[] {
  return Object.entries(counts).map(([icon, n]) => ({ icon, figure: n > 1 || one || icon === "vp" ? String(n) : undefined }));
}

/** The effects of a component, of which one is done: joined by slashes; `plain` leaves out what they cost. */
export function effects(catalog: Catalog, kind: string, id: string, plain = false): Item[] {
  return catalog.strips(kind, id).flatMap((pairs, i) => {
    const then = pairs.findIndex(([icon]) => icon === "g-then");
    const shown = plain ? pairs.slice(then + 1) : pairs;
    const items = shown.map(([icon, figure]): Item => {
      if (icon === "g-then") return { icon: ">" };
      const n = figure.replace(/^[+x]/, "");
      const cost = figure.startsWith("-");
      return { icon, cost, figure: cost ? undefined : n === "1" && !INSIDE.has(icon) ? undefined : n || undefined };
    });
    return i ? [{ icon: "/" }, ...items] : items;
  });
}
