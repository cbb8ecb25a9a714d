/** The games that this client can draw: every folder beside this file that gives a module. */
import { learn } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameModule } from "./module";

// Styles are small and come with the first ones: a table needs one file less.
import.meta.glob("./*/*.css", { eager: true });

// So does what all games draw with.
import "../ui/Legal.svelte";
import "../ui/LegalBox.svelte";

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

const planted = new Set<string>();

/** Makes a game's icons known to the page. */
function plant(game: string, sprite: string): void {
  if (planted.has(game)) return;
  planted.add(game);
  document.body.insertAdjacentHTML("afterbegin", sprite);
}

/** Loads a game's drawing, its icons and its words. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`no drawing for ${game}`);
  const [module] = await Promise.all([load().then((loaded) => (plant(game, loaded.default.sprite), loaded.default)), learn(game)]);
  return module;
}
