/** The rules and components of a game, over whatever screen is shown. */
import { gameModule } from "../games";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { CatalogRow, RuleSection } from "./types";

/** The game whose reference lies open, and where: a rule's id, or `kind:id` of a component. */
export const reference = $state<{ game: string; at: string }>({ game: "", at: "" });

export function consult(game: string, at = ""): void {
  reference.game = game;
  reference.at = at;
}

export interface Book {
  rows: CatalogRow[];
  sections: RuleSection[];
}

/** All that a reference shows; its icons and words are then known too. */
export async function bookOf(game: string): Promise<Book> {
  const [rows, sections] = await Promise.all([api.catalog(game), api.rules(game, settings.language), gameModule(game)]);
  return { rows, sections };
}
