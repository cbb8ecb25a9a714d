/**
 * Shows what others do: after each of their moves the real tokens fly from where they were to where they go.
 *
 * Everything is read from the events' refs and from the page: components carry `data-id="kind:id"`, figures that walk
 * `data-token="name"`, player cards `data-seat`. A game only says which kinds are places (things are put there).
 */
import { tick } from "svelte";
import type { GameModule } from "../games/module";
import { settings } from "./settings.svelte";
import type { Message, Thing, Told, View } from "./types";

export const STEP = 420;
const STAGGER = 130;
const MOST = 4; // flights of one move; what else happened is ringed

export function still(): boolean {
  return settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const pace = () => (settings.motion === "short" ? STEP / 2 : STEP);

type Spot = { x: number; y: number; width: number; height: number };

/** Components on the page that an event names; those of the own area only if the event is one's own. */
export function things(module: GameModule | null, refs: readonly Thing[], own: boolean): Element[] {
  return refs.flatMap(([kind, id]) => {
    const kinds = [kind, ...(module?.drawnAs?.[kind] ?? [])];
    const found = kinds.flatMap((one) => [...document.querySelectorAll(`[data-id="${CSS.escape(one)}:${CSS.escape(id)}"]`)]);
    return found.filter((node) => own || !node.closest(".pane.own")).slice(0, 1);
  });
}

export const idsOf = (nodes: readonly Element[]): string[] => nodes.map((node) => node.getAttribute("data-id") ?? "");

/** Where a thing is on the screen; behind a phone's tab it is at the tab, outside its pane at the pane's edge. */
function spotOf(node: Element): Spot | null {
  const box = node.getBoundingClientRect();
  const pane = node.closest(".pane");
  if (!box.width) {
    const tab = pane && document.querySelector(`.tabs [data-pane="${pane.id}"]`)?.getBoundingClientRect();
    return tab?.width ? { x: tab.x + tab.width / 2 - 12, y: tab.y + 4, width: 24, height: 24 } : null;
  }
  const frame = pane?.getBoundingClientRect();
  if (!frame) return box;
  const x = Math.max(frame.left - box.width / 2, Math.min(box.x, frame.right - box.width / 2));
  const y = Math.max(frame.top - box.height / 2, Math.min(box.y, frame.bottom - box.height / 2));
  return { x, y, width: box.width, height: box.height };
}

interface Ghost {
  node: Element;
  spot: Spot;
}

/** The part of a thing that its drawing marks as its piece, or all of it. */
export const pieceOf = (whole: Element): Element => whole.querySelector("[data-piece]") ?? whole;

/** A copy of a thing's piece that can fly over the page, or lie in a tooltip. */
export function ghostOf(whole: Element): Ghost | null {
  const source = pieceOf(whole);
  const spot = spotOf(source);
  if (!spot) return null;
  const copy = source.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(".legal, .halo, .chip, .ringed, .refused, .sr, .sr-text, .hint")) part.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-id", "data-token", "data-seat", "role", "tabindex"]) part.removeAttribute(name);
  }
  copy.classList.remove("may", "sel", "no", "ringed");
  let node = copy;
  if (source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement)) {
    const box = source.getBBox();
    copy.removeAttribute("transform");
    (copy as SVGElement).style.transform = "";
    node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    node.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    node.append(copy);
  }
  node.classList.add("ghost");
  const style = (node as HTMLElement | SVGElement).style;
  style.width = `${spot.width}px`;
  style.height = `${spot.height}px`;
  return { node, spot };
}

interface Flight {
  ghost: Ghost;
  from: Spot;
  /** Points of the screen between start and end. */
  via: { x: number; y: number }[];
  to: Spot;
  /** The real thing, hidden until its copy has landed. */
  hide?: Element;
}

function fly(sky: Element, { ghost, from, via, to, hide }: Flight, after: number): Promise<void> {
  const { node, spot } = ghost;
  sky.append(node);
  const fit = (room: Spot) => Math.min(1, Math.max(room.width, 22) / spot.width, Math.max(room.height, 22) / spot.height);
  const at = (x: number, y: number, scale: number) => ({
    transform: `translate(${x - spot.width / 2}px, ${y - spot.height / 2}px) scale(${scale})`,
  });
  const on = (room: Spot) => at(room.x + room.width / 2, room.y + room.height / 2, fit(room));
  const frames = [on(from), ...via.map(({ x, y }) => at(x, y, 1)), on(to)];
  const hidden = hide as HTMLElement | undefined;
  if (hidden) hidden.style.visibility = "hidden";
  const easing = via.length ? "ease-in-out" : "cubic-bezier(.2,.8,.2,1)";
  const moving = node.animate(frames, { duration: pace(), delay: after, fill: "both", easing });
  const land = () => {
    node.remove();
    if (hidden) hidden.style.visibility = "";
  };
  return moving.finished.then(land, land);
}

/** The page before a move is shown: what will be needed to show where things came from. */
export class Before {
  private readonly tokens = new Map<string, Spot>();
  private readonly sources: { event: Told; thing: Ghost | null; seat: Element | null }[];

  constructor(
    private readonly module: GameModule,
    private readonly view: View,
    told: readonly Told[],
  ) {
    for (const node of document.querySelectorAll("[data-token]")) {
      const spot = spotOf(node);
      if (spot) this.tokens.set(node.getAttribute("data-token")!, spot);
    }
    this.sources = told.map((event) => {
      const moved = event.refs.filter(([kind]) => !this.isPlace(kind));
      const [thing] = things(module, moved, event.arguments.seat === view.seat);
      return { event, thing: thing ? ghostOf(thing) : null, seat: seatOf(event) };
    });
  }

  private isPlace(kind: string): boolean {
    return this.module.places.includes(kind);
  }

  /** Shows the move that the page has just taken over; ends early when it is skipped. */
  async show(skipped: AbortSignal): Promise<string[]> {
    await tick();
    const sky = document.querySelector(".sky");
    const flights = sky && !skipped.aborted ? this.flights() : [];
    const ringed = this.sources.flatMap(({ event }) => things(this.module, event.refs, event.arguments.seat === this.view.seat));
    if (!sky || !flights.length) return idsOf(ringed);
    const landed = Promise.all(flights.slice(0, MOST).map((flight, i) => fly(sky, flight, i * STAGGER)));
    const cut = new Promise<void>((end) => skipped.addEventListener("abort", () => end(), { once: true }));
    await Promise.race([landed, cut]);
    if (skipped.aborted) for (const moving of sky.getAnimations({ subtree: true })) moving.finish();
    return idsOf(ringed);
  }

  private flights(): Flight[] {
    const walks = this.walks();
    const found = [...walks];
    for (const { event, thing, seat } of this.sources) {
      const flow = this.module.flow?.(event) ?? "take";
      const place = event.refs.filter(([kind]) => this.isPlace(kind)).at(-1);
      const there = place ? things(this.module, [place], true)[0] : undefined;
      const target = there && spotOf(there);
      const face = seat?.querySelector(".mark") ?? seat;
      const home = face && spotOf(face);
      if (flow === "none") continue;
      if (target && thing) {
        const laid = ghostOf(there);
        if (laid) found.push({ ghost: laid, from: thing.spot, via: [], to: target, hide: there });
      } else if (target && home && !walks.length) {
        const mark = ghostOf(face);
        if (mark) found.push({ ghost: mark, from: home, via: [], to: { ...target, width: 24, height: 24 } });
      } else if (thing && home) {
        found.push(flow === "give" ? { ghost: thing, from: home, via: [], to: thing.spot } : { ghost: thing, from: thing.spot, via: [], to: home });
      }
    }
    return found;
  }

  /** Figures that stood elsewhere before, along their path if the game draws one. */
  private walks(): Flight[] {
    const found: Flight[] = [];
    for (const node of document.querySelectorAll("[data-token]")) {
      const from = this.tokens.get(node.getAttribute("data-token")!);
      const here = ghostOf(node);
      if (!from || !here || (Math.abs(from.x - here.spot.x) < 3 && Math.abs(from.y - here.spot.y) < 3)) continue;
      const via = this.sources.map(({ event }) => this.path(event)).find((path) => path.length) ?? [];
      found.push({ ghost: here, from, via, to: here.spot, hide: node });
    }
    return found;
  }

  private path(event: Message): { x: number; y: number }[] {
    for (const pane of this.module.panes) {
      const route = pane.map?.route?.(event, [], this.view);
      const drawing = document.querySelector<SVGSVGElement>(`#pane-${pane.id} svg.bsvg`);
      const matrix = drawing?.getScreenCTM();
      if (!route || !matrix) continue;
      const points = route.points.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
      return points.slice(1, -1).map(({ x, y }) => ({ x, y }));
    }
    return [];
  }
}

function seatOf(event: Told): Element | null {
  return document.querySelector(`.players [data-seat="${String(event.arguments.seat)}"]`);
}
