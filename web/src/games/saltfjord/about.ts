/** Tooltips and spoken names, from the catalogue and the view. */
import { words } from "../../lib/i18n.svelte";
import type { TipContent } from "../../lib/tip.svelte";
import { aboutRow, capital, rowName } from "../about";
import type { Catalog } from "../module";
import { indexOf } from "./geometry";
import type { PlayerState } from "./types";
import { GAME, t } from "./words";

/** A component of the catalogue as a tooltip; what has no row there has at least its name. */
export function about(catalog: Catalog, kind: string, id: string, more: Partial<TipContent> = {}): TipContent | null {
  const row = catalog.get(kind, id);
  if (row) return aboutRow(GAME, row, more);
  const key = `${kind}-${id}`;
  return words(GAME).has(key) ? { title: capital(t(key)), ...more } : null;
}

export function nameOf(catalog: Catalog, kind: string, id: string): string {
  const row = catalog.get(kind, id);
  return row ? rowName(words(GAME), row) : capital(t(`${kind}-${id}`));
}

/** What stands on a cell besides its building. */
export function standing(player: PlayerState, cell: string): string[] {
  const die = player.dice.find((one) => one.cell === cell);
  return [
    ...(die ? [t("web-die", { kind: die.colour, n: die.value })] : []),
    ...(player.helpers.includes(cell) ? [t("web-worker")] : []),
    ...(player.carts.includes(cell) ? [t("web-cart")] : []),
  ];
}

/** "Row 4, column 4. Order or technology. Free." */
export function spokenCell(catalog: Catalog, player: PlayerState, cell: string): string {
  const symbol = player.cells[indexOf(cell)];
  const there = standing(player, cell);
  return [
    capital(t(`cell-${cell}`)),
    symbol ? nameOf(catalog, "symbol", symbol) : t("web-empty"),
    there.length ? there.join(", ") : symbol ? t("web-free") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

export function aboutCell(catalog: Catalog, player: PlayerState, cell: string): TipContent | null {
  const symbol = player.cells[indexOf(cell)];
  const facts = [capital(t(`cell-${cell}`)), ...standing(player, cell).map(capital)];
  if (!symbol) return { title: t("web-empty"), facts };
  return about(catalog, "symbol", symbol, { facts });
}
