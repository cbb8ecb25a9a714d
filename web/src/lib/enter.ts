/** Opens a table before its screen is drawn: the live wire, the drawing, the words and the catalogue, all at once. */
import { drawn, gameModule } from "../games";
import { Catalog, type GameModule } from "../games/module";
import { api } from "./api";
import { held, hold, keysOf, takeInvitation } from "./keys";
import { Table } from "./table.svelte";
import type { Summary } from "./types";

export interface Entry {
  summary: Promise<Summary>;
  /** None while nothing may be seen of the table: somebody must sit down first. */
  table: Table | null;
}

const begun = new Map<string, Entry>();

/** What is needed to draw a game; fetched once. */
export async function drawing(game: string): Promise<{ module: GameModule; catalog: Catalog }> {
  const [module, rows] = await Promise.all([gameModule(game), api.catalog(game)]);
  return { module, catalog: new Catalog(rows) };
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
  const game = new URLSearchParams(location.search).get("game") ?? held(id).game;
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
  return { summary: settled, table };
}
