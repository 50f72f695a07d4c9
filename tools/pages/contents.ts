/** The table of contents of the site: its documents and modules in reading order. */

import { GAME_IDS } from "caravanserai";

/** A heading of the navigation, and the entries below it. */
interface Chapter {
  readonly title: string;
  /** Documents by their path under `docs`, without extension. */
  readonly documents?: readonly string[];
  /** Modules by their specifier. */
  readonly modules?: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    title: "Guides",
    documents: [
      "getting-started",
      "saving-and-loading",
      "upgrading",
      "pictures",
      "board-element",
      "words",
      "state-managers",
      "hidden-information",
      "publishing-a-game",
      "boardgame-io",
      "bots",
      "writing-a-bot",
      "training-a-player",
      "drawing-a-layout",
      "boards",
      "playing",
      "command",
      "adding-a-game",
    ],
  },
  {
    title: "Recipes",
    documents: [
      "recipes/click-by-click",
      "recipes/react",
      "recipes/websocket-server",
      "recipes/boardgame-io",
      "recipes/web-worker",
      "recipes/searching-bot",
    ],
  },
  { title: "Rules", documents: GAME_IDS.map((id) => `rules/${id}`) },
  {
    title: "Reference and proof",
    documents: [
      "json-schemas",
      "limits",
      "performance",
      "bot-protocol",
      "results",
      "testing",
      "architecture",
    ],
  },
  {
    title: "Modules: games",
    modules: [
      ...GAME_IDS.map((id) => `caravanserai/${id}`),
      "caravanserai",
      "caravanserai/layouts",
    ],
  },
  {
    title: "Modules: screens",
    modules: [
      "caravanserai/svg",
      ...GAME_IDS.map((id) => `caravanserai/svg/${id}`),
      "caravanserai/svg/plain",
      "caravanserai/element",
      "caravanserai/element/react",
      "caravanserai/element/vue",
      "caravanserai/element/svelte",
      "caravanserai/words/en",
      "caravanserai/words/fr",
      "caravanserai/words/de",
    ],
  },
  {
    title: "Modules: bots, servers, tests",
    modules: [
      "caravanserai/bots",
      ...GAME_IDS.map((id) => `caravanserai/bots/${id}`),
      "caravanserai/bots/worker",
      "caravanserai/learn",
      "caravanserai/node",
      "caravanserai/boardgame-io",
      "caravanserai/kit",
      "caravanserai/testing",
    ],
  },
];

/**
 * Exports that come first in their category, in this order. The others follow: functions, values, classes and types, each in
 * alphabetical order.
 */
// prettier-ignore
export const FIRST_EXPORTS: readonly string[] = [
  "setup", "legalMoves", "apply", "score", "explain", "events", "hash", "randomSeed",
  "Options", "Move", "MoveEvent", "Refusal", "Score", "Points",
  "board", "contentsOf", "neighboursOf", "choices", "picks", "simulate", "Simulation", "view", "resample",
  "formatMove", "parseMove", "record", "extendRecord", "formatRecord", "parseRecord", "replay", "steps",
  "load", "loadView", "isLoaded", "diff", "patch",
  "defineLayout", "checkLayout", "defineTileSet", "checkTileSet",
  "generateLayout",
  "State", "View", "SeatState", "GAME_IDS", "GameId", "Game",
  "defineBoard", "CaravanseraiBoard", "BoardProperties", "toSvg", "SvgOptions",
  "words", "throughTheDesert", "nomadi", "desertSons", "eventText", "refusalText", "moveText", "winnersText",
  "level", "LEVELS", "botByName", "greedy", "mcts", "random", "Bot", "searchWorkers", "searchThreads",
  "encoder", "environments", "policyBot",
  "arena", "sprt", "standings", "playJob", "threads", "redisQueue", "serveQueue",
  "toBoardgameIo", "guardServer", "checkGame", "checkBot",
];

/** Categories of types that are collapsed on the page of a module, which would be too long otherwise. */
export const CLOSED_CATEGORIES: ReadonlySet<string> = new Set([
  "Events",
  "Refusals",
  "Contract",
  "Also exported",
]);
