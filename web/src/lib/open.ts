import { api } from "./api";
import { hold } from "./keys";
import type { Created, NewTable } from "./types";

/** Keeps the keys of a new table in this browser and gives its address. */
export function keep(created: Created, game?: string): string {
  hold(created.table, (mine) => {
    if (game) mine.game = game;
    mine.host = created.host_key;
    mine.watch = created.watch_key;
    for (const seat of created.seats) {
      if (!seat.key) continue;
      if (seat.kind === "here") mine.seats[seat.seat] = seat.key;
      else mine.links = { ...mine.links, [seat.seat]: seat.key };
    }
  });
  return game ? `/t/${created.table}?game=${game}` : `/t/${created.table}`;
}

export async function openTable(table: NewTable): Promise<string> {
  return keep(await api.create(table), table.game);
}
