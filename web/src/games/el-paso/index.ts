import { words } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";
import type { GameModule } from "../module";
import { about } from "./about";
import Board from "./Board.svelte";
import { ROADS, SPOTS } from "./board";
import { describe } from "./describe";
import Market from "./Market.svelte";
import PlayerCard from "./PlayerCard.svelte";
import Tray from "./Tray.svelte";
import type { ElPaso } from "./types";
import "./el-paso.css";

const MOVING = new Set(["prompt-movement", "prompt-first-place", "prompt-draft-objective"]);
const DRAWING = new Set(["prompt-before-draw", "prompt-after-draw"]);

const stateOf = (view: View) => view.state as ElPaso;

const module: GameModule = {
  Board,
  Market,
  Tray,
  PlayerCard,
  emblem: "cow-simmental",
  emblemTone: "simmental",
  size: [1080, 730],
  marketKinds: ["market", "worker", "building"],
  trayKinds: ["auxiliary", "disc", "own-worker"],
  phases: (view) => ({
    keys: ["web-phase-move", "web-phase-act", "web-phase-draw"],
    on: MOVING.has(view.prompt.key) ? 0 : DRAWING.has(view.prompt.key) ? 2 : 1,
  }),
  gauge: (view) => {
    const left = stateOf(view).simmentals;
    const key = left ? "ui-simmental-left" : "ui-simmental-empty";
    return { left, of: [9, 9, 9, 14, 19][view.players] ?? 14, text: words("el-paso").say(key, { n: left }) };
  },
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
  about,
  describe,
};

export default module;
