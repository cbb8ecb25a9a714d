/** The keys this browser holds: its seats, and the tables it hosts. They never leave in a URL. */

export interface HeldTable {
  /** Its game, so that the drawing can be fetched at once. */
  game?: string;
  seats: Record<number, string>;
  host?: string;
  watch?: string;
  /** Seats whose person sits elsewhere: the host may hand out their links. */
  links?: Record<number, string>;
}

const STORE = "rondel.tables";

function read(): Record<string, HeldTable> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, HeldTable>;
  } catch {
    return {};
  }
}

export function held(table: string): HeldTable {
  return read()[table] ?? { seats: {} };
}

export function hold(table: string, change: (held: HeldTable) => void): void {
  const all = read();
  const mine = all[table] ?? { seats: {} };
  change(mine);
  all[table] = mine;
  localStorage.setItem(STORE, JSON.stringify(all));
}

export function forget(table: string): void {
  const all = read();
  delete all[table];
  localStorage.setItem(STORE, JSON.stringify(all));
}

/** Keys for one table: seats first, then the right to watch; the host key only where it is needed. */
export function keysOf(table: string, withHost = false): string[] {
  const mine = held(table);
  const keys = Object.values(mine.seats);
  if (withHost && mine.host) keys.push(mine.host);
  if (mine.watch) keys.push(mine.watch);
  return keys;
}

export function allKeys(): string[] {
  return Object.values(read()).flatMap((mine) => {
    const seats = Object.values(mine.seats);
    return seats.length ? seats : [mine.host, mine.watch].filter((key) => key !== undefined).slice(0, 1);
  });
}

/** How a request says which keys it brings. */
export const bearer = (keys: readonly string[]): string => `Bearer ${keys.join(",")}`;

export interface Invitation {
  seat?: string;
  watch?: string;
}

/** An invitation's link: the server may see which game it is, but not the key. */
export const invite = (table: string, game: string, kind: "seat" | "watch", key: string): string =>
  `${location.origin}/t/${table}?game=${game}#${kind}=${key}`;

/** The invitation in the address `/t/<table>?game=<game>#seat=<key>`. */
export function invitation(): Invitation | null {
  const said = new URLSearchParams(location.hash.slice(1));
  const seat = said.get("seat") ?? undefined;
  const watch = said.get("watch") ?? undefined;
  return seat || watch ? { seat, watch } : null;
}

/** Takes the invitation, and cleans the address of its key. */
export function takeInvitation(): Invitation | null {
  const found = invitation();
  if (found) history.replaceState(history.state, "", location.pathname + location.search);
  return found;
}

/** Keys with which a table is opened: that of the invitation, and those held. */
export function openingKeys(table: string, invited: Invitation | null): string[] {
  const mine = held(table);
  const keys = [invited?.seat, ...Object.values(mine.seats), invited?.watch ?? mine.watch];
  return [...new Set(keys.filter((key) => key !== undefined))];
}
