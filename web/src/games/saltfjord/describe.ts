/** The table in words. */
import { words } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";
import { capital } from "../about";
import type { Catalog, Part } from "../module";
import { nameOf, spokenCell } from "./about";
import { CELLS } from "./geometry";
import { COLOURS, GOODS, MOST_DICE, PIERS, stateOf, type Counts, type PlayerState, type Saltfjord } from "./types";
import { GAME, t } from "./words";

const none = () => t("ui-none");

function counted(catalog: Catalog, kind: string, counts: Counts): string {
  return (
    Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([id, n]) => `${nameOf(catalog, kind, id)} ×${n}`)
      .join(", ") || none()
  );
}

function crates(catalog: Catalog, player: PlayerState): string {
  return PIERS.map((pier, i) => {
    const row = player.crates[i] ?? [];
    const said = row.map((crate) => (crate ? nameOf(catalog, "crate", crate) : t("web-face-down"))).join(", ");
    return `${nameOf(catalog, "pier", pier)}: ${said || none()}`;
  }).join("; ");
}

function ofPlayer(catalog: Catalog, state: Saltfjord, player: PlayerState, names: string[]): Part {
  const most = MOST_DICE(state.round);
  const lines = [
    `${t("resource-vp")}: ${player.vp}`,
    GOODS.map((good) => `${t(`good-${good}`)} ${player.goods[good] ?? 0}`).join(", "),
    ...COLOURS.map((colour) => `${t(`web-${colour}-taken`)}: ${player.taken[colour]}/${most[colour]}`),
    `${t("web-levels")}: ${state.tracks.map((track, i) => `${nameOf(catalog, "track", track)} ${player.levels[i] ?? 0}`).join(", ")}`,
    `${t("web-workers-free")}: ${player.workers}`,
    `${t("web-abilities")}: ${player.abilities.map((id) => `${nameOf(catalog, "ability", id)} (${t(`ability-effect-${id}`)})`).join("; ") || none()}`,
    `${t("web-boat", { n: player.catch.length, total: player.slots })}: ${player.catch.map((id) => nameOf(catalog, "catch", id)).join(", ") || none()}. ${t(`area-${player.boat}`)}`,
    `${capital(t("web-ashore"))}: ${counted(catalog, "catch", player.ashore)}`,
    `${t("web-crates")}: ${crates(catalog, player)}`,
    ...(player.tavern ? [`${t("web-closed")}: ${nameOf(catalog, "tavern", player.tavern)}`] : []),
    ...CELLS.filter((_, i) => player.cells[i] !== null).map((cell) => spokenCell(catalog, player, cell)),
  ];
  return { heading: names[player.seat] ?? `${player.seat + 1}`, lines, seat: player.seat };
}

export function describe(catalog: Catalog, view: View, names: string[]): Part[] {
  const state = stateOf(view);
  const book = words(GAME);
  const area = (id: string) => (book.has(`area-${id}`) ? capital(t(`area-${id}`)) : id);
  const areas = [...new Set(state.fjord.map((stack) => stack.area))];
  return [
    {
      heading: t("web-dice"),
      lines: COLOURS.map((colour) => state.dice[colour].map((n, i) => (n ? `${t("web-die", { kind: colour, n: view.players === 1 ? n : i + 1 })}${view.players > 1 && n > 1 ? ` ×${n}` : ""}` : "")).filter(Boolean).join(", ") || none()),
    },
    { heading: t("web-orders"), lines: state.orders.map((order, i) => `${i + 1}: ${order.crate ? nameOf(catalog, "crate", order.crate) : none()}`) },
    { heading: t("web-building-tiles"), lines: state.stacks.map((stack) => `${stack.top ? nameOf(catalog, "tile", stack.top) : none()} (${stack.left})`) },
    {
      heading: t("web-fjord"),
      lines: areas.map((id) => `${area(id)}: ${state.fjord.filter((stack) => stack.area === id).map((stack) => `${stack.type} ×${stack.left}`).join(", ")}`),
    },
    { heading: t("web-technologies"), lines: state.tracks.map((track, i) => `${nameOf(catalog, "track", track)}: ${state.bonus_tiles[i] ? nameOf(catalog, "bonus", state.bonus_tiles[i]) : none()}`) },
    { heading: t("web-abilities"), lines: state.abilities.map((id) => `${nameOf(catalog, "ability", id)}: ${t(`ability-effect-${id}`)}`) },
    ...(state.sets.some(Boolean)
      ? [{ heading: t("web-start-sets"), lines: state.sets.flatMap((set) => (set ? [`${nameOf(catalog, "ability", set.ability)}; ${nameOf(catalog, "tile", set.tile)}; ${nameOf(catalog, "goods", set.goods)}`] : [])) }]
      : []),
    ...state.players.map((player) => ofPlayer(catalog, state, player, names)),
  ];
}
