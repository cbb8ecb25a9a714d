/** Opens a table before its screen is drawn: the live wire, the drawing, the words and the catalogue, all at once. */
import { drawn, gameModule } from "../games";
import { Catalog, type GameModule } from "../games/module";
import { gameIn } from "./address";
import { api } from "./api";
import { speak } from "./i18n.svelte";
import { held, hold, keysOf, takeInvitation } from "./keys";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import type { Summary } from "./types";

export interface Entry {
  summary: Promise<Summary>;
  /** None while nothing may be seen of the table: somebody must sit down first. */
  table: Table | null;
  /** All that its screen needs is there. */
  ready: Promise<unknown>;
}

const begun = new Map<string, Entry>();

export interface Drawing {
  module: GameModule;
  catalog: Catalog;
}

const drawings = new Map<string, Promise<Drawing>>();

/** What is needed to draw a game; fetched once. */
export function drawing(game: string): Promise<Drawing> {
  let coming = drawings.get(game);
  if (!coming) {
    coming = Promise.all([gameModule(game), api.catalog(game)]).then(([module, rows]) => ({ module, catalog: new Catalog(rows) }));
    coming.catch(() => drawings.delete(game));
    drawings.set(game, coming);
  }
  return coming;
}

export function enter(id: string): Entry {
  let entry = begun.get(id);
  if (!entry) begun.set(id, (entry = begin(id)));
  return entry;
}

/** Forgets a table, so that it is opened anew the next time. */
export function leave(id: string): void {
  begun.get(id)?.table?.close();
  begun.delete(id);
}

function begin(id: string): Entry {
  const invited = takeInvitation();
  const game = gameIn(location.search) ?? held(id).game;
  if (game && drawn(game)) drawing(game).catch(() => undefined);
  if (invited?.watch) hold(id, (mine) => (mine.watch = invited.watch));
  const extra = invited?.seat && !Object.values(held(id).seats).includes(invited.seat) ? [invited.seat] : [];
  const alone = Object.keys(held(id).seats).length === 0;
  const table = keysOf(id).length || extra.length ? new Table(id, extra) : null;
  const summary = table ? table.first.catch(() => api.summary(id, [...extra, ...keysOf(id, true)])) : api.summary(id, []);
  const settled = summary.then(async (said) => {
    if (extra.length) {
      // The key opens the seats that are new to this browser.
      const mine = alone ? said.mine : (await api.summary(id, extra)).mine;
      hold(id, (kept) => mine.forEach((seat) => (kept.seats[seat] = extra[0]!)));
    }
    if (table) hold(id, (kept) => (kept.game = said.game));
    return said;
  });
  const ready = Promise.all([settled.then((said) => drawing(said.game)), speak(settings.language)]);
  ready.catch(() => undefined); // the screen asks for the same and says what is wrong
  return { summary: settled, table, ready };
}
