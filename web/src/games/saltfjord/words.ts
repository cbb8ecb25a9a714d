import { words } from "../../lib/i18n.svelte";
import type { Arguments } from "../../lib/types";

export const GAME = "saltfjord";
export const t = (key: string, given: Arguments = {}): string => words(GAME).say(key, given);
