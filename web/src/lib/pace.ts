/** Time at the table: the server says since when somebody thinks, the browser counts on by itself. */
import { createSubscriber } from "svelte/reactivity";
import { t } from "./i18n.svelte";
import type { Clock, Pace, SeatInfo } from "./types";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** For a turn, where no pace was agreed on; the server has the same. */
const PATIENCE = 3 * DAY;

/** What a table's clock said, and how far this browser's time is ahead of the server's. */
export interface Timing extends Clock {
  ahead: number;
}

/** What the clock of one seat shows. */
export interface Reading {
  /** For how long it has been thinking; empty if it is not its turn. */
  thinks: string;
  /** What is left or used, or by how much it is over. */
  rest: string;
  over: boolean;
  /** Over, or nothing was agreed and days have passed: a bot may take over. */
  late: boolean;
}

const second = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** The time; whatever is drawn with it is drawn again every second. */
function now(): number {
  second();
  return Date.now();
}

export const timing = (clock: Clock): Timing => ({ ...clock, ahead: Date.now() - clock.now });

/** A time in figures: 2:15, or 1:02:15. */
export function figures(time: number): string {
  const all = Math.floor(time / SECOND);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A time as one says it: 2:15, 3 h, 2 days. */
function lasting(time: number): string {
  if (time < 60 * MINUTE) return figures(time);
  if (time < DAY) return t("web-hours", { n: Math.floor(time / (60 * MINUTE)) });
  return t("web-days", { n: Math.floor(time / DAY) });
}

/** Whether a person sits there and plays, who can be waited for. */
export const isPerson = (seat: SeatInfo | undefined): boolean => seat !== undefined && seat.kind !== "automa" && seat.taken && !seat.bot;

/** Whether time matters to anybody: a pace was agreed on, or people wait for each other. */
export const isTimed = (pace: Pace | null, seats: readonly SeatInfo[]): boolean =>
  pace !== null || seats.filter((seat) => seat.kind !== "automa" && seat.kind !== "bot").length > 1;

/** What a seat's clock shows; it runs if the seat decides. */
export function read(pace: Pace | null, clock: Timing, seat: number, decides: boolean): Reading {
  const waited = decides ? Math.max(0, now() - clock.ahead - clock.since) : 0;
  const used = (clock.used[seat] ?? 0) + waited;
  const thinks = decides ? t("web-thinks", { text: lasting(waited) }) : "";
  const late = decides && waited > PATIENCE;
  if (pace?.minutes) {
    const left = pace.minutes * MINUTE - used;
    const rest = left < 0 ? t("web-time-over", { text: figures(-left) }) : t("web-time-left", { text: figures(left) });
    return { thinks, rest, over: left < 0, late: decides && left < 0 };
  }
  if (pace?.days && decides) {
    const left = pace.days * DAY - waited;
    const rest = left < 0 ? t("web-time-over", { text: lasting(-left) }) : t("web-time-left", { text: lasting(left) });
    return { thinks, rest, over: left < 0, late: left < 0 };
  }
  return { thinks, rest: decides || !used ? "" : t("web-time-used", { text: lasting(used) }), over: false, late };
}

/** What was agreed on, in words; nothing if nothing was. */
export function paceText(pace: Pace | null): string {
  if (pace?.minutes) return t("web-pace-n-minutes", { n: pace.minutes });
  return pace?.days ? t("web-pace-n-days", { n: pace.days }) : "";
}
