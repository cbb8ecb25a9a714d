/** What is printed on technologies, bonus tiles and abilities, as rows of icons. */
import type { Item } from "./strip";

/** What a level of a technology brings; those with an ∞ last. */
export const LEVELS: Record<string, { items: Item[]; lasting?: boolean; opens?: string }> = {
  "gain-gold": { items: [{ icon: "gold" }] },
  worker: { items: [{ icon: "worker" }] },
  cart: { items: [{ icon: "cart" }] },
  "improved-boat": { items: [{ icon: "boat" }, { icon: "g-x2" }] },
  ability: { items: [{ icon: "ability" }] },
  "cheaper-tiles": { items: [{ icon: "log", figure: "−1" }], lasting: true },
  "gain-goods": { items: [{ icon: "fish" }, { icon: "log" }, { icon: "paper" }] },
  "any-pier": { items: [{ icon: "crate" }, { icon: ">" }, { icon: "pier" }], lasting: true },
  "pier-reward": { items: [{ icon: "pier" }, { icon: "g-gain" }], lasting: true },
  "choose-catch": { items: [{ icon: "catch", figure: "1/2" }], lasting: true },
  "type-2": { items: [], opens: "II", lasting: true },
  "type-3": { items: [], opens: "III", lasting: true },
  "far-carts": { items: [{ icon: "cart", figure: "1–2" }], lasting: true },
};

/** Points at the end of the game for a marker on levels 0 to 3, as the board shows them. */
export const LEVEL_VP = [0, 1, 4, 0] as const;

const PIONEER = ["12", "9", "6", "3"];
const EARLY = ["14", "10", "6"];

/** A bonus tile's rows; the two with a lightning show what they would bring now. */
export function bonusRows(id: string, pioneers: number, round: number): Item[][] {
  const end = (figure: string): Item => ({ icon: "vp-end", figure });
  switch (id) {
    case "TB1":
      return [[{ icon: "crate", figure: "2" }, end("3")]];
    case "TB2":
      return [[{ icon: "crate", figure: "×4" }, end("6")]];
    case "TB3":
      return [[{ icon: "pier" }, { icon: "crate" }, end("2")]];
    case "TB4":
      return [[{ icon: "catch" }, end("1")]];
    case "TB5":
      return [[{ icon: "type-III", figure: "2" }, end("3")]];
    case "TB6":
      return [[{ icon: "line-row" }, end("2")], [{ icon: "line-col" }, end("1")]];
    case "TB7":
      return [[{ icon: "tile-large" }, end("3")]];
    case "TB8":
      return [[{ icon: "tile-small", figure: "2" }, end("3")]];
    case "TB9":
      return [[{ icon: "tech" }, end("5")]];
    case "TB10":
      return [[{ icon: "g-now" }, { icon: "first-player" }, { icon: "vp", figure: PIONEER[pioneers] ?? "0" }]];
    default:
      return [[{ icon: "g-now" }, { icon: "season" }, { icon: "vp", figure: EARLY[round - 1] ?? "0" }]];
  }
}

export const ABILITIES: Record<string, Item[]> = {
  AB1: [{ icon: "fish" }, { icon: ">" }, { icon: "upgrade", figure: "×2" }],
  AB2: [{ icon: "sell" }, { icon: ">" }, { icon: "fish", figure: "+1" }],
  AB3: [{ icon: "die-white", figure: "±1" }],
  AB4: [{ icon: "order" }, { icon: ">" }, { icon: "fish" }, { icon: "/" }, { icon: "g-any" }],
  AB5: [{ icon: "fishing" }, { icon: ">" }, { icon: "fish" }, { icon: ">" }, { icon: "fishing" }],
  AB6: [{ icon: "tile-small" }, { icon: ">" }, { icon: "fish" }, { icon: ">" }, { icon: "g-now" }],
  AB7: [{ icon: "worker" }, { icon: ">" }, { icon: "g-x2" }],
  AB8: [{ icon: "tech" }, { icon: ">" }, { icon: "fish" }],
};
