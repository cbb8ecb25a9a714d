/** The icons behind a line of the log. */
import type { Message } from "../../lib/types";
import type { Pair } from "../../ui/fx";

const counted = (icon: unknown, n: unknown): Pair => [String(icon), n === 1 ? "" : `×${String(n)}`];

/** An arrow of the warehouse, such as grain-food: from this good to that. */
const arrow = (id: unknown): Pair[] => {
  const [from, to] = String(id).split("-");
  return [[from!, ""], ["g-then", ""], [to!, ""]];
};

const resource = ({ arguments: { resource, n } }: Message): Pair[] => [counted(resource, n)];

const SIGNS: Record<string, (event: Message) => Pair[]> = {
  "event-gained": resource,
  "event-paid": resource,
  "event-took-die": (event) => [[`die-${String(event.arguments.colour)}`, String(event.arguments.n)]],
  "event-sold": (event) => [[String(event.arguments.good), ""], ["g-then", ""], counted("fish", event.arguments.n)],
  "event-traded": (event) => [[String(event.arguments.good), ""], ["g-then", ""], counted("vp", event.arguments.n)],
  "event-upgraded": (event) => arrow(event.arguments.arrow),
  "event-downgraded": (event) => arrow(event.arguments.back),
  "event-used-worker": () => [["worker", ""]],
  "event-gained-worker": () => [["worker", ""]],
  "event-completed": () => [["order", ""]],
  "event-learned": () => [["tech", ""]],
  "event-took-ability": () => [["ability", ""]],
  "event-gained-cart": () => [["cart", ""]],
  "event-cart-moved": () => [["cart", ""]],
  "event-sailed": () => [["boat-advance", ""]],
  "event-returned": () => [["boat-home", ""]],
  "event-caught": () => [["catch", ""]],
  "event-kept": () => [["catch", ""]],
  "event-filled": (event) => [[String(event.arguments.line).startsWith("row") ? "line-row" : "line-col", ""]],
  "event-closed": () => [["tavern", ""]],
  "event-bonus": () => [["tech-bonus", ""]],
};

export const signs = (event: Message): Pair[] => SIGNS[event.key]?.(event) ?? [];
