/** Tooltips: after a short hover, at once on focus, by long press on touch. */
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
}

export const tips = $state<{ content: TipContent | null; box: DOMRect | null }>({ content: null, box: null });

let timer: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(timer);
  tips.content = null;
}

type Make = () => TipContent | string | null;
const makers = new WeakMap<Element, Make>();
/** The thing with a tooltip that the pointer is on. */
let over: Element | null = null;

function show(node: Element): void {
  const made = node.isConnected ? makers.get(node)?.() : null;
  if (!made) return;
  tips.box = node.getBoundingClientRect();
  tips.content = typeof made === "string" ? { title: made } : made;
}

function owner(target: EventTarget | null): Element | null {
  for (let node = target as Element | null; node instanceof Element; node = node.parentElement) if (makers.has(node)) return node;
  return null;
}

// One set of listeners for all: a board has hundreds of things.
const on: [string, (event: Event) => void][] = [
  ["pointerover", (event) => {
    const node = owner(event.target);
    if (node === over) return;
    hideTip();
    over = node;
    if (node && (event as PointerEvent).pointerType !== "touch") timer = setTimeout(() => show(node), 250);
  }],
  ["pointerout", (event) => {
    if ((event as PointerEvent).relatedTarget) return;
    over = null;
    hideTip();
  }],
  ["pointerdown", (event) => {
    hideTip();
    const node = owner(event.target);
    if (node && (event as PointerEvent).pointerType === "touch") timer = setTimeout(() => show(node), 500);
  }],
  ["pointerup", (event) => (event as PointerEvent).pointerType === "touch" && clearTimeout(timer)],
  ["pointercancel", () => clearTimeout(timer)],
  ["focusin", (event) => {
    const node = owner(event.target);
    if (node?.matches(":focus-visible")) show(node);
  }],
  ["focusout", () => queueMicrotask(hideTip)], // a node that is taken away loses the focus while the page is drawn
];
for (const [name, handler] of on) document.addEventListener(name, handler);

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
