import { api } from "../lib/api";
import type { GameModule } from "./module";

const LAST = "rondel.game";

/** A new game adds one line here, and its folder. */
const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  "el-paso": () => import("./el-paso"),
};

export const drawn = (game: string): boolean => game in modules;

export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[game];
  if (!load) throw new Error(`no drawing for ${game}`);
  localStorage.setItem(LAST, game);
  return (await load()).default;
}

/** Fetches the drawing and the catalogue of the game played last, before the table says which it is. */
export function warm(): void {
  const game = localStorage.getItem(LAST) ?? Object.keys(modules)[0]!;
  if (!drawn(game)) return;
  void gameModule(game);
  void api.catalog(game).catch(() => undefined);
}
