/**
 * Who may import whom in `src`, for dependency-cruiser: data flows from `table` through `rules` and `gate` to `show`, and
 * nobody reaches back. docs/architecture.md tells what each room is for.
 */

/** What a room may import of its own game, beside the contract and the kit. */
const rooms = {
  table: ["table"],
  rules: ["table", "rules"],
  gate: ["table", "rules", "gate"],
  show: ["table", "rules", "gate", "show"],
  bots: ["table", "rules", "gate", "bots"],
};

const everybody = ["^src/game\\.ts$", "^src/kit/"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, may]) => ({
      name: `room-${room}`,
      comment: `${room} imports only ${may.join(", ")}, the contract and the kit.`,
      severity: "error",
      from: { path: `^src/([^/]+)/${room}/` },
      to: { path: "^src/", pathNot: [...everybody, ...may.map((other) => `^src/$1/${other}/`)] },
    })),
    {
      name: "game-imports-game",
      comment: "A game never imports another game.",
      severity: "error",
      from: { path: "^src/([^/]+)/[^/]+\\.ts$", pathNot: ["^src/(kit|testing|words|bots)/"] },
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
        pathNot: ["^src/words/", "^src/game\\.ts$", "^src/kit/freeze\\.ts$", "^src/[^/]+/table/"],
      },
    },
    {
      name: "words-contain-no-game",
      severity: "error",
      from: { path: "^src/words/" },
      to: {
        path: "^src/",
        pathNot: ["^src/words/", "^src/kit/freeze\\.ts$"],
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
      comment:
        "The search works on what games hand to it, and one file knows which games there are.",
      severity: "error",
      from: { path: "^src/bots/", pathNot: "^src/bots/games\\.ts$" },
      to: { path: "^src/", pathNot: ["^src/bots/", ...everybody] },
    },
    {
      name: "bots-get-knowledge",
      severity: "error",
      from: { path: "^src/bots/games\\.ts$" },
      to: { path: "^src/", pathNot: ["^src/[^/]+/bots/knowledge\\.ts$", ...everybody] },
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
      comment: "The library imports nothing of Node, and only what package.json lists for it.",
      severity: "error",
      from: { path: "^src/" },
      to: {
        dependencyTypes: ["core", "npm-dev", "npm-no-pkg", "npm-unknown", "unknown"],
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
