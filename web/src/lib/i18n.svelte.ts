/**
 * Text for people, from Fluent sources: the house's and the game's from the server, the screen's own from here.
 *
 * An argument whose name is the kind of a thing holds the thing's id. The message sees the thing's name under
 * the same argument (from the message `<kind>-<id>`) and the id under `<kind>_id`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Arguments } from "./types";

const screens: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en.ftl?raw"),
  ru: () => import("../locale/ru.ftl?raw"),
  pl: () => import("../locale/pl.ftl?raw"),
};

// Arguments that are no things: numbers, words that messages select by, and names already in words.
const PLAIN = new Set(
  ("n cost vp total old others joker both upgraded sign owner where kind any name names path error command " +
    "text first last seed seconds step value left where_ limit").split(" "),
);

export class Words {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Formats a message; an unknown key gives the key, so that nothing ever breaks the table. */
  say(key: string, given: Arguments = {}, names: readonly string[] = []): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const prepared: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) this.prepare(prepared, name, value, names);
    return this.bundle.formatPattern(message.value, prepared, []);
  }

  private prepare(
    out: Record<string, FluentVariable>,
    name: string,
    value: unknown,
    names: readonly string[],
  ): void {
    if (name === "seat") {
      out[name] = names[value as number] ?? String((value as number) + 1);
    } else if (PLAIN.has(name)) {
      out[name] = value as FluentVariable;
    } else if (isText(value)) {
      out[name] = this.say(value[0], value[1]);
    } else if (name === "effects") {
      const effects = value as [string, Arguments][];
      out[name] = effects.map(([key, inner]) => this.say(key, inner)).join(" · ");
      out.any = effects.length;
    } else if (Array.isArray(value)) {
      out[name] = value.map((thing) => this.say(`card-${String(thing)}`)).join(", ");
      out.n = value.length;
    } else {
      out[name] = this.say(`${name}-${String(value)}`);
      out[`${name}_id`] = value as FluentVariable;
    }
  }
}

function isText(value: unknown): value is [string, Arguments] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === "string" &&
    typeof value[1] === "object" &&
    value[1] !== null
  );
}

interface Sources {
  base: FluentResource[];
  games: Record<string, string>;
}

const loaded = new Map<string, Sources>();
let current = $state.raw<{ language: string; books: Map<string, Words> } | null>(null);

function book(language: string, game: string): Words {
  const sources = loaded.get(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (sources) {
    const own = game && sources.games[game] ? [new FluentResource(sources.games[game])] : [];
    for (const source of [...sources.base, ...own]) bundle.addResource(source, { allowOverrides: true });
  }
  return new Words(language, bundle);
}

/** Loads a language and shows it at once. */
export async function speak(language: string): Promise<void> {
  if (!loaded.has(language)) {
    const [own, house] = await Promise.all([(screens[language] ?? screens.en)!(), api.texts(language)]);
    loaded.set(language, {
      base: [new FluentResource(house.common), new FluentResource(own.default)],
      games: house.games,
    });
  }
  if (settings.language === language) current = { language, books: new Map() };
}

/** The words of the language shown now; reading them makes a component follow the language. */
export function words(game = ""): Words {
  const language = current?.language ?? settings.language;
  const books = current?.books;
  let found = books?.get(game);
  if (!found) {
    found = book(language, game);
    books?.set(game, found);
  }
  return found;
}

export function ready(): boolean {
  return current !== null;
}

export function t(key: string, given: Arguments = {}): string {
  return words().say(key, given);
}
