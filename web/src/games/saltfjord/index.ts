import type { View } from "../../lib/types";
import type { GameModule } from "../module";
import { describe } from "./describe";
import Goods from "./Goods.svelte";
import sprite from "./icons.svg?raw";
import "./layout.css";
import Own from "./Own.svelte";
import PlayerCard from "./PlayerCard.svelte";
import PlayerSide from "./PlayerSide.svelte";
import "./saltfjord.css";
import Shared from "./Shared.svelte";
import "./shared.css";
import { signs } from "./signs";
import { isDrafting, ROUNDS, stateOf } from "./types";
import { t } from "./words";

const ENDING = new Set(["prompt-pause-piers", "prompt-pause-turn", "prompt-pause-game"]);
const BEFORE = new Set(["prompt-main", "prompt-set-die"]);

const phases = (view: View) =>
  isDrafting(view)
    ? { steps: [t("web-phase-set")], on: 0 }
    : {
        steps: [t("web-phase-die"), t("web-phase-act"), t("web-phase-end")],
        on: BEFORE.has(view.prompt.key) ? 0 : ENDING.has(view.prompt.key) ? 2 : 1,
      };

const FLOW: Record<string, "give" | "none"> = {
  "event-paid": "give",
  "event-threw": "give",
  "event-sold": "none",
  "event-upgraded": "none",
  "event-downgraded": "none",
  "event-tile-turned-up": "none",
  "event-tile-removed": "none",
  "event-crate-turned-up": "none",
  "event-crate-removed": "none",
  "event-bonus": "none",
};

const module: GameModule = {
  sprite,
  layout: "halves-layout",
  panes: [
    {
      id: "own",
      label: "web-your-village",
      Draw: Own,
      as: "main",
      kinds: ["cell", "turn", "line", "good", "arrow", "back", "pier", "catch"],
      tab: { icon: "ui-me", label: "web-tab-village" },
      key: "b",
      own: true,
    },
    {
      id: "shared",
      label: "web-main-board",
      Draw: Shared,
      as: "aside",
      kinds: ["set", "die", "stack", "tavern", "space", "track", "way", "ability", "type", "catch"],
      tab: { icon: "ui-map", label: "web-tab-board" },
      key: "m",
    },
    { id: "goods", label: "web-goods", Draw: Goods, as: "footer", kinds: [], pinned: true },
  ],
  PlayerCard,
  PlayerSide,
  phases,
  gauge: (view) => {
    const { round } = stateOf(view);
    return { icon: "season", figure: String(round), text: t("web-round-of", { n: round, total: ROUNDS }), done: round / ROUNDS };
  },
  finishes: (choice) => choice.text === "done",
  anytime: (choice) => choice.points_at?.[0] === "extra",
  lastChance: (view) => view.prompt.key === "prompt-pause-game",
  drawnAs: { crate: ["space"], tile: ["stack"], area: ["way"] },
  places: ["tavern", "area", "track"],
  flow: (event) => FLOW[event.key] ?? "take",
  signs,
  describe,
};

export default module;
