/** The table of contents of the site: which documents and modules there are, and in which order a reader wants them. */

/** A heading of the navigation, and what stands below it. */
interface Chapter {
  readonly title: string;
  /** Documents by their path under `docs`, without ending. */
  readonly documents?: readonly string[];
  /** Modules by what a program imports. */
  readonly modules?: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    title: "Guides",
    documents: [
      "getting-started",
      "saving-and-loading",
      "pictures",
      "board-element",
      "words",
      "state-managers",
      "hidden-information",
      "boardgame-io",
      "bots",
      "writing-a-bot",
      "drawing-a-layout",
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
  { title: "Rules", documents: ["rules/through-the-desert", "rules/nomadi", "rules/desert-sons"] },
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
      "caravanserai/through-the-desert",
      "caravanserai/nomadi",
      "caravanserai/desert-sons",
      "caravanserai",
    ],
  },
  {
    title: "Modules: screens",
    modules: [
      "caravanserai/svg",
      "caravanserai/svg/through-the-desert",
      "caravanserai/svg/nomadi",
      "caravanserai/svg/desert-sons",
      "caravanserai/element",
      "caravanserai/words/en",
      "caravanserai/words/fr",
      "caravanserai/words/de",
    ],
  },
  {
    title: "Modules: bots, servers, tests",
    modules: [
      "caravanserai/bots",
      "caravanserai/node",
      "caravanserai/boardgame-io",
      "caravanserai/kit",
      "caravanserai/testing",
    ],
  },
];

/**
 * Exports that come first in their category, in this order. The others follow: functions, values, classes and types, each by
 * the alphabet.
 */
// prettier-ignore
export const FIRST_EXPORTS: readonly string[] = [
  "setup", "legalMoves", "apply", "score", "explain", "events", "hash", "randomSeed",
  "Options", "Move", "MoveEvent", "Refusal", "Score", "Points",
  "board", "contentsOf", "neighboursOf", "choices", "picks", "simulate", "Simulation", "view", "resample",
  "formatMove", "parseMove", "record", "extendRecord", "formatRecord", "parseRecord", "replay", "steps",
  "load", "loadView", "diff", "patch",
  "defineLayout", "checkLayout", "defineTileSet", "checkTileSet",
  "State", "View", "SeatState", "GAME_IDS", "GameId", "Game",
  "defineBoard", "CaravanseraiBoard", "BoardProperties", "toSvg", "SvgOptions",
  "words", "throughTheDesert", "nomadi", "desertSons", "eventText", "refusalText", "moveText", "winnersText",
  "level", "LEVELS", "botByName", "greedy", "mcts", "random", "Bot",
  "arena", "standings", "playJob", "threads", "redisQueue", "serveQueue",
  "toBoardgameIo", "guardServer", "checkGame", "checkBot",
];

/** Categories of types, which are closed on the page of a module until somebody opens them: with them open it has no end. */
export const CLOSED_CATEGORIES: ReadonlySet<string> = new Set([
  "Events",
  "Refusals",
  "Contract",
  "Also exported",
]);
