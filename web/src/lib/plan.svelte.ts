/** One's own next turn, tried out on what one's seat sees. The server makes up the rest and keeps nothing of it. */
import { api, Refused } from "./api";
import { words } from "./i18n.svelte";
import { keysOf } from "./keys";
import { Stage } from "./stage.svelte";
import type { Playing, Table } from "./table.svelte";
import type { Frame } from "./types";

export class Plan extends Stage implements Playing {
  readonly id: string;
  refusal = $state.raw<{ code: string; text: string } | null>(null);
  busy = $state(false);
  readonly moving = false;
  readonly canReplay = false;
  readonly passTo = null;
  private readonly base: Frame;
  private readonly who: number;
  /** Decides everything that is made up, so that the same moves lead to the same place. */
  private readonly luck = crypto.getRandomValues(new Uint32Array(1))[0]!;
  private moves: string[] = [];
  /** How many moves, guessed ones included, there were before each own one. */
  private own: number[] = [];

  constructor(table: Table) {
    super();
    this.id = table.id;
    this.base = table.frame!;
    this.who = table.seat!;
    this.seats = table.seats;
    this.drawing = table.drawing;
    this.frame = this.base;
    void this.try([], []);
  }

  /** Asks what these moves lead to; the plan stays as it is if the server refuses. */
  private async try(moves: string[], own: number[]): Promise<void> {
    const step = this.base.view.step;
    this.busy = true;
    this.refusal = null;
    try {
      const made = await api.plan(this.id, this.who, { step, luck: this.luck, moves }, keysOf(this.id));
      const before = this.base.events.filter((event) => event.step <= step);
      this.moves = made.moves;
      this.own = own;
      this.frame = {
        ...made.frame,
        events: [...before, ...made.frame.events],
        last_own: made.frame.last_own ?? this.base.last_own,
        can_undo: own.length > 0,
        revealed: null, // nothing was really shown: all of it can be taken back
      };
      this.settle();
    } catch (error) {
      this.refusal = { code: "plan", text: words().say(error instanceof Refused && error.status === 400 ? "web-refused-stale" : "web-no-plan") };
    }
    this.busy = false;
  }

  override commit(): void {
    if (this.selected && !this.busy) void this.try([...this.moves, this.selected.text], [...this.own, this.moves.length]);
  }

  undo(): void {
    this.goBack(this.own.length - 1);
  }

  restart(): void {
    this.goBack(0);
  }

  private goBack(to: number): void {
    if (to in this.own && !this.busy) void this.try(this.moves.slice(0, this.own[to]), this.own.slice(0, to));
  }

  redo(): void {
    /* a plan is quickly made again */
  }

  skip(): void {
    /* nothing moves by itself */
  }

  async replayLast(): Promise<void> {
    /* nothing was played */
  }

  async advise(): Promise<void> {
    /* a bot knows the table, not the plan */
  }
}
