/** What happened in the turn that is under way, read from the events. */
import type { Told } from "../../lib/types";

export interface TurnSoFar {
  line: string | null;
  /** The die is still under way along the line. */
  active: boolean;
  activated: string[];
}

export function turnSoFar(events: readonly Told[], seat: number): TurnSoFar {
  const found: TurnSoFar = { line: null, active: false, activated: [] };
  const began = events.map((event) => event.key).lastIndexOf("event-turn");
  for (const event of events.slice(began + 1)) {
    if (event.arguments.seat !== seat) continue;
    switch (event.key) {
      case "event-set-die":
        found.line = event.arguments.line as string;
        found.active = true;
        found.activated = [];
        break;
      case "event-activated":
        found.activated.push(event.arguments.cell as string);
        break;
      case "event-die-rests":
      case "event-die-aside":
      case "event-discarded-die":
        found.active = false;
        break;
    }
  }
  return found;
}

export interface Pop {
  id: string;
  cell?: string;
  line?: string;
  delay: number;
}

const STEP = 180;
const MOST = 1600;

/** The cells and lines to which something happened since a step, in order, each a little later than the one before. */
export function pops(events: readonly Told[], seat: number, after: number): Pop[] {
  const out: Pop[] = [];
  for (const event of events) {
    if (event.step <= after || event.arguments.seat !== seat) continue;
    const delay = Math.min(out.length * STEP, MOST);
    const id = `${event.step}.${out.length}`;
    if (event.key === "event-filled") out.push({ id, line: event.arguments.line as string, delay });
    else if (["event-activated", "event-applied", "event-used-worker", "event-cart-moved", "event-placed"].includes(event.key)) {
      out.push({ id, cell: event.arguments.cell as string, delay });
    }
  }
  return out;
}
