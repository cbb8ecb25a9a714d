import type { View } from "../../lib/types";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { HEIGHT, ROADS, SPOTS, WIDTH } from "./board";
import { describe } from "./describe";
import sprite from "./icons.svg?raw";
import Market from "./Market.svelte";
import { route } from "./route";
import PlayerCard from "./PlayerCard.svelte";
import PlayerSide from "./PlayerSide.svelte";
import Tray from "./Tray.svelte";
import { signs } from "./signs";
import { SIMMENTALS, type ElPaso } from "./types";
import { t } from "./words";

const MOVING = new Set(["prompt-movement", "prompt-first-place", "prompt-draft-objective"]);
const DRAWING = new Set(["prompt-before-draw", "prompt-after-draw"]);

const FLOW: Record<string, "give" | "none"> = {
  "event-spent-workers": "give",
  "event-used-bonus": "give",
  "event-used-train": "none",
  "event-used-auxiliary": "none",
  "event-turned-up": "none",
  "event-showed-hand": "none",
};

const stateOf = (view: View) => view.state as ElPaso;

const module: GameModule = {
  sprite,
  layout: "tray-layout",
  panes: [
    {
      id: "tray",
      label: "web-your-area",
      Draw: Tray,
      as: "footer",
      kinds: ["auxiliary", "disc", "own-worker", "own-tile"],
      tab: { icon: "ui-me", label: "web-tab-mine" },
      pinned: true,
      own: true,
      scales: true,
    },
    {
      id: "board",
      label: "ui-board",
      Draw: Board,
      as: "main",
      kinds: ["node", "post", "tile", "train", "breed"],
      tab: { icon: "ui-map", label: "web-tab-board" },
      key: "b",
      map: {
        size: [WIDTH, HEIGHT],
        focus: (view) => {
          const herder = stateOf(view).players[view.seat ?? 0]?.herder;
          const spot = herder ? SPOTS[herder] : null;
          return spot ? [spot.x, spot.y] : null;
        },
        lines: ROADS,
        figures: (view) =>
          stateOf(view).players.flatMap((player) => {
            const spot = player.herder ? SPOTS[player.herder] : null;
            return spot ? [{ seat: player.seat, x: spot.x, y: spot.y }] : [];
          }),
        route,
      },
    },
    {
      id: "market",
      label: "ui-markets",
      Draw: Market,
      as: "aside",
      kinds: ["market", "worker", "building"],
      tab: { icon: "ui-market", label: "ui-markets" },
      key: "m",
      scales: true,
    },
  ],
  PlayerCard,
  setUpWith(option, value) {
    const [kind, n] = option.split("-");
    return kind === "building" ? [kind, `${n}${value}`] : kind === "train" ? [kind, `T${n}-${value}`] : undefined;
  },
  PlayerSide,
  narrowSide: true,
  phases: (view) => ({
    steps: [t("web-phase-move"), t("web-phase-act"), t("web-phase-draw")],
    on: MOVING.has(view.prompt.key) ? 0 : DRAWING.has(view.prompt.key) ? 2 : 1,
  }),
  gauge: (view) => {
    const left = stateOf(view).simmentals;
    const total = SIMMENTALS[view.players] ?? 14;
    const key = left ? "ui-simmental-left" : "ui-simmental-empty";
    return { icon: "cow-simmental", tone: "simmental", figure: String(left), text: t(key, { n: left }), done: 1 - left / total };
  },
  finishes: (choice) => choice.text === "done" || choice.text === "no disc",
  anytime: (choice) => choice.text === "exchange" || choice.points_at?.[0] === "own-worker",
  drawnAs: { card: ["market", "breed", "hand"] },
  places: ["node", "post"],
  flow: (event) => FLOW[event.key] ?? "take",
  signs,
  describe,
};

export default module;
