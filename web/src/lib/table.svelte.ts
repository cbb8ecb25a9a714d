/** One open table: what the server told, which choice is in hand, and what was sent and not yet answered. */
import { api, Refused as Denied } from "./api";
import { held, keysOf } from "./keys";
import { Before, idsOf, STEP, still, things } from "./motion";
import { isPerson, isTimed, read, timing, type Reading, type Timing } from "./pace";
import { connect, type Wire } from "./socket";
import { Stage } from "./stage.svelte";
import type { Asked, Frame, FromServer, Line, Moved, Refused, Request, Summary, TableMessage, Told } from "./types";
import { words } from "./i18n.svelte";

interface Pending {
  key: string;
  message: Request;
  /** The table's number with it, once it is stored: it is done when the table has shown that. */
  stored?: number;
}

/** A move as it is shown: what the table looked like before and after. */
interface Step {
  before: Frame;
  frame: Frame;
  told: Told[];
  own: boolean;
}

/** Of the moves of one turn, in milliseconds. */
const MOST_SHOWN = 4000 - STEP;

function pause(time: number, skipped: AbortSignal): Promise<void> {
  return new Promise((end) => {
    if (skipped.aborted) return end();
    const timer = setTimeout(end, time);
    skipped.addEventListener("abort", () => (clearTimeout(timer), end()), { once: true });
  });
}

/** A request before it has its key and seat. */
type Asking = Request extends infer One ? (One extends Request ? Omit<One, "key" | "seat"> : never) : never;

/** What the prompt and the keys need: the live table gives it, and so does a plan. */
export type Playing = Stage &
  Pick<Table, "id" | "refusal" | "busy" | "moving" | "canReplay" | "passTo" | "undo" | "redo" | "restart" | "skip" | "replayLast" | "advise">;

export class Table extends Stage {
  summary = $state.raw<Summary | null>(null);
  frames = $state.raw<Record<number, Frame>>({});
  watch = $state.raw<Frame | null>(null);
  chat = $state.raw<Line[]>([]);
  notes = $state.raw<Record<string, string>>({});
  unread = $state(0);
  connected = $state(false);
  everConnected = $state(false);
  attempt = $state(0);
  refusal = $state.raw<{ code: string; text: string } | null>(null);
  asked = $state.raw<Asked | null>(null);
  private timing = $state.raw<Timing | null>(null);
  /** The last reminder that was heeded. */
  private heeded = $state(0);
  /** Hot-seat: the seat that must first take the screen. */
  passTo = $state<number | null>(null);
  active = $state<number | null>(null);
  /** Moves of others that are not shown yet. */
  private coming: Step[] = [];
  private playing: AbortController | null = null;
  private spent = 0;
  private ownSince = false;
  /** What others did since the own last turn, to be shown again. */
  private shownSteps = $state.raw<Step[]>([]);
  moving = $state(false);
  advising = $state(false);
  /** What others did, in words, when it has been shown. */
  heard = $state("");
  private number = -1;
  private pending = $state.raw<Pending | null>(null);
  private wire: Wire;
  private flashTimer: ReturnType<typeof setTimeout> | undefined;

  readonly busy = $derived(this.pending !== null);
  readonly canReplay = $derived(this.shownSteps.length > 0 && !this.moving);

  /** Who decides, as last told: the board may still be showing what led to it. */
  readonly deciding = $derived((Object.values(this.frames)[0] ?? this.watch)?.view.deciding ?? null);
  /** Somebody waits for the one who sits here, and said so since it is their turn. */
  readonly nudge = $derived.by(() => {
    const since = this.timing?.since ?? 0;
    const mine = (line: Line) => line.nudged === this.seat && line.at >= since && line.id > this.heeded;
    return this.mine ? (this.chat.filter(mine).at(-1) ?? null) : null;
  });
  readonly nudged = $derived(
    this.chat.some((line) => line.nudged != null && line.nudged === this.deciding && line.seat === this.active && line.at >= (this.timing?.since ?? 0)),
  );
  /** Whether a person elsewhere is waited for. */
  readonly canNudge = $derived(this.active !== null && this.deciding !== null && !(this.deciding in this.frames) && isPerson(this.seats[this.deciding]));
  /** The time that each seat has used up to its last turn. */
  readonly used = $derived(this.timing?.used ?? []);

  /** The summary that comes with the first message, or the number with which the server closed the wire. */
  readonly first: Promise<Summary>;
  private opened!: (summary: Summary) => void;

  constructor(
    readonly id: string,
    extra: readonly string[] = [],
  ) {
    super();
    let closed!: (code: number) => void;
    this.first = new Promise((opened, refused) => {
      this.opened = opened;
      closed = refused;
    });
    this.first.catch(() => undefined);
    const keys = () => [...new Set([...extra, ...keysOf(id)])];
    // What the wire says first can be had sooner by a plain request.
    if (keys().length) api.now(id, keys()).then((said) => this.number < 0 && this.receiveTable(said), () => undefined);
    this.wire = connect(id, {
      hello: () => ({ type: "hello", keys: keys(), since: this.number }),
      message: (data) => this.receive(data),
      refused: (code) => closed(code),
      state: (open, attempt) => {
        this.connected = open;
        this.attempt = attempt;
        if (open) this.everConnected = true;
        this.locked = !open;
        if (open && this.pending && this.pending.stored === undefined) this.wire.send(this.pending.message);
      },
    });
  }

  close(): void {
    this.wire.close();
    clearTimeout(this.flashTimer);
  }

  // --- what the server says ---

  private receive(data: FromServer): void {
    switch (data.type) {
      case "table":
        this.receiveTable(data);
        break;
      case "moved":
        this.receiveMoved(data);
        break;
      case "ack":
        if (data.key === this.pending?.key) this.pending = { ...this.pending, stored: data.number };
        this.release();
        break;
      case "refused":
        this.receiveRefused(data);
        break;
      case "chat":
        this.chat = [...this.chat, data];
        if (data.nudged == null) this.unread += 1;
        break;
      case "asked":
        this.asked = data.open ? data : null;
        if (!data.open && data.seat === this.active) this.refusal = { code: "asked", text: words().say("web-asked-refused") };
        break;
    }
  }

  /** Lets go of what was asked for, when it was stored and has been told. */
  private release(): void {
    if (this.pending?.stored !== undefined && this.pending.stored <= this.number) this.pending = null;
  }

  private takeSummary(summary: Summary): void {
    this.summary = summary;
    this.seats = summary.seats;
    this.timing = timing(summary.clock);
    this.opened(summary);
  }

  private receiveTable(data: TableMessage): void {
    const known = data.number === this.number && this.frame !== null && Object.keys(data.seats).every((seat) => seat in this.frames);
    this.chat = data.chat;
    this.notes = data.notes;
    this.asked = data.asked;
    if (known) return; // nothing has changed since: the same was told by another way, or the wire was broken for a moment
    this.number = data.number;
    this.release();
    this.takeSummary(data.summary);
    const before = this.frames;
    this.frames = {};
    for (const [seat, frame] of Object.entries(data.seats)) {
      this.frames[Number(seat)] = joined(before[Number(seat)], frame);
    }
    this.watch = data.watch ? joined(this.watch ?? undefined, data.watch) : null;
    this.coming = [];
    this.playing?.abort();
    this.playing = null;
    this.moving = false;
    this.turn(true);
  }

  private receiveMoved(data: Moved): void {
    const number = data.number;
    if (number <= this.number) return;
    if (number > this.number + 1) {
      this.wire.reconnect(); // something was missed: hello again, from the last number seen
      return;
    }
    this.number = number;
    this.release();
    this.timing = timing(data.clock);
    if (data.summary) this.takeSummary(data.summary);
    const fresh = data.seats;
    const merged: Record<number, Frame> = {};
    for (const [seat, frame] of Object.entries(fresh)) {
      merged[Number(seat)] = joined(this.frames[Number(seat)], frame);
    }
    this.frames = { ...this.frames, ...merged };
    if (data.watch) this.watch = joined(this.watch ?? undefined, data.watch);
    if (data.what !== "move") this.asked = null;
    const told = (this.active !== null ? fresh[this.active] : data.watch)?.events ?? [];
    const frame = this.active === null ? this.watch : (this.frames[this.active] ?? null);
    if (data.what !== "move" || !frame || !this.frame) {
      this.shownSteps = [];
      this.settleAll();
      return;
    }
    const own = data.by === this.active;
    this.coming.push({ before: this.frame, frame, told, own });
    if (!this.playing) void this.playOn();
  }

  /** Shows one move after another; what others do takes at most four seconds a turn, then it is condensed. */
  private async playOn(): Promise<void> {
    const playing = new AbortController();
    this.playing = playing;
    this.spent = 0;
    const seen: Told[] = [];
    for (let step = this.coming.shift(); step; step = this.coming.shift()) {
      if (step.told.some((event) => event.key === "event-turn")) this.spent = 0;
      const before = { ...step, before: this.frame ?? step.before };
      if (step.own) {
        this.ownSince = true;
      } else {
        this.shownSteps = [...(this.ownSince ? [] : this.shownSteps.slice(-80)), before];
        this.ownSince = false;
        seen.push(...step.told);
      }
      await this.showStep(before, playing.signal);
      if (this.playing !== playing) return;
    }
    this.playing = null;
    this.moving = false;
    if (seen.length) this.heard = seen.map((event) => this.say(event)).join(" ");
    this.turn(false);
  }

  private async showStep(step: Step, skipped: AbortSignal): Promise<void> {
    const start = performance.now();
    const quick = skipped.aborted || this.spent > MOST_SHOWN || document.hidden;
    const waits = !step.own && !quick;
    const before = this.drawing && !quick && !still() && this.frame ? new Before(this.drawing, this.frame.view, step.told) : null;
    this.frame = step.frame;
    if (step.own) this.selected = null; // it was carried out; the same may be offered again
    this.settle();
    this.moving = waits;
    const shown = before?.show(skipped) ?? Promise.resolve(idsOf(things(this.drawing, step.told.flatMap((event) => event.refs), false)));
    if (step.own) {
      void shown;
      return;
    }
    this.ring(await shown);
    if (waits && before) await pause(STEP / 3, skipped);
    this.spent += performance.now() - start;
  }

  /** Stops showing: everything is as it is now. */
  skip(): void {
    this.playing?.abort();
  }

  private settleAll(): void {
    this.coming = [];
    this.playing?.abort();
    this.playing = null;
    this.moving = false;
    this.turn(false);
  }

  /** Shows again what others did since the own last turn. */
  async replayLast(): Promise<void> {
    const steps = this.shownSteps;
    if (!steps.length || this.playing) return;
    const playing = new AbortController();
    this.playing = playing;
    this.moving = true;
    this.spent = 0;
    this.frame = { ...steps[0]!.before, view: { ...steps[0]!.before.view, choices: [], refusals: [] } };
    for (const step of steps) {
      if (step.told.some((event) => event.key === "event-turn")) this.spent = 0;
      const frame = { ...step.frame, view: { ...step.frame.view, choices: [], refusals: [] } };
      await pause(still() ? STEP : STEP / 3, playing.signal);
      await this.showStep({ ...step, frame }, playing.signal);
    }
    if (this.playing !== playing) return;
    this.playing = null;
    this.moving = false;
    if (this.coming.length) void this.playOn();
    else this.turn(false);
  }

  private receiveRefused(data: Refused): void {
    if (data.key && data.key !== this.pending?.key) return;
    this.pending = null;
    const book = words(this.view?.game);
    const key = [data.message.key, `web-refused-${data.code}`].find((one) => book.has(one)) ?? "web-refused";
    this.refusal = { code: data.code, text: book.say(key, data.message.arguments, this.names) };
    this.settle();
  }

  /** Shows the right seat; on a shared screen the next person first takes it. */
  private turn(first: boolean): void {
    const mySeats = Object.keys(this.frames).map(Number);
    const deciding = (this.frames[mySeats[0]!] ?? this.watch)?.view.deciding ?? null;
    if (this.active === null || !(this.active in this.frames)) {
      this.active = deciding !== null && deciding in this.frames ? deciding : (mySeats[0] ?? null);
      if (mySeats.length > 1 && this.active === deciding && first) this.passTo = this.active;
    } else if (deciding !== null && deciding !== this.active && deciding in this.frames) {
      this.passTo = deciding;
    } else if (this.passTo !== null && this.passTo !== deciding) {
      this.passTo = null;
    }
    this.refusal = null;
    this.show();
  }

  private show(): void {
    this.frame = this.active === null ? this.watch : (this.frames[this.active] ?? null);
    this.settle();
  }

  take(): void {
    if (this.passTo !== null) this.active = this.passTo;
    this.passTo = null;
    this.show();
  }

  private ring(ids: string[]): void {
    this.flashed = new Set(ids);
    clearTimeout(this.flashTimer);
    this.flashTimer = setTimeout(() => (this.flashed = new Set()), still() ? 1500 : 600);
  }

  // --- what the person does ---

  private ask(message: Asking): void {
    if (this.pending || this.active === null) return;
    const key = crypto.randomUUID();
    const full = { key, seat: this.active, ...message } as Request;
    this.pending = { key, message: full };
    this.refusal = null;
    if (this.connected) this.wire.send(full);
  }

  protected override get confirms(): boolean {
    return this.summary?.confirm ?? true;
  }

  override commit(): void {
    if (!this.selected || !this.connected) return;
    this.heed();
    this.ask({ type: "move", number: this.number, move: this.selected.text });
  }

  /** Asks a bot what it would choose; nothing is played. */
  async advise(): Promise<void> {
    if (!this.mine || this.active === null || this.advising) return;
    this.advising = true;
    try {
      const said = await api.hint(this.id, this.active, keysOf(this.id));
      if (said.step === this.view?.step) this.hints = said.best;
    } catch {
      this.refusal = { code: "hint", text: words().say("web-no-hint") };
    }
    this.advising = false;
  }

  undo(): void {
    if (this.frame?.can_undo) this.ask({ type: "undo", number: this.number });
  }

  redo(): void {
    if (this.frame?.can_redo) this.ask({ type: "redo", number: this.number });
  }

  restart(): void {
    if (this.frame?.can_undo) this.ask({ type: "restart", number: this.number });
  }

  askUndo(to: number): void {
    this.ask({ type: "ask-undo", number: this.number, to });
  }

  agree(yes: boolean): void {
    if (this.asked) this.ask({ type: "agree", ask: this.asked.ask, yes });
    this.asked = null;
  }

  /** What the clock of a seat shows; nothing for bots, and where time matters to nobody. */
  time(seat: number): Reading | null {
    const who = this.seats[seat];
    const pace = this.summary?.pace ?? null;
    if (!this.timing || !who || who.kind === "bot" || who.kind === "automa" || !isTimed(pace, this.seats)) return null;
    if (who.bot) return { thinks: words().say("web-bot-plays"), rest: "", over: false, late: false };
    return read(pace, this.timing, seat, this.deciding === seat && isPerson(who));
  }

  /** Reminds whoever decides. */
  remind(): void {
    this.ask({ type: "nudge" });
  }

  heed(): void {
    if (this.nudge) this.heeded = this.nudge.id;
  }

  /** Whether the host may let a bot play for whoever decides: somebody elsewhere who is late. */
  get canStandIn(): boolean {
    const who = this.deciding === null ? undefined : this.seats[this.deciding];
    if (!who || who.bot || (who.kind !== "link" && who.kind !== "open") || !this.isHost) return false;
    return this.timing !== null && read(this.summary?.pace ?? null, this.timing, who.seat, true).late;
  }

  /** Lets a bot play for a seat, or its person again. */
  async standIn(seat: number, on: boolean): Promise<void> {
    try {
      await api.standIn(this.id, seat, on, keysOf(this.id, true));
    } catch (error) {
      const said = error instanceof Denied ? error.text : undefined;
      this.refusal = { code: "bot", text: words().say(said?.key ?? "web-refused", said?.arguments) };
    }
  }

  tell(text: string): void {
    this.ask({ type: "chat", text });
  }

  note(text: string): void {
    this.ask({ type: "note", text });
    if (this.active !== null) this.notes = { ...this.notes, [this.active]: text };
  }

  get isHost(): boolean {
    return held(this.id).host !== undefined;
  }
}

/** A frame of a `moved` message tells only what is new; the log before it is kept up to its step. */
function joined(before: Frame | undefined, frame: Frame): Frame {
  if (!before) return frame;
  const fresh = frame.events ?? [];
  const first = fresh.length ? Math.min(...fresh.map((event) => event.step)) : Infinity;
  const kept = before.events.filter((event) => event.step < first && event.step <= frame.view.step);
  return { ...frame, events: [...kept, ...fresh] };
}
