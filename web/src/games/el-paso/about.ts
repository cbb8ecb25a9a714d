import { words } from "../../lib/i18n.svelte";
import type { TipContent } from "../../lib/tip.svelte";
import type { View } from "../../lib/types";
import { aboutRow, capital, rowName } from "../about";
import type { Catalog } from "../module";
import type { ElPaso } from "./types";

const GAME = "el-paso";

/** A thing that a choice or a message names → the row of the catalogue that explains it. */
function rowOf(view: View | null, kind: string, id: string): [kind: string, id: string] {
  const state = view?.state as ElPaso | undefined;
  switch (kind) {
    case "hand":
    case "market":
    case "card":
      return ["breed", id];
    case "own-worker":
      return ["worker", id];
    case "train": {
      const side = state?.train[Number(id.slice(1)) - 1] ?? "plain";
      return id.includes("-") ? ["train", id] : ["train", `${id}-${side}`];
    }
    case "building": {
      const side = state?.buildings[Number(id) - 1]?.side ?? "a";
      return /[ab]$/.test(id) ? ["building", id] : ["building", `${id}${side}`];
    }
    case "node": {
      const node = state?.trail.find((place) => place.node === id);
      if (node?.neutral) return ["neutral", node.neutral];
      if (node?.building) return rowOf(view, "building", String(node.building));
      return ["node", id];
    }
    default:
      return [kind, id];
  }
}

export function about(catalog: Catalog, view: View | null, kind: string, id: string): TipContent | null {
  const book = words(GAME);
  const row = catalog.get(...rowOf(view, kind, id));
  if (!row) {
    const key = `${kind}-${id}`;
    return book.has(key) ? { title: capital(book.say(key)), rule: book.say(`help-${kind}`) } : null;
  }
  const more: Partial<TipContent> = {};
  const state = view?.state as ElPaso | undefined;
  if (row.kind === "worker") more.text = capital(book.say("option-bonus", { worker: row.id }));
  if (state && kind === "market") more.facts = [book.say("ui-left", { n: state.market[id] ?? 0 })];
  if (state && kind === "worker") more.facts = [book.say("ui-left", { n: state.workers[id] ?? 0 })];
  if (state && kind === "building") more.facts = [book.say("ui-left", { n: state.buildings[Number(id[0]) - 1]?.left ?? 0 })];
  if (row.kind === "auxiliary") {
    more.text = capital(book.say("option-auxiliary", { auxiliary: row.id, upgraded: 0 }));
  }
  return aboutRow(GAME, row, more);
}

/** The name pattern of a place for screen readers: what, whose, state, effects. */
export function spoken(catalog: Catalog, view: View, names: string[], kind: string, id: string): string {
  const book = words(GAME);
  const state = view.state as ElPaso;
  const row = catalog.get(...rowOf(view, kind, id));
  const parts = [row ? rowName(book, row) : capital(book.say(`${kind}-${id}`))];
  if (kind === "node") {
    const node = state.trail.find((place) => place.node === id);
    if (node?.owner !== undefined) parts.push(names[node.owner] ?? "");
    const here = state.players.filter((player) => player.herder === id).map((player) => names[player.seat] ?? "");
    if (here.length) parts.push(`${book.say("ui-herder")}: ${here.join(", ")}`);
  }
  if (kind === "post") {
    const discs = state.players.filter((player) => player.posts[id]).map((player) => `${names[player.seat] ?? ""} ×${player.posts[id]}`);
    if (discs.length) parts.push(`${book.say("ui-discs")}: ${discs.join(", ")}`);
  }
  parts.push(...(row?.effects.map((effect) => capital(book.say(effect.key, effect.arguments))) ?? []));
  return parts.filter(Boolean).join(". ");
}
