/**
 * Who may import whom in `src`, for dependency-cruiser: data flows from `model` through `rules` and `gate` to `frontend`, and
 * nobody reaches back. docs/architecture.md tells what each room is for.
 */

/** What a room may import of its own game, beside the contract and the kit. */
const rooms = {
  model: ["model"],
  rules: ["model", "rules"],
  gate: ["model", "rules", "gate"],
  frontend: ["model", "rules", "gate", "frontend"],
  bots: ["model", "rules", "gate", "bots"],
  learn: ["model", "rules", "gate", "frontend", "learn"],
  picture: ["model", "gate", "frontend", "picture"],
};

const everybody = ["^src/game\\.ts$", "^src/kit/"];

/** The games whose boards can be generated. */
const generatedGames = "through-the-desert|nomadi|desert-sons";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, may]) => ({
      name: `room-${room}`,
      comment: `${room} imports only ${may.join(", ")}, the contract and the kit.`,
      severity: "error",
      from: { path: `^src/([^/]+)/${room}/` },
      to: {
        path: "^src/",
        pathNot: [
          ...everybody,
          ...may.map((other) => `^src/$1/${other}/`),
          ...(room === "picture" ? ["^src/picture/", "^src/words/"] : []),
        ],
      },
    })),
    {
      name: "pictures-contain-no-words",
      comment:
        "A picture is told in the language that the caller brings: only types of words are known.",
      severity: "error",
      from: { path: ["^src/picture/", "^src/[^/]+/picture/"] },
      to: { path: "^src/words/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pictures-know-no-game",
      comment: "What all pictures share knows the contract only.",
      severity: "error",
      from: { path: "^src/picture/" },
      to: { path: "^src/", pathNot: ["^src/picture/", ...everybody] },
    },
    {
      name: "svg-hands-out-pictures",
      severity: "error",
      from: { path: "^src/svg/" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/svg/",
          "^src/games/",
          "^src/picture/",
          "^src/[^/]+/picture/",
          "^src/words/words\\.ts$",
          ...everybody,
        ],
      },
    },
    {
      name: "game-imports-game",
      comment: "A game never imports another game.",
      severity: "error",
      from: {
        path: "^src/([^/]+)/[^/]+\\.ts$",
        pathNot: [
          "^src/(games|kit|testing|words|bots|layouts|learn|picture|svg|element|boardgame-io|node|command)/",
        ],
      },
      to: { path: "^src/", pathNot: [...everybody, "^src/$1/"] },
    },
    {
      name: "words-know-types-only",
      comment:
        "A catalogue knows the contract and what people see of a game, and contains no code of either.",
      severity: "error",
      from: { path: "^src/words/" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/words/",
          "^src/game\\.ts$",
          "^src/kit/state/freeze\\.ts$",
          "^src/[^/]+/model/",
        ],
      },
    },
    {
      name: "words-contain-no-game",
      severity: "error",
      from: { path: "^src/words/" },
      to: {
        path: "^src/",
        pathNot: ["^src/words/", "^src/kit/state/freeze\\.ts$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "languages-stand-alone",
      comment: "A page in one language bundles one.",
      severity: "error",
      from: { path: "^src/words/([^/]+)/" },
      to: { path: "^src/words/[^/]+/", pathNot: "^src/words/$1/" },
    },
    {
      name: "bots-know-no-game",
      comment: "The search works on the rules and the knowledge that games hand to it.",
      severity: "error",
      from: { path: "^src/bots/", pathNot: "^src/bots/[^/]+/index\\.ts$" },
      to: {
        path: "^src/",
        pathNot: ["^src/bots/", "^src/games/(ids|types|bot-games)\\.ts$", ...everybody],
      },
    },
    {
      name: "bots-of-one-game",
      comment: "An entry point of bots for one game knows that game, and `worker` knows none.",
      severity: "error",
      from: { path: "^src/bots/([^/]+)/index\\.ts$" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/bots/",
          "^src/$1/model/types\\.ts$",
          "^src/$1/bots/bot-game\\.ts$",
          ...everybody,
        ],
      },
    },
    {
      name: "bots-of-one-game-bundle-one",
      comment: "Nothing that they reach knows the list of all games.",
      severity: "error",
      from: { path: "^src/bots/[^/]+/index\\.ts$" },
      to: { path: "^src/games/", reachable: true },
    },
    {
      name: "learning-knows-no-game",
      comment:
        "Encoders and environments work on the rules and the encodings that games hand to them.",
      severity: "error",
      from: { path: "^src/learn/" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/learn/",
          "^src/games/(ids|learn-games)\\.ts$",
          "^src/bots/(bot|thinking)\\.ts$",
          ...everybody,
        ],
      },
    },
    {
      name: "learning-is-a-door",
      comment: "Nobody pays for encodings who does not ask for them. The laws of games check them.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: ["^src/(learn|games)/", "^src/[^/]+/learn/", "^src/testing/laws/encodings\\.ts$"],
      },
      to: { path: ["^src/learn/", "^src/[^/]+/learn/", "^src/games/learn-games\\.ts$"] },
    },
    {
      name: "games-are-listed-once",
      comment: "The registry is made of what games hand out, each list of one kind of thing.",
      severity: "error",
      from: { path: "^src/games/" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/games/",
          "^src/[^/]+/game\\.ts$",
          "^src/[^/]+/model/types\\.ts$",
          "^src/[^/]+/bots/bot-game\\.ts$",
          "^src/[^/]+/learn/learn-game\\.ts$",
          "^src/[^/]+/picture/to-svg\\.ts$",
          "^src/[^/]+/about\\.ts$",
          "^src/[^/]+/model/(layout|layout-text|tile-set|tile-set-file)\\.ts$",
          "^src/layouts/generator\\.ts$",
          "^src/layouts/[^/]+/generate\\.ts$",
          "^src/[^/]+/frontend/text\\.ts$",
          "^src/words/[^/]+/",
          ...everybody,
        ],
      },
    },
    {
      name: "generators-share-the-ground",
      comment: "What all generated boards share knows no game.",
      severity: "error",
      from: { path: "^src/layouts/(terrain/|[^/]+\\.ts$)" },
      to: {
        path: "^src/",
        pathNot: ["^src/layouts/", "^src/games/layout-generators\\.ts$", ...everybody],
      },
    },
    {
      name: "assessments-play-arenas",
      comment: "What judges boards by play uses the arena, and knows no game.",
      severity: "error",
      from: { path: "^src/layouts/assess/" },
      to: {
        path: "^src/",
        pathNot: ["^src/layouts/assess/", "^src/bots/(arena/|[^/]+\\.ts$)", ...everybody],
      },
    },
    {
      name: "cards-draw-assessments",
      comment:
        "Cards are drawn from plain JSON: they know neither games nor bots, and speak English unless told otherwise.",
      severity: "error",
      from: { path: "^src/layouts/card/" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/layouts/(card|assess)/",
          "^src/picture/",
          "^src/bots/arena/check-job\\.ts$",
          "^src/words/(card-words|en/card)\\.ts$",
          ...everybody,
        ],
      },
    },
    {
      name: "generators-of-one-game",
      comment: "The generator of a game knows its layouts and how they are checked, and no bots.",
      severity: "error",
      from: { path: `^src/layouts/(${generatedGames})/` },
      to: {
        path: "^src/",
        pathNot: [
          "^src/layouts/(terrain/|$1/|[^/]+\\.ts$)",
          "^src/$1/(model/|gate/check-)",
          ...everybody,
        ],
      },
    },
    {
      name: "layouts-are-a-door",
      comment: "Nobody pays for generated boards who does not ask for them.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(layouts|games)/" },
      to: { path: ["^src/layouts/", "^src/games/layout-generators\\.ts$"] },
    },
    {
      name: "command-is-a-user",
      comment: "The command imports the library by the name of the package, as its users do.",
      severity: "error",
      from: { path: "^src/command/" },
      to: { path: "^src/", pathNot: "^src/command/" },
    },
    {
      name: "nobody-needs-the-command",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/command/" },
      to: { path: "^src/command/" },
    },
    {
      name: "element-knows-no-game",
      comment: "The board element gets its games, and needs of words only how they are told.",
      severity: "error",
      from: { path: "^src/element/" },
      to: {
        path: "^src/",
        pathNot: ["^src/element/", "^src/picture/", "^src/words/tell\\.ts$", ...everybody],
      },
    },
    {
      name: "boardgame-io-knows-no-game",
      comment:
        "What fits games to boardgame.io is handed the game, and needs nothing of boardgame.io.",
      severity: "error",
      from: { path: "^src/boardgame-io/" },
      to: { path: ".", pathNot: ["^src/boardgame-io/", ...everybody, "/valibot/"] },
    },
    {
      name: "node-works-for-bots",
      comment: "What runs on Node only plays games of arenas.",
      severity: "error",
      from: { path: "^src/node/" },
      to: {
        path: "^src/",
        pathNot: ["^src/(node|bots)/", "^src/games/(ids|modules)\\.ts$", ...everybody],
      },
    },
    {
      name: "node-is-a-door",
      comment: "Nothing that runs anywhere imports what runs on Node only.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/node/" },
      to: { path: "^src/node/" },
    },
    {
      name: "kit-knows-no-game",
      severity: "error",
      from: { path: "^src/kit/" },
      to: { path: "^src/", pathNot: everybody },
    },
    {
      name: "contract-stands-alone",
      severity: "error",
      from: { path: "^src/game\\.ts$" },
      to: { path: "." },
    },
    {
      name: "nobody-imports-an-index",
      comment: "What tests games sees them as their users do.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/testing/" },
      to: { path: "/index\\.ts$" },
    },
    {
      name: "no-cycles",
      comment: "Types may refer to each other; code may not.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "runs-anywhere",
      comment: "The library imports nothing of Node, except where it says so.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(node|command)/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "imports-what-users-get",
      comment:
        "The library imports only what package.json lists for it. Types for a framework are for those who have it.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(command|element/(react|vue|svelte))/" },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown", "unknown"],
        dependencyTypesNot: ["npm-peer"],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "src/tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.generated|dist)/" },
  },
};
