/** The keys this browser holds: its seats, and the tables it hosts. They never leave in a URL. */

export interface HeldTable {
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

/** Takes the key out of an invitation `/t/<table>#seat=<key>` and cleans the address. */
export function takeInvitation(): { seat?: string; watch?: string } | null {
  const said = new URLSearchParams(location.hash.slice(1));
  const seat = said.get("seat") ?? undefined;
  const watch = said.get("watch") ?? undefined;
  if (!seat && !watch) return null;
  history.replaceState(history.state, "", location.pathname);
  return { seat, watch };
}
