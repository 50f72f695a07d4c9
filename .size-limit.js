/** The limits of bundles, gzipped: `npm run check -- size`. size-limit finds its settings only here. */

/** The whole of a game, and its four functions. */
const games = {
  "through-the-desert": { all: "39.0 kB", four: "25.9 kB", picture: "32.9 kB", words: "2.8 kB" },
  nomadi: { all: "43.4 kB", four: "30.1 kB", picture: "39.2 kB", words: "3.6 kB" },
  "desert-sons": { all: "50.8 kB", four: "34.8 kB", picture: "47.8 kB", words: "5.1 kB" },
};

const nameOf = (id) => id.replaceAll(/-(.)/gu, (_, letter) => letter.toUpperCase());

const bundle = (name, path, imports, limit) => ({
  name: `caravanserai/${name}`,
  path: `dist/${path}.js`,
  import: imports,
  gzip: true,
  limit,
});

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
  bundle("kit, makeGame", "kit", "{ makeGame }", "18.3 kB"),
  bundle("bots, everything", "bots", "*", "89 kB"),
  bundle("boardgame-io, everything", "boardgame-io", "*", "12 kB"),
  bundle("element", "element", "{ defineBoard }", "11.9 kB"),
];
