/** The table in words. */
import { words } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";
import { capital } from "../about";
import type { Catalog, Part } from "../module";
import { spoken } from "./about";
import { POST_X, TRAIL } from "./board";
import { MARKET, TRAINS, WORKERS, type Counts, type ElPaso } from "./types";

export function describe(catalog: Catalog, view: View, names: string[]): Part[] {
  const book = words("el-paso");
  const state = view.state as ElPaso;
  const count = (counts: Counts, kind: string) =>
    Object.entries(counts)
      .map(([id, n]) => `${book.say(`${kind}-${id}`)} ×${n}`)
      .join(", ") || book.say("ui-none");
  const players = state.players.map((player) => {
    const lines = [
      `${book.say("ui-money")}: $${player.money}`,
      `${book.say("ui-exchange-tokens")}: ${player.tokens}`,
      `${book.say("ui-certificates")}: ${player.certificates} + ${player.permanent}`,
      `${book.say("ui-hand")}: ${player.hand ? count(player.hand, "card") : book.say("ui-cards", { n: player.hand_size })}`,
      `${book.say("ui-workers")}: ${count(player.workers, "worker")}`,
      `${book.say("ui-draw-pile")}: ${player.draw_size}; ${book.say("ui-discard-pile")}: ${count(player.discard, "card")}`,
      `${book.say("ui-herder")}: ${player.herder ? book.say(`node-${player.herder}`) : book.say("ui-none")}`,
      `${book.say("ui-discs")}: ${player.discs.map((disc) => book.say(`disc-${disc}`)).join("; ")}`,
      `${book.say("ui-tiles-title")}: ${[...player.objectives, ...player.bonus_tiles].map((id) => book.say(`tile-${id}`)).join("; ") || book.say("ui-none")}`,
    ];
    return { heading: names[player.seat] ?? `${player.seat + 1}`, lines, seat: player.seat };
  });
  return [
    {
      heading: book.say("ui-trail"),
      lines: TRAIL.map((node) => {
        const place = capital(book.say(`node-${node}`));
        const said = spoken(catalog, view, names, "node", node);
        return said.startsWith(place) ? said : `${place}: ${said}`;
      }),
    },
    {
      heading: book.say("ui-trading-posts"),
      lines: Object.keys(POST_X).map((id) => spoken(catalog, view, names, "post", id)),
    },
    {
      heading: book.say("ui-cattle-market"),
      lines: MARKET.map((id) => `${book.say(`breed-${id}`)}: ${book.say("ui-left", { n: state.market[id] ?? 0 })}`),
    },
    {
      heading: book.say("ui-worker-supply"),
      lines: WORKERS.map((id) => `${capital(book.say(`worker-${id}`))}: ${state.workers[id] ?? 0}`),
    },
    {
      heading: book.say("ui-buildings"),
      lines: state.buildings.map((stack) => `${spoken(catalog, view, names, "building", `${stack.type}${stack.side}`)} (${stack.left})`),
    },
    { heading: book.say("ui-train"), lines: TRAINS.map((id) => spoken(catalog, view, names, "train", id)) },
    {
      heading: book.say("ui-tiles-title"),
      lines: [...state.objectives, ...state.bonus_tiles].filter((id) => id !== null).map((id) => capital(book.say(`tile-${id}`))),
    },
    ...players,
  ];
}
