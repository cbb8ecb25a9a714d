/**
 * Placing a tile with one gesture. The engine asks in small steps (stack, cell of the tile's first cell, turn);
 * this sends them one after another and knows which preview to draw. It uses only what is offered and the shape.
 */
import type { Stage } from "../../lib/stage.svelte";
import type { Choice } from "../../lib/types";
import type { Catalog } from "../module";
import { CELLS, SIZE, TURNS, cellId, placeOf, shapeOf, turned } from "./geometry";
import { stateOf, type LaidTile, type Turn } from "./types";

export interface Floating {
  tile: string;
  x: number;
  y: number;
}

export class Placing {
  /** The turn that the person wants. */
  turn = $state<Turn>("0");
  /** The cell under the pointer or the focus. */
  at = $state<string | null>(null);
  floating = $state.raw<Floating | null>(null);
  /** A cell and a turn that were meant together. */
  private wish: { cell: string; turn: Turn } | null = null;
  private dropped: string | null = null;
  private chosenTurn = false;
  private following: string | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly catalog: Catalog,
  ) {}

  private readonly asked = $derived.by(() => this.stage.view?.prompt.key ?? "");
  readonly tile = $derived.by((): string | null => {
    const { view } = this.stage;
    if (!view || !this.stage.choices.length || (this.asked !== "prompt-place" && this.asked !== "prompt-rotate")) return null;
    return view.prompt.arguments.tile as string;
  });
  readonly rotating = $derived(this.tile !== null && this.asked === "prompt-rotate");
  readonly turns = $derived.by((): Turn[] => {
    if (this.rotating) return this.stage.choices.flatMap((choice) => (choice.points_at?.[0] === "turn" ? [choice.points_at[1] as Turn] : []));
    return this.tile && this.at ? this.likely(this.tile, this.at) : [...TURNS];
  });
  /** The preview on the grid. */
  readonly ghost = $derived.by((): LaidTile | null => {
    const { tile } = this;
    if (!tile) return null;
    if (this.rotating) {
      const chosen = this.stage.selected?.points_at;
      const turn = chosen?.[0] === "turn" ? (chosen[1] as Turn) : this.fitting(this.turns);
      const cell = CELLS[stateOf(this.stage.view!).stack.at(-1)?.[3] ?? -1];
      return cell ? { tile, cell, turn } : null;
    }
    const picked = this.stage.selected?.points_at;
    const cell = picked?.[0] === "cell" ? picked[1] : this.at;
    if (!cell || !this.stage.offers("cell", cell).length) return null;
    return { tile, cell, turn: this.fitting(this.likely(tile, cell)) };
  });

  private fitting(turns: readonly Turn[]): Turn {
    return turns.includes(this.turn) ? this.turn : (turns[0] ?? this.turn);
  }

  /** Turns in which the tile would lie on cells that are offered too; the engine has the last word. */
  private likely(tile: string, cell: string): Turn[] {
    const shape = shapeOf(this.catalog, tile);
    const [row, column] = placeOf(cell);
    const state = stateOf(this.stage.view!);
    const laid = state.players[this.stage.seat ?? 0]!.cells;
    const lies = (turn: Turn, free: (r: number, c: number) => boolean) =>
      turned(shape, turn).every(([r, c]) => {
        const y = row + r;
        const x = column + c;
        return y >= 0 && x >= 0 && y < SIZE && x < SIZE && free(y, x);
      });
    const offered = TURNS.filter((turn) => lies(turn, (r, c) => this.stage.offers("cell", cellId(r, c)).length > 0));
    const all = offered.length ? offered : TURNS.filter((turn) => lies(turn, (r, c) => laid[r * SIZE + c] === null));
    return shape === "single" ? ["0"] : all;
  }

  /** Turns the preview clockwise. */
  rotate(): void {
    const { turns } = this;
    const from = this.ghost?.turn ?? this.turn;
    for (let i = 1; i <= TURNS.length; i++) {
      const next = TURNS[(TURNS.indexOf(from) + i) % TURNS.length]!;
      if (!turns.includes(next)) continue;
      this.turn = next;
      break;
    }
    this.chosenTurn = true;
    if (this.rotating) this.select();
  }

  private select(): void {
    this.stage.selected = this.stage.offers("turn", this.fitting(this.turns))[0] ?? null;
  }

  /** A click, a drop or Enter on a cell. `meant` says that the turn shown is meant as well. */
  place(cell: string, meant = this.chosenTurn): void {
    const choice = this.stage.offers("cell", cell)[0];
    if (!choice || !this.tile) return;
    this.at = cell;
    const turn = this.fitting(this.likely(this.tile, cell));
    this.turn = turn;
    this.wish = meant ? { cell, turn } : null;
    this.stage.choose(choice);
  }

  /** Called with every new view: goes on with what was begun. */
  settle(): void {
    if (this.following) this.goOn(this.following);
    this.following = null;
    if (!this.tile) {
      this.at = null;
      this.wish = null;
      this.chosenTurn = false;
      if (!this.floating) this.dropped = null;
      return;
    }
    if (this.rotating) {
      const wished = this.wish && this.stage.offers("turn", this.wish.turn)[0];
      this.wish = null;
      if (wished) this.stage.choose(wished);
      else this.select();
    } else if (this.dropped) {
      const cell = this.dropped;
      this.dropped = null;
      this.place(cell, true);
    }
  }

  /** Two steps as one: the first is sent now, the other when it is offered. */
  follow(first: Choice, then: string | null): void {
    this.following = then;
    this.stage.choose(first);
  }

  private goOn(text: string): void {
    const next = this.stage.choices.find((choice) => choice.text === text);
    if (next) this.stage.choose(next);
  }

  // --- dragging ---

  lift(tile: string, choice: Choice | null, x: number, y: number): void {
    this.floating = { tile, x, y };
    this.dropped = null;
    if (!choice) return;
    this.stage.selected = choice;
    this.stage.commit();
  }

  drag(x: number, y: number): void {
    if (!this.floating) return;
    this.floating = { ...this.floating, x, y };
    this.at = cellAt(x, y);
  }

  drop(): void {
    this.floating = null;
    if (!this.at) return;
    if (this.tile) this.place(this.at, true);
    else this.dropped = this.at;
  }
}

function cellAt(x: number, y: number): string | null {
  const node = document.elementFromPoint(x, y)?.closest("[data-own-cell]");
  return node?.getAttribute("data-own-cell") ?? null;
}

const known = new WeakMap<Stage, Placing>();

export function placingOf(stage: Stage, catalog: Catalog): Placing {
  const found = known.get(stage);
  if (found) return found;
  // It outlives the component that asked first, so what it derives must not belong to that one.
  let made!: Placing;
  $effect.root(() => {
    made = new Placing(stage, catalog);
  });
  known.set(stage, made);
  return made;
}

export interface Draggable {
  stage: Stage;
  catalog: Catalog;
  tile: string | null;
  /** The stack from which the tile would be taken; none if it is taken already. */
  stack?: string;
}

/** Lets a tile be dragged into the village, with a mouse or a pen; a finger scrolls, and taps instead. */
export function dragTile(node: Element, given: Draggable) {
  let from: { x: number; y: number } | null = null;
  let lifted = false;
  const placing = () => placingOf(given.stage, given.catalog);

  function down(event: Event): void {
    const { button, pointerType, clientX, clientY } = event as PointerEvent;
    const choice = given.stack === undefined ? undefined : given.stage.offers("stack", given.stack)[0];
    if (button !== 0 || pointerType === "touch" || !given.tile || given.stage.locked || (given.stack !== undefined && !choice)) return;
    event.preventDefault();
    from = { x: clientX, y: clientY };
    lifted = false;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }
  function move(event: PointerEvent): void {
    if (!from || !given.tile) return stop();
    if (!lifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
    if (!lifted) {
      lifted = true;
      const choice = given.stack === undefined ? null : (given.stage.offers("stack", given.stack)[0] ?? null);
      placing().lift(given.tile, choice, event.clientX, event.clientY);
    }
    placing().drag(event.clientX, event.clientY);
  }
  function up(): void {
    if (lifted) {
      placing().drop();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    }
    stop();
  }
  function stop(): void {
    from = null;
    lifted = false;
    placing().floating = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  node.addEventListener("pointerdown", down);
  return {
    update(next: Draggable) {
      given = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      // a drag goes on while the table draws itself anew under it
    },
  };
}
