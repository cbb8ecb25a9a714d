/** Reads the messages of a choice's preview as changes of the own counters. */
import type { Choice, Message } from "../../lib/types";

export interface Change {
  goods: Record<string, number>;
  vp: number;
  workers: number;
  /** A crate that would come to a pier. */
  crate: { crate: string; pier: string } | null;
  cells: string[];
  ability: string | null;
}

function bump(change: Change, resource: string, n: number): void {
  if (resource === "vp") change.vp += n;
  else change.goods[resource] = (change.goods[resource] ?? 0) + n;
}

function read(change: Change, message: Message): void {
  const said = message.arguments as Record<string, string>;
  switch (message.key) {
    case "event-gained":
      bump(change, said.resource!, Number(said.n));
      break;
    case "event-paid":
      bump(change, said.resource!, -Number(said.n));
      break;
    case "event-sold":
      bump(change, said.good!, -1);
      bump(change, "fish", Number(said.n));
      break;
    case "event-traded":
      bump(change, said.good!, -1);
      bump(change, "vp", Number(said.n));
      break;
    case "event-upgraded":
    case "event-downgraded": {
      const [from, to] = (said.arrow ?? said.back ?? "").split("-");
      if (!from || !to) break;
      bump(change, from, -1);
      bump(change, to, 1);
      break;
    }
    case "event-completed":
      change.crate = { crate: said.crate!, pier: said.pier! };
      break;
    case "event-used-worker":
      change.workers -= 1;
      change.cells.push(said.cell!);
      break;
    case "event-gained-worker":
      change.workers += 1;
      break;
    case "event-took-ability":
      change.ability = said.ability!;
      break;
    case "event-activated":
    case "event-applied":
      change.cells.push(said.cell!);
      break;
  }
}

export function changeOf(choice: Choice | null, seat: number | null): Change {
  const change: Change = { goods: {}, vp: 0, workers: 0, crate: null, cells: [], ability: null };
  for (const message of choice?.preview ?? []) {
    if (message.arguments.seat === seat) read(change, message);
  }
  return change;
}
