/** The limits of bundles, gzipped: `npm run check -- size`. size-limit finds its settings only here. */

/** The whole of a game, and its four functions. */
const games = {
  "through-the-desert": { all: "42.5 kB", four: "25.5 kB", picture: "36.0 kB", words: "3.9 kB" },
  nomadi: { all: "46.4 kB", four: "29.9 kB", picture: "42.4 kB", words: "4.7 kB" },
  "desert-sons": { all: "53.8 kB", four: "34.5 kB", picture: "50.6 kB", words: "6.4 kB" },
};

const nameOf = (id) => id.replaceAll(/-(.)/gu, (_, letter) => letter.toUpperCase());

const bundle = (name, path, imports, limit) => ({
  name: `caravanserai/${name}`,
  path: `dist/${path}.js`,
  import: imports,
  gzip: true,
  limit,
});

/**
 * A page with one game, as docs/board-element.md has it: what the element calls, what the page itself calls to play, the pictures and the
 * words of the game, and a bot in a worker.
 */
const page = (id, limit) => ({
  name: `a page with ${id}: game, element, picture, words, worker proxy`,
  path: `dist/${id}.js`,
  import: {
    [`dist/${id}.js`]:
      "{ setup, apply, events, randomSeed, load, choices, foresee, formatMove, legalMoves, score, view, whyNot }",
    "dist/element.js": "{ defineBoard }",
    [`dist/svg/${id}.js`]: "{ toSvg }",
    "dist/words/en.js": `{ ${nameOf(id)} }`,
    "dist/bots/worker.js": "{ runInWorker }",
  },
  gzip: true,
  limit,
});

/** The limits of the exports of the root that contain no game. The others contain all games. */
const WITHOUT_GAMES = {
  GAME_IDS: "0.2 kB",
  VERSION: "0.2 kB",
  ArgumentError: "4.1 kB",
  CaravanseraiError: "4.1 kB",
  IllegalMoveError: "5.0 kB",
  LayoutError: "4.3 kB",
  LoadError: "4.3 kB",
  NotationError: "4.4 kB",
  PatchError: "4.3 kB",
  PlatformError: "4.1 kB",
  RecordError: "4.3 kB",
  SetupError: "4.3 kB",
  randomSeed: "4.2 kB",
  seededRandom: "8.6 kB",
};

/** A line for each export of the root, as the build has them. */
const rootExports = Object.keys(await import("./dist/index.js")).map((name) =>
  bundle(`index, ${name}`, "index", `{ ${name} }`, WITHOUT_GAMES[name] ?? "87.0 kB"),
);

export default [
  ...Object.entries(games).flatMap(([id, { all, four, picture, words }]) => [
    bundle(`${id}, everything`, id, "*", all),
    bundle(`${id}, the four functions`, id, "{ setup, legalMoves, apply, score }", four),
    bundle(`svg/${id}, with what it needs of the core`, `svg/${id}`, "*", picture),
    ...["en", "fr", "de"].map((language) =>
      bundle(
        `words/${language}, ${id}`,
        `words/${language}`,
        `{ ${nameOf(id)}, eventText, refusalText, moveText, winnersText }`,
        words,
      ),
    ),
  ]),
  bundle("kit, makeGame", "kit", "{ makeGame }", "18.1 kB"),
  bundle("bots, everything", "bots", "*", "96.2 kB"),
  bundle("boardgame-io, everything", "boardgame-io", "*", "11.7 kB"),
  ...rootExports,
  page("through-the-desert", "55 kB"),
  page("nomadi", "60 kB"),
  page("desert-sons", "70 kB"),
  bundle("bots/through-the-desert, everything", "bots/through-the-desert", "*", "35.5 kB"),
  bundle("bots/nomadi, everything", "bots/nomadi", "*", "41.3 kB"),
  bundle("bots/desert-sons, everything", "bots/desert-sons", "*", "48.0 kB"),
  bundle("bots/worker", "bots/worker", "*", "10.7 kB"),
  bundle("learn, everything", "learn", "*", "78.2 kB"),
  bundle("layouts, generateLayout", "layouts", "{ generateLayout }", "27.2 kB"),
  bundle("element", "element", "{ defineBoard }", "16.8 kB"),
];
