/** The whole game by keyboard. */
import type { GameModule } from "../games/module";
import type { Playing } from "./table.svelte";

export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function jump(selector: string): void {
  const region = document.querySelector<HTMLElement>(selector);
  const first = region?.querySelector<HTMLElement>("button:not([disabled]), [tabindex='0'], a[href]");
  (first ?? region)?.focus();
}

/** Arrow keys walk through what may be chosen. */
function walk(by: number): void {
  const open = [...document.querySelectorAll<HTMLElement | SVGElement>(".thing.may, .box.may, .prompt .btn:not([disabled])")].filter(
    (node) => node.getBoundingClientRect().width > 0,
  );
  if (!open.length) return;
  const at = open.indexOf(document.activeElement as HTMLElement);
  open[(at + by + open.length) % open.length]!.focus();
}

export function tableKeys(table: Playing, module: GameModule, more: { help: () => void; step: (by: number) => void; zoom: (by: number) => void }): (event: KeyboardEvent) => void {
  const jumps = module.panes.flatMap((pane) => (pane.key ? [[pane.key, () => jump(`#pane-${pane.id}`)] as const] : []));
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector("dialog[open]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const onButton = event.target instanceof HTMLElement && /^(BUTTON|A)$/.test(event.target.tagName);
    const actions: Record<string, () => void> = {
      Escape: () => table.back(),
      u: () => (event.shiftKey ? table.restart() : table.undo()),
      r: () => table.redo(),
      s: () => {
        const done = table.choices.find((choice) => module.finishes(choice));
        if (done) table.choose(done);
      },
      e: () => actions.s!(),
      x: () => table.open(table.choices.filter((choice) => module.anytime(choice))),
      p: () => jump(".players"),
      l: () => jump(".log"),
      h: () => void table.advise(),
      "[": () => more.step(-1),
      "]": () => more.step(1),
      "+": () => more.zoom(1.25),
      "=": () => more.zoom(1.25),
      "-": () => more.zoom(0.8),
      "0": () => more.zoom(0),
      "?": more.help,
      ArrowRight: () => walk(1),
      ArrowDown: () => walk(1),
      ArrowLeft: () => walk(-1),
      ArrowUp: () => walk(-1),
      ...Object.fromEntries(jumps),
    };
    if (table.passTo !== null) return;
    if (event.key === " " && table.moving) {
      event.preventDefault();
      table.skip();
      return;
    }
    if (event.key === "Enter" && !onButton) {
      if (table.selected) table.commit();
      return;
    }
    const chosen = [...table.keyOf].find(([, letter]) => letter === key)?.[0];
    const choice = table.choices.find((one) => one.text === chosen);
    if (choice && !event.shiftKey) {
      event.preventDefault();
      table.choose(choice);
      return;
    }
    const action = actions[key];
    if (action) {
      event.preventDefault();
      action();
    }
  };
}
