/** The drawn way of a herder along the trail. */
import type { Message, View } from "../../lib/types";
import type { Point, Route } from "../module";
import { ALONG, ROADS, SPOTS } from "./board";
import type { ElPaso } from "./types";

interface Leg {
  to: string;
  points: Point[];
}

const SAMPLES = 80;
let legs: Map<string, Leg[]> | undefined;

/** Cuts each road at its places. */
function cut(): Map<string, Leg[]> {
  const found = new Map<string, Leg[]>();
  ROADS.forEach((road, i) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", road);
    const length = path.getTotalLength();
    const points = Array.from({ length: SAMPLES + 1 }, (_, k): Point => {
      const { x, y } = path.getPointAtLength((length * k) / SAMPLES);
      return [x, y];
    });
    const places = ALONG[i]!;
    let at = 0;
    for (let k = 1; k < places.length; k++) {
      const spot = SPOTS[places[k]!]!;
      const rest = points.slice(at).map(([x, y]) => Math.hypot(x - spot.x, y - spot.y));
      const next = k === places.length - 1 ? SAMPLES : at + rest.indexOf(Math.min(...rest));
      const from = places[k - 1]!;
      found.set(from, [...(found.get(from) ?? []), { to: places[k]!, points: points.slice(at, next + 1) }]);
      at = next;
    }
  });
  return found;
}

/** The shortest way, as legs. */
function way(from: string, to: string): Leg[] | null {
  legs ??= cut();
  const queue: { at: string; by: Leg[] }[] = [{ at: from, by: [] }];
  const seen = new Set<string>();
  for (let one = queue.shift(); one; one = queue.shift()) {
    if (one.at === to && one.by.length) return one.by;
    for (const leg of legs.get(one.at) ?? []) {
      if (seen.has(leg.to)) continue;
      seen.add(leg.to);
      queue.push({ at: leg.to, by: [...one.by, leg] });
    }
  }
  return null;
}

export function route(message: Message, earlier: readonly Message[], view: View): Route | null {
  if (message.key !== "event-moved") return null;
  const state = view.state as ElPaso;
  const seat = message.arguments.seat as number;
  const last = earlier.find((one) => /^event-(moved|started)$/.test(one.key) && one.arguments.seat === seat);
  const from = earlier.length ? (last?.arguments.node as string | undefined) : state.players[seat]?.herder;
  const by = from ? way(from, message.arguments.node as string) : null;
  if (!by) return null;
  const stands = new Set(state.trail.filter((node) => node.neutral || node.building).map((node) => node.node));
  return {
    points: by.flatMap((leg) => leg.points),
    stops: by.filter((leg) => stands.has(leg.to) || leg.to === "EP").map((leg): Point => [SPOTS[leg.to]!.x - 64, SPOTS[leg.to]!.y - 46]),
  };
}
