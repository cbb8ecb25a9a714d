/** A drawing whose figures or icons are too small to read, larger. */
import { ghostOf, pieceOf } from "./motion";

const READABLE = 11; // px: a figure
const PLAIN = 16; // px: an icon
const TIMES = 1.6;
const WORTH = 1.25; // what grows less is large already
const ROOM = 256; // px: a tooltip's width without its edges

/** How large a text stands on the screen. */
function size(node: Element): number {
  const own = parseFloat(getComputedStyle(node).fontSize);
  const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
  return matrix ? own * Math.hypot(matrix.a, matrix.b) : own;
}

/** One figure is too small, or none of the icons is large enough. */
function small(drawing: Element): boolean {
  const parts = [...drawing.querySelectorAll("*")].filter((node) => !node.closest(".chip, .hint, .sr, .sr-text"));
  const texts = parts.filter((node) => [...node.childNodes].some((part) => part instanceof Text && part.data.trim()));
  const icons = parts.filter((node) => node instanceof SVGUseElement).map((node) => node.getBoundingClientRect().width);
  return texts.some((node) => size(node) < READABLE) || (icons.length > 0 && Math.max(...icons) < PLAIN);
}

/** A larger copy of a thing's drawing, if that helps to read it. */
export function magnified(thing: Element): Element | null {
  const ghost = ghostOf(thing);
  if (!ghost) return null;
  const times = Math.min(TIMES, ROOM / ghost.spot.width, ROOM / ghost.spot.height);
  if (times < WORTH || !small(pieceOf(thing))) return null;
  (ghost.node as HTMLElement | SVGElement).style.setProperty("zoom", String(times));
  return ghost.node;
}
