/** What a board needs to draw and to let choose: a live table, a plan and a replay all give it. */
import type { GameModule } from "../games/module";
import { t, words } from "./i18n.svelte";
import { idsOf, things } from "./motion";
import { settings } from "./settings.svelte";
import type { Choice, Frame, Message, SeatInfo, Thing, Told, View } from "./types";

export const CHOICE_KEYS = "123456789acdfgjknoqtvwyz"; // letters that do nothing else

export const thingKey = (thing: Thing): string => `${thing[0]}:${thing[1]}`;

/** A line of the log: something that happened, how often one after another, and how many events came before it. */
export interface Entry {
  told: Told;
  times: number;
  before: number;
}

/** What happened, newest first; the same thing several times in one move is one line. */
function entries(events: readonly Told[]): Entry[] {
  const found: Entry[] = [];
  for (let before = events.length - 1; before >= 0; before--) {
    const told = events[before]!;
    const last = found.at(-1);
    if (last && last.told.step === told.step && last.told.key === told.key && JSON.stringify(last.told.arguments) === JSON.stringify(told.arguments)) {
      last.times += 1;
      last.before = before;
    } else found.push({ told, times: 1, before });
  }
  return found;
}

export class Stage {
  frame = $state.raw<Frame | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  selected = $state.raw<Choice | null>(null);
  hovered = $state.raw<Choice | null>(null);
  group = $state.raw<Choice[] | null>(null);
  /** Things ringed because something just happened to them, or because the log is pointed at. */
  flashed = $state.raw<ReadonlySet<string>>(new Set());
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** The message whose way is drawn, with those before it, latest first. */
  traced = $state.raw<{ message: Message; earlier: readonly Message[] } | null>(null);
  locked = $state(false);
  /** A phone first draws where something can be chosen: false until that is on the screen. */
  settled = $state(true);
  /** How the game is drawn, as soon as it is loaded. */
  drawing: GameModule | null = null;

  readonly view = $derived<View | null>(this.frame?.view ?? null);
  readonly seat = $derived<number | null>(this.view?.seat ?? null);
  readonly names = $derived.by(() => {
    const automa = words(this.view?.game).say("automa-name");
    return this.seats.map((seat) => seat.name || (seat.kind === "automa" ? automa : `${seat.seat + 1}`));
  });
  readonly choices = $derived<Choice[]>(this.view?.choices ?? []);
  readonly log = $derived(entries(this.frame?.events ?? []));
  readonly over = $derived(this.view !== null && this.view.deciding === null);
  readonly mine = $derived(this.view !== null && this.seat !== null && this.view.deciding === this.seat);
  readonly byThing = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      if (!choice.points_at) continue;
      const key = thingKey(choice.points_at);
      found.set(key, [...(found.get(key) ?? []), choice]);
    }
    return found;
  });
  /** Things that look possible but are not, and the kinds of which something may be chosen. */
  readonly refused = $derived(new Map((this.view?.refusals ?? []).map((one) => [thingKey(one.points_at), one])));
  readonly openKinds = $derived(new Set(this.choices.flatMap((choice) => (choice.points_at ? [choice.points_at[0]] : []))));
  /** The refused thing that is pointed at. */
  doubted = $state<string | null>(null);
  /** What a bot would choose: texts of choices, best first. */
  hints = $state.raw<string[]>([]);
  /** What a click on a refused thing is answered with. */
  explained = $state("");
  readonly keyOf = $derived.by(() => {
    const keys = new Map<string, string>();
    this.choices.forEach((choice, i) => {
      const letter = CHOICE_KEYS[i];
      if (letter) keys.set(choice.text, letter);
    });
    return keys;
  });
  /** The choice whose consequences are shown. */
  readonly shown = $derived<Choice | null>(this.selected ?? this.hovered);

  offers(kind: string, id: string): Choice[] {
    return this.byThing.get(`${kind}:${id}`) ?? [];
  }

  /** Whether a part that shows things of this kind is to be drawn already. */
  isDue(kind: string): boolean {
    return this.settled || this.openKinds.has(kind);
  }

  /** Points at a line of the log (or at nothing): rings its things and draws its way. */
  point(line: Entry | null): void {
    const own = line !== null && line.told.arguments.seat === this.seat;
    this.pointed = new Set(line ? idsOf(things(this.drawing, line.told.refs, own)) : []);
    this.traced = line && { message: line.told, earlier: (this.frame?.events ?? []).slice(0, line.before).reverse() };
  }

  /** Why a thing cannot be chosen, in words; nothing if it can, or is no choice now. */
  whyNot(kind: string, id: string): string | null {
    const refusal = this.refused.get(`${kind}:${id}`);
    return refusal ? this.say(refusal) : null;
  }

  isRinged(kind: string, id: string): boolean {
    const key = `${kind}:${id}`;
    return this.flashed.has(key) || this.pointed.has(key);
  }

  label(choice: Choice): string {
    return this.say(choice);
  }

  say(message: Message): string {
    return words(this.view?.game).say(message.key, message.arguments, this.names);
  }

  /** What a choice would do, in words. */
  consequence(choice: Choice | null): string {
    return (choice?.preview ?? [])
      .filter((message) => message.key !== "event-turn")
      .map((message) => this.say(message))
      .join(" ");
  }

  /** A click on a component: selects, opens a small chooser, confirms what is selected, or explains. */
  pick(kind: string, id: string, name = ""): void {
    const offered = this.offers(kind, id);
    const why = this.whyNot(kind, id);
    this.explained = offered.length ? "" : [name, why ?? t("web-no-choice")].filter(Boolean).join(": ");
    if (!offered.length || this.locked) return;
    if (offered.length > 1) this.open(offered);
    else this.choose(offered[0]!);
  }

  choose(choice: Choice): void {
    if (this.locked) return;
    if (this.selected?.text === choice.text) return this.commit();
    this.group = null;
    this.selected = choice;
    if (settings.confirm !== "all" && !(choice.final && this.confirms)) this.commit();
  }

  /** Offers some choices as buttons. */
  open(choices: Choice[]): void {
    if (!choices.length || this.locked) return;
    this.selected = null;
    this.group = choices;
  }

  back(): void {
    if (this.selected) this.selected = null;
    else this.group = null;
    this.hovered = null;
  }

  /** Whether what cannot be undone is confirmed, as the table was set up. */
  protected get confirms(): boolean {
    return true;
  }

  commit(): void {
    /* a replay commits nothing */
  }

  protected settle(): void {
    const still = this.choices.find((choice) => choice.text === this.selected?.text);
    this.selected = still ?? (this.choices.length === 1 ? this.choices[0]! : null);
    this.hovered = null;
    this.group = null;
    this.explained = "";
    this.doubted = null;
    this.hints = [];
  }

  /** The place of a thing among a bot's best choices; 0 if it is none of them. */
  hintOf(kind: string, id: string): number {
    return this.hints.findIndex((text) => this.offers(kind, id).some((choice) => choice.text === text)) + 1;
  }
}
