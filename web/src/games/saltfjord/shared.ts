/** What the drawings of the main board share: names, tooltips, and why something cannot be chosen. */
import { words } from "../../lib/i18n.svelte";
import type { Stage } from "../../lib/stage.svelte";
import type { TipContent } from "../../lib/tip.svelte";
import type { View } from "../../lib/types";
import { aboutRow, capital } from "../about";
import type { Catalog } from "../module";
import { nameOf } from "./about";
import { symbolsOf } from "./geometry";
import { stateOf, type PlayerState } from "./types";
import { GAME } from "./words";

/** What is printed on a thing, in words. */
export function printedOn(catalog: Catalog, kind: string, id: string): string {
  const book = words(GAME);
  return (catalog.get(kind, id)?.effects ?? []).map((effect) => book.say(effect.key, effect.arguments)).join(" / ");
}

/** Why a thing that looks possible cannot be chosen now. */
export function refusal(stage: Stage, kind: string, id: string): string | null {
  const found = stage.view?.refusals.find((one) => one.points_at[0] === kind && one.points_at[1] === id);
  return found ? capital(stage.say(found)) : null;
}

/** The tooltip of a row of the catalogue; first what stops the choice, then what is so now. */
export function about(stage: Stage, catalog: Catalog, kind: string, id: string, more: Partial<TipContent> = {}, asked: [string, string] = [kind, id]): TipContent | null {
  const book = words(GAME);
  const why = refusal(stage, ...asked);
  const facts = [...(why ? [why] : []), ...(more.facts ?? [])];
  const row = catalog.get(kind, id);
  if (row) {
    // lists and tables of a row stand in the drawing, or among the facts in words
    const data = Object.fromEntries(Object.entries(row.data).filter(([, value]) => typeof value !== "object"));
    return aboutRow(GAME, { ...row, data }, { ...more, facts });
  }
  const help = `help-${kind}`;
  return { title: nameOf(catalog, kind, id), rule: book.has(help) ? book.say(help) : undefined, ...more, facts };
}

/** A building tile's cells in words and icons. */
export function aboutTile(stage: Stage, catalog: Catalog, tile: string, more: Partial<TipContent>, asked: [string, string]): TipContent | null {
  const book = words(GAME);
  const effects = symbolsOf(catalog, tile).flatMap((symbol) =>
    (catalog.get("symbol", symbol)?.effects ?? []).map((data) => ({ data, words: capital(book.say(data.key, data.arguments)) })),
  );
  const made = about(stage, catalog, "tile", tile, more, asked);
  return made && { ...made, effects };
}

/** Names of the players for whom something holds. */
export const namesOf = (stage: Stage, players: PlayerState[]): string => players.map((player) => stage.names[player.seat] ?? "").join(", ");

/** The player whose side is shown. */
export function mine(view: View): PlayerState | undefined {
  return view.seat === null ? undefined : stateOf(view).players[view.seat];
}

/** Whether a player has learned what a level brings. */
export function knows(catalog: Catalog, view: View, player: PlayerState, effect: string): boolean {
  return stateOf(view).tracks.some((track, column) => {
    const levels = (catalog.get("track", track)?.data.levels as string[] | undefined) ?? [];
    return levels.slice(0, player.levels[column]).includes(effect);
  });
}

/** Resources by number, in words. */
export const amounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([id, n]) => words(GAME).say(`gain-${id}`, { n }))
    .join(", ");
