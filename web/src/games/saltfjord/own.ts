/** Whether a side is drawn to play on it, or only to look at it. */
import { getContext, setContext } from "svelte";

const STILL = "saltfjord-still";
export const onlyToLookAt = (): boolean => setContext(STILL, true);
export const isPlayed = (): boolean => !getContext<boolean | undefined>(STILL);
