/**
 * Functions that take live objects (games, bots, workers, options with functions in them) or answer with promises, each with good
 * arguments. What is data among their arguments is refused like everywhere else, and nothing that can't be read comes through.
 */
import { ArgumentError, LoadError, SetupError } from "caravanserai";
import * as bots from "caravanserai/bots";
import * as worker from "caravanserai/bots/worker";
import * as element from "caravanserai/element";
import * as layouts from "caravanserai/layouts";
import * as learn from "caravanserai/learn";
import * as node from "caravanserai/node";
import * as nomadi from "caravanserai/nomadi";
import { type Argument, type Door, hasNoFields, optional, takes } from "./argument.js";
import { madeFixtures } from "./fixtures.js";

const [, { state }] = madeFixtures;
const start = state as nomadi.State;
const seat = start.seat ?? 0;
const view = nomadi.view(start, seat);

const game = takes(nomadi, ArgumentError);
const port = takes({ postMessage: () => undefined, on: () => undefined }, ArgumentError);
/** Fields are looked for by name, so what has none of the names is as good as nothing. */
const named = (good: object): Argument => ({ ...takes(good, ArgumentError), accepts: () => true });

const job: bots.ArenaJob = {
  game: "nomadi",
  number: 0,
  seed: 1,
  bots: ["random", "random"],
  options: { layout: nomadi.shortCourse, bends: { 4: 1 }, goal: ["a1", "a2", "a3"] },
  records: false,
};

/** Ends an arena or a game before anything is played: whoever gets so far has taken its arguments. */
const STOP = new Error("stop");
const stop = (): never => {
  throw STOP;
};
const signal = { aborted: true, reason: STOP, throwIfAborted: stop };
async function untilPlayed(playing: Promise<unknown>): Promise<void> {
  await playing.catch((error: unknown) => {
    if (error !== STOP) throw error;
  });
}

const arenaOptions = {
  game: nomadi,
  bots: ["random", "greedy"],
  games: 1,
  seed: 1,
  options: job.options,
  sprt: { elo0: 0, elo1: 10 },
  runner: { run: stop },
  signal,
};

/** The names of those that may be left out. */
const DEFAULTS = ["players", "options", "records", "sprt", "played", "runner", "onGame", "signal"];

/** One of an arena's options, the others good. */
const arenaDoors = ["game", "bots", "games", "seed", ...DEFAULTS].map((name): Door => ({
  name: `bots.arena({ ${name} })`,
  run: (given) => untilPlayed(bots.arena({ ...arenaOptions, [name]: given })),
  takes: [
    {
      ...takes(
        (arenaOptions as Readonly<Record<string, unknown>>)[name],
        ArgumentError,
        SetupError,
      ),
      accepts: (value) => (value === undefined ? DEFAULTS.includes(name) : isGoodFor(name, value)),
    },
  ],
}));

/** Some junk is as good as anything: an object without fields, a text as a seed, any function. */
function isGoodFor(name: string, value: unknown): boolean {
  if (name === "seed") return typeof value === "string" || Number.isSafeInteger(value);
  if (name === "played") return Array.isArray(value) && value.length === 0;
  if (name === "onGame") return typeof value === "function";
  if (name === "records") return typeof value === "boolean";
  return name === "options" && value !== null && typeof value === "object" && !Array.isArray(value);
}

const assessOptions = {
  ...{ game: nomadi, players: 2, games: 1, seed: 1, bot: "greedy", contestGames: 1, signal },
  ...{ options: job.options, contests: [["greedy", "random"]], runner: { run: stop } },
};

/** One of the options of `assess`, the others good. A runner without `checkName` takes any name of a bot. */
const assessDoors = Object.keys({ ...assessOptions, onProgress: stop }).map((name): Door => ({
  name: `layouts.assess({ ${name} })`,
  run: (given) => untilPlayed(layouts.assess({ ...assessOptions, [name]: given } as never)),
  takes: [
    {
      ...takes(
        (assessOptions as Readonly<Record<string, unknown>>)[name],
        ArgumentError,
        SetupError,
      ),
      accepts: (value) =>
        value === undefined
          ? !["game", "players", "games", "seed"].includes(name)
          : name === "contests" || name === "bot"
            ? Array.isArray(value) || typeof value === "string"
            : isGoodFor(name === "onProgress" ? "onGame" : name, value),
    },
  ],
}));

/** A bot's `think`, which is given a view and perhaps more. */
const thinker = (bot: bots.Bot): Door => ({
  name: `bots.${bot.name}.think`,
  run: (given, options) => bot.think(given as never, options as never),
  takes: [takes(view, ArgumentError, LoadError), named({})],
});

/** Who serves bots, and how they are asked. */
const resolve: Argument = {
  ...takes(bots.botByName, ArgumentError),
  accepts: (value) => value === undefined,
};

function unlessMissing(error: unknown): void {
  if (!node.ModuleError.is(error)) throw error;
}

const setUp = { players: 2, layout: nomadi.shortCourse };
const encoder = learn.encoder<nomadi.Types>(nomadi, { players: nomadi.score(start).seats.length });
const ofNomadi = learn.encoder<nomadi.Types>(nomadi, setUp);
const seen = nomadi.view(nomadi.setup({ ...setUp, seed: 1 }), 0);
const envs = learn.environments<nomadi.Types>({ game: nomadi, options: setUp, count: 1, seed: 1 });
/** Stands for legal picks, which change with each step. */
const GOOD_PICKS = {};
const first = (): number[] => [envs.masks.indexOf(1)];
const picked: Argument = {
  ...takes([ofNomadi.picks.indexOf("space:a1")], ArgumentError),
  accepts: (value) => Array.isArray(value) && value.length === 0,
};
const environmentsOptions = { game: nomadi, options: setUp, count: 2, seed: 1, reward: "margin" };

/** Encoders, environments and their parts. */
const learnDoors: readonly Door[] = [
  {
    name: "learn.encoder",
    run: (given, options) => learn.encoder(given as never, options as never),
    takes: [takes(nomadi, ArgumentError), takes(setUp, ArgumentError, SetupError)],
  },
  {
    name: "learn.encoder().encode",
    run: (given, into) => {
      ofNomadi.encode(given as never, into as never);
    },
    takes: [takes(seen, LoadError, ArgumentError), takes(ofNomadi.observation(), ArgumentError)],
  },
  {
    name: "learn.encoder().mask",
    run: (given, picks, into) => ofNomadi.mask(given as never, picks as never, into as never),
    takes: [
      takes(seen, LoadError, ArgumentError),
      picked,
      takes(new Uint8Array(ofNomadi.picks.length), ArgumentError),
    ],
  },
  {
    name: "learn.encoder().move",
    run: (given, picks) => ofNomadi.move(given as never, picks as never),
    takes: [takes(seen, LoadError, ArgumentError), picked],
  },
  {
    name: "learn.environments",
    run: (given) => learn.environments(given as never),
    takes: [takes(environmentsOptions, ArgumentError)],
  },
  ...Object.keys(environmentsOptions).map((name): Door => ({
    name: `learn.environments({ ${name} })`,
    run: (given) => learn.environments({ ...environmentsOptions, [name]: given } as never),
    takes: [
      {
        ...takes(
          (environmentsOptions as Readonly<Record<string, unknown>>)[name],
          ArgumentError,
          SetupError,
        ),
        accepts: (value) =>
          value === undefined ? name === "reward" : name === "seed" && isGoodFor(name, value),
      },
    ],
  })),
  {
    name: "learn.environments().step",
    run: (given) => {
      envs.step((given === GOOD_PICKS ? first() : given) as never);
    },
    takes: [optional(takes(GOOD_PICKS, ArgumentError))],
  },
  {
    name: "learn.environments().reset",
    run: (given) => {
      envs.reset(given as never);
    },
    takes: [optional({ ...takes(1, ArgumentError), accepts: (value) => isGoodFor("seed", value) })],
  },
  {
    name: "learn.policyBot",
    run: (given) => learn.policyBot(given as never),
    takes: [takes({ encoder, policy: () => 0 }, ArgumentError)],
  },
  thinker(learn.policyBot({ encoder, policy: (_, mask) => mask.indexOf(1) })),
];

export const liveDoors: readonly Door[] = [
  ...learnDoors,
  {
    name: "bots.analyse",
    run: (given) => untilPlayed(bots.analyse(given as never)),
    takes: [takes({ game: nomadi, state: start, signal }, ArgumentError)],
  },
  {
    name: "bots.arena",
    run: (given) => untilPlayed(bots.arena(given as never)),
    takes: [takes(arenaOptions, ArgumentError)],
  },
  ...arenaDoors,
  {
    name: "layouts.assess",
    run: (given) => untilPlayed(layouts.assess(given as never)),
    takes: [takes(assessOptions, ArgumentError)],
  },
  ...assessDoors,
  ...[bots.random(), bots.greedy(), bots.mcts({ iterations: 4 })].map(thinker),
  {
    name: "bots.playJob",
    run: (given, module, found) =>
      untilPlayed(bots.playJob(given as never, { game: module, resolve: found, signal } as never)),
    takes: [takes(job, ArgumentError, SetupError), game, resolve],
  },
  ...["bots", "bots/worker"].map((entry) => ({
    name: `${entry}.runInWorker`,
    run: (given: unknown, options: unknown) =>
      (entry === "bots" ? bots : worker).runInWorker(given as never, options as never),
    takes: [port, optional({ ...takes({ bot: "hard" }, ArgumentError), accepts: hasNoFields })],
  })),
  ...["bots", "bots/worker"].map((entry) => ({
    name: `${entry}.searchWorkers`,
    run: (given: unknown, options: unknown) =>
      (entry === "bots" ? bots : worker).searchWorkers(given as never, options as never),
    takes: [
      // A worker is started when a bot thinks for the first time.
      {
        ...takes(() => undefined, ArgumentError),
        accepts: (value: unknown) => typeof value === "function",
      },
      optional({ ...takes({ workers: 2 }, ArgumentError), accepts: hasNoFields }),
    ],
  })),
  {
    name: "bots.searchWorkers().bot",
    run: (options) => bots.searchWorkers(() => ({}) as never, { workers: 1 }).bot(options as never),
    takes: [optional({ ...takes({ bot: "hard" }, ArgumentError), accepts: hasNoFields })],
  },
  {
    name: "bots.serveBots",
    run: (given, found) => bots.serveBots(given as never, found as never),
    takes: [port, optional(named({ games: [] }))],
  },
  {
    name: "element.defineBoard",
    run: (given) => element.defineBoard(given as never),
    takes: [takes([{ id: "nomadi", game: nomadi, toSvg: () => "" }], ArgumentError)],
  },
  {
    name: "node.programBot",
    run: (command, options) => node.programBot(command as never, options as never),
    takes: [
      // A program is started when it is first asked.
      { ...takes("my-bot", ArgumentError), accepts: (value) => typeof value === "string" },
      optional({ ...takes({ name: "mine" }, ArgumentError), accepts: hasNoFields }),
    ],
  },
  {
    name: "node.loadGame",
    run: (given) => node.loadGame(given as never),
    takes: [takes("nomadi", ArgumentError, node.ModuleError)],
  },
  {
    name: "node.loadBot",
    // Every text is a module that is not there, as the good one is.
    run: (given) => node.loadBot(given as never).catch(unlessMissing),
    takes: [
      { ...takes("./none.js", ArgumentError), accepts: (value) => typeof value === "string" },
    ],
  },
  {
    name: "node.threads().run",
    // Jobs are looked at one by one, as they are played: test/node/threads.test.ts has bad ones.
    run: (jobs, watch) =>
      untilPlayed(node.threads({ workers: 1 }).run(jobs as never, watch as never)),
    takes: [
      { ...takes([job], ArgumentError), accepts: (value) => Array.isArray(value) },
      takes({ report: () => undefined, signal }, ArgumentError),
    ],
  },
  {
    name: "node.redisQueue().run",
    run: (given, watch) =>
      node.redisQueue({ url: "redis://localhost:1" }).run([given] as never, watch as never),
    takes: [
      takes(job, ArgumentError, node.ArenaError),
      takes({ report: () => undefined, signal }, ArgumentError, node.ArenaError),
    ],
  },
  {
    name: "node.serveQueue",
    run: (given) => node.serveQueue(given as never),
    takes: [takes({ url: "redis://localhost:1" }, ArgumentError, node.ArenaError)],
  },
];
