/** Tooltips: after a short hover, at once on focus, by long press on touch. */
import { typing } from "./keyboard";
import { magnified } from "./magnify";
import { consult } from "./reference.svelte";
import type { Effect } from "./types";

export interface TipContent {
  title: string;
  text?: string;
  facts?: string[];
  effects?: { data: Effect; words: string }[];
  /** What choosing it would do. */
  so?: string;
  /** Why it cannot be chosen now. */
  why?: string;
  rule?: string;
  origin?: string[];
  /** The row of the catalogue, as `kind:id`: the reference tells more of it. */
  row?: { game: string; id: string };
}

interface Shown {
  content: TipContent | null;
  box: DOMRect | null;
  /** A larger copy of the thing's drawing, where its figures are small. */
  drawing: Element | null;
  /** By a long press: it stays, and can be touched. */
  touch: boolean;
}

export const tips: Shown = $state({ content: null, box: null, drawing: null, touch: false });

let timer: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(timer);
  tips.content = null;
}

type Make = () => TipContent | string | null;
const makers = new WeakMap<Element, Make>();
/** The thing with a tooltip that the pointer is on. */
let over: Element | null = null;
/** The finger on the screen has asked what a thing is. */
let asked = false;

function contentOf(node: Element | null): TipContent | null {
  const made = node?.isConnected ? makers.get(node)?.() : null;
  if (!made) return null;
  return typeof made === "string" ? { title: made } : made;
}

function show(node: Element, touch = false): void {
  const content = contentOf(node);
  if (!content) return;
  tips.box = node.getBoundingClientRect();
  tips.drawing = content.row ? magnified(node) : null;
  tips.touch = asked = touch;
  tips.content = content;
}

/** Opens the reference where it tells of the thing that is explained, pointed at or focused. */
export function more(): boolean {
  const row = (tips.content ?? contentOf(over) ?? contentOf(owner(document.activeElement)))?.row;
  hideTip();
  if (row) consult(row.game, row.id);
  return row !== undefined;
}

function owner(target: EventTarget | null): Element | null {
  for (let node = target as Element | null; node instanceof Element; node = node.parentElement) if (makers.has(node)) return node;
  return null;
}

const byTouch = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";
const stays = (): boolean => tips.touch && tips.content !== null;
const onTip = (event: Event): boolean => event.target instanceof Element && event.target.closest(".tip") !== null;

// One set of listeners for all: a board has hundreds of things.
const on: [string, (event: Event) => void][] = [
  ["pointerover", (event) => {
    const node = owner(event.target);
    if (byTouch(event) || stays() || node === over) return;
    hideTip();
    over = node;
    if (node) timer = setTimeout(() => show(node), 250);
  }],
  ["pointerout", (event) => {
    if (byTouch(event) || stays() || (event as PointerEvent).relatedTarget) return;
    over = null;
    hideTip();
  }],
  ["pointerdown", (event) => {
    asked = false;
    if (onTip(event)) return;
    hideTip();
    const node = owner(event.target);
    if (node && byTouch(event)) timer = setTimeout(() => show(node, true), 500);
  }],
  ["pointerup", (event) => byTouch(event) && clearTimeout(timer)],
  ["pointercancel", () => clearTimeout(timer)],
  ["focusin", (event) => {
    const node = owner(event.target);
    if (node?.matches(":focus-visible")) show(node);
  }],
  ["focusout", () => !stays() && queueMicrotask(hideTip)], // a node that is taken away loses the focus while the page is drawn
  ["keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (key.toLowerCase() === "i" && !ctrlKey && !metaKey && !altKey && !typing(event.target) && more()) event.preventDefault();
  }],
];
for (const [name, handler] of on) document.addEventListener(name, handler);
// The finger that asked what a thing is does not choose it when it is lifted.
document.addEventListener("click", (event) => asked && event.stopPropagation(), true);

export function tip(node: Element, make: Make) {
  makers.set(node, make);
  return {
    update: (next: Make) => void makers.set(node, next),
    destroy() {
      makers.delete(node);
      if (over === node) {
        over = null;
        queueMicrotask(hideTip);
      }
    },
  };
}
