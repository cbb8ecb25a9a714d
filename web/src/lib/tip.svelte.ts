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

export function tip(node: Element, make: () => TipContent | string | null) {
  const show = () => {
    const made = make();
    if (!made) return;
    tips.box = node.getBoundingClientRect();
    tips.content = typeof made === "string" ? { title: made } : made;
  };
  const enter = (event: Event) => {
    clearTimeout(timer);
    if ((event as PointerEvent).pointerType === "touch") return;
    timer = setTimeout(show, 250);
  };
  const focus = () => {
    if (node.matches(":focus-visible")) show();
  };
  const press = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "touch") return hideTip();
    clearTimeout(timer);
    timer = setTimeout(show, 500);
  };
  const lift = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch") clearTimeout(timer);
  };
  const on: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hideTip],
    ["pointerdown", press],
    ["pointerup", lift],
    ["pointercancel", lift],
    ["focus", focus],
    ["blur", () => queueMicrotask(hideTip)], // a node that is taken away loses the focus while the page is drawn
  ];
  for (const [name, handler] of on) node.addEventListener(name, handler);
  return {
    update(next: () => TipContent | string | null) {
      make = next;
    },
    destroy() {
      for (const [name, handler] of on) node.removeEventListener(name, handler);
      hideTip();
    },
  };
}
