/** The icons behind a line of the log. */
import type { Message } from "../../lib/types";
import type { Pair } from "../../ui/fx";

const WORKERS = new Set(["cowboy", "engineer", "builder", "joker"]);

/** A card of the herd, a card that stays hidden, or a worker. */
const card = (id: unknown): Pair => {
  const known = String(id);
  return [WORKERS.has(known) ? known : known === "hidden" ? "card" : `cow-${known}`, ""];
};

const counted = (icon: unknown, n: unknown): Pair => [String(icon), n === 1 ? "" : `×${String(n)}`];

const resource = ({ arguments: { resource, n } }: Message, sign: "+" | "-"): Pair =>
  resource === "money" ? ["coin", `${sign}${String(n)}`] : counted(resource, n);

const SIGNS: Record<string, (event: Message) => Pair[]> = {
  "event-gained": (event) => [resource(event, "+")],
  "event-paid": (event) => [resource(event, "-")],
  "event-drew": (event) => [["card-draw", ""], card(event.arguments.card)],
  "event-drew-worker": (event) => [["card-draw", ""], card(event.arguments.worker)],
  "event-discarded": (event) => [["card-discard", ""], card(event.arguments.card)],
  "event-sold": (event) => [["card-discard", ""], card(event.arguments.card)],
  "event-hired": (event) => [card(event.arguments.worker)],
  "event-bought": (event) => [card(event.arguments.card)],
  "event-used-train": () => [["train", ""]],
  "event-built": () => [["build", ""]],
  "event-replaced": () => [["replace", ""]],
  "event-spent-workers": (event) => [counted(event.arguments.worker, event.arguments.n)],
  "event-used-bonus": (event) => [card(event.arguments.worker)],
  "event-gained-cattle": (event) => [card(event.arguments.card)],
  "event-removed": (event) => [["card-remove", ""], card(event.arguments.card)],
  "event-delivered": (event) => [["delivery", String(event.arguments.n)]],
  "event-placed-disc": () => [["disc", ""]],
  "event-sue-drew": (event) => [card(event.arguments.card)],
  "event-sue-took-cattle": (event) => [card(event.arguments.card)],
};

export const signs = (event: Message): Pair[] => SIGNS[event.key]?.(event) ?? [];
