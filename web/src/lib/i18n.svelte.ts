/**
 * Text for people, from Fluent sources: the house's and the games' (the package's own), and the screen's words.
 *
 * An argument whose name is the kind of a thing holds the thing's id. The message sees the thing's name under
 * the same argument (from the message `<kind>-<id>`) and the id under `<kind>_id`.
 */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Arguments } from "./types";

// Parsed when the client is built (vite.config.ts): a phone has better to do.
type Source = () => Promise<FluentResource>;
const house = import.meta.glob<FluentResource>("../../../src/rondel/locale/*/*.ftl", { import: "default" });
const screens = import.meta.glob<FluentResource>("../locale/*.ftl", { import: "default" });
const tables = import.meta.glob<FluentResource>("../games/*/locale/*.ftl", { import: "default" });

/** The sources of what every screen says (no game), or of what one game says. */
function sources(language: string, game: string): Source[] {
  const found = game
    ? [house[`../../../src/rondel/locale/${language}/${game}.ftl`], tables[`../games/${game}/locale/${language}.ftl`]]
    : [house[`../../../src/rondel/locale/${language}/common.ftl`], screens[`../locale/${language}.ftl`]];
  return found.filter((source) => source !== undefined);
}

// Arguments that are no things: numbers, words that messages select by, and names already in words.
const PLAIN = new Set(
  ("n cost vp total old others joker both upgraded sign owner where kind any name names path error command " +
    "text first last seed seconds step value left where_ limit").split(" "),
);

/** A whole number, written without asking the browser's number formats: they take long to load. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const plain = (value: unknown): FluentVariable => (Number.isInteger(value) ? new Whole(value as number) : (value as FluentVariable));

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
    return this.tied(this.bundle.formatPattern(message.value, prepared, []));
  }

  /**
   * Ties figures to what they count, and words of one letter to the next, where a line must not break. Letters are
   * named by their ranges: `\p{L}` takes a phone tens of milliseconds to prepare.
   */
  private tied(text: string): string {
    const figures = text.replace(/(\d|[−-]\$?\d) (?=[$£%×A-Za-zÀ-ɏЀ-ӿ])(?!(?:of|to|and|or|from|из|до|и|или|z|do|i|lub|na) )/g, "$1\u00a0");
    if (this.language === "en") return figures;
    return figures.replace(/(?<=^|[\s(«„])([A-Za-zÀ-ɏЀ-ӿ]) (?=\S)/g, "$1\u00a0").replace(/ (?=[—–] )/g, "\u00a0");
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
      out[name] = plain(value);
    } else if (isText(value)) {
      out[name] = this.say(value[0], value[1]);
    } else if (name === "effects") {
      const effects = value as [string, Arguments][];
      out[name] = effects.map(([key, inner]) => this.say(key, inner)).join(" · ");
      out.any = plain(effects.length);
    } else if (Array.isArray(value)) {
      out[name] = value.map((thing) => this.say(`card-${String(thing)}`)).join(", ");
      out.n = plain(value.length);
    } else {
      out[name] = this.say(`${name}-${String(value)}`);
      out[`${name}_id`] = plain(value);
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

const loaded = new Map<string, Promise<void>>();
const texts = new Map<string, FluentResource[]>();
const learnt = new Set<string>();
let current = $state.raw<{ language: string; books: Map<string, Words> } | null>(null);

function load(language: string, game: string): Promise<void> {
  const key = `${language}/${game}`;
  let coming = loaded.get(key);
  if (!coming) {
    coming = Promise.all(sources(language, game).map((source) => source())).then((found) => void texts.set(key, found));
    coming.catch(() => loaded.delete(key));
    loaded.set(key, coming);
  }
  return coming;
}

function book(language: string, game: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = game ? (texts.get(`${language}/${game}`) ?? []) : [];
  for (const source of [...(texts.get(`${language}/`) ?? []), ...own]) bundle.addResource(source, { allowOverrides: true });
  return new Words(language, bundle);
}

/** Loads a language, with the games already met, and shows it at once. */
export async function speak(language: string): Promise<void> {
  await Promise.all(["", ...learnt].map((game) => load(language, game)));
  if (settings.language === language) current = { language, books: new Map() };
}

/** Loads the words of a game, now and with every later language. */
export async function learn(game: string): Promise<void> {
  learnt.add(game);
  await load(settings.language, game);
  if (current) current = { language: current.language, books: new Map() };
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
