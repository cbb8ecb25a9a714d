/** Turns a row of the catalogue into a tooltip: name, data, effects in words, rule and provenance. */
import { words, type Words } from "../lib/i18n.svelte";
import type { TipContent } from "../lib/tip.svelte";
import type { CatalogRow } from "../lib/types";

const QUIET = new Set(["angle", "next", "ring", "kind", "colour", "tiles", "number", "repeatable"]);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function fieldName(book: Words, name: string): string {
  const key = `field-${name.replaceAll(" ", "-")}`;
  return book.has(key) ? book.say(key) : name;
}

function fieldValue(book: Words, row: CatalogRow, name: string, value: unknown): string {
  if (value !== null && typeof value === "object" && !Array.isArray(value)) {
    return Object.entries(value)
      .map(([id, n]) => book.say(`need-${id}`, { n }))
      .join(", ");
  }
  for (const key of [`${row.kind}-${name}-${String(value)}`, `${name}-${String(value)}`]) {
    if (typeof value !== "number" && book.has(key)) return book.say(key);
  }
  return String(value);
}

export function rowName(book: Words, row: CatalogRow): string {
  const key = `${row.kind}-${row.id}`;
  return capital(book.has(key) ? book.say(key) : row.name);
}

/** Where the data of a row come from: each origin once, with the names of its data. */
export function originsOf(book: Words, row: CatalogRow): { tag: string; names: string }[] {
  const byTag = new Map<string, string[]>();
  for (const [name, origin] of Object.entries(row.origins)) {
    byTag.set(origin.tag, [...(byTag.get(origin.tag) ?? []), fieldName(book, name)]);
  }
  return [...byTag].map(([tag, names]) => ({ tag, names: names.join(", ") }));
}

export function aboutRow(game: string, row: CatalogRow, more: Partial<TipContent> = {}): TipContent {
  const book = words(game);
  const facts = Object.entries(row.data)
    .filter(([name, value]) => !QUIET.has(name) && value !== 0 && value !== "none" && value !== "")
    .map(([name, value]) => `${capital(fieldName(book, name))}: ${fieldValue(book, row, name, value)}`);
  const origin = originsOf(book, row).map(({ tag, names }) => `${capital(book.say(`origin-${tag}`))}: ${names}`);
  const effects = row.effects.map((data) => ({ data, words: capital(book.say(data.key, data.arguments)) }));
  const help = `help-${row.kind}`;
  const { facts: extra = [], ...rest } = more;
  return {
    title: rowName(book, row),
    facts: [...facts, ...extra],
    effects,
    rule: book.has(help) ? book.say(help) : undefined,
    origin,
    row: { game, id: `${row.kind}:${row.id}` },
    ...rest,
  };
}
