/**
 * Asks for the table in the address, and for its game's components, while the rest of the client is on its way.
 *
 * A small script of its own, run as soon as it has arrived; the client takes the answers through `rondelEarly`.
 */
import { catalogPath, gameIn, nowPath, tableIn } from "./lib/address";
import { bearer, held, invitation, openingKeys } from "./lib/keys";

const asked = new Map<string, Promise<Response>>();

function ask(path: string, keys: readonly string[]): void {
  const answer = fetch(path, keys.length ? { headers: { Authorization: bearer(keys) } } : {});
  answer.catch(() => undefined); // whoever takes the answer is told
  asked.set(path + bearer(keys), answer);
}

/** The answer to a request that was already sent, once. */
export function take(path: string, keys: readonly string[]): Promise<Response> | undefined {
  const answer = asked.get(path + bearer(keys));
  asked.delete(path + bearer(keys));
  return answer;
}

const table = tableIn(location.pathname);
if (table) {
  const keys = openingKeys(table, invitation());
  const game = gameIn(location.search) ?? held(table).game;
  if (keys.length) ask(nowPath(table), keys);
  if (game) ask(catalogPath(game), []);
}
