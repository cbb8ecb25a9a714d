/** The games that this client can draw: every folder beside this file that gives a module. */
import { learn } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameModule } from "./module";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const titles = import.meta.glob<Record<string, string>>("./*/title.json", { eager: true, import: "default" });
const emblems = import.meta.glob<string>("./*/emblem.svg", { eager: true, query: "?url", import: "default" });
const covers = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });

export const drawn = (game: string): boolean => `./${game}/index.ts` in modules;

/** The short title in the language shown now. */
export function title(game: string): string {
  const said = titles[`./${game}/title.json`];
  return said?.[settings.language] ?? said?.en ?? game;
}

/** Pictures that stand for a game where its own drawing is not loaded. */
export const emblem = (game: string): string => emblems[`./${game}/emblem.svg`] ?? "";
export const cover = (game: string): string => covers[`./${game}/cover.svg`] ?? "";

/** Loads a game's drawing and its words. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`no drawing for ${game}`);
  const [loaded] = await Promise.all([load(), learn(game)]);
  return loaded.default;
}
