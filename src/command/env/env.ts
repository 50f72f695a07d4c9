/** `caravanserai env`: environments for other languages, in binary frames over standard streams; see docs/training-a-player.md. */
import type { GameTypes } from "caravanserai";
import { ArgumentError, type Environments, environments } from "caravanserai/learn";
import { endianness } from "node:os";
import { addAbortSignal, type Readable } from "node:stream";
import { gameOf, optionsFor } from "../games.js";
import { ownPackage } from "../package.js";
import type { Terminal } from "../terminal.js";
import { type Options, UsageError } from "../usage.js";
import { framesOf, sendFrame } from "./frames.js";

/** The number of games by default. */
const COUNT = 1;
const REWARDS = ["win-share", "margin"] as const;

/** The requests, by the first four bytes of their frames, and what the first four bytes of an answer say. */
const STEP = 1;
const RESET = 2;
const GOOD = Buffer.from([0, 0, 0, 0]);
const REFUSED = Buffer.from([1, 0, 0, 0]);
/** Bytes for the seed of a reset. */
const LONGEST_SEED = 4000;

/** Serves environments until the input ends. */
export async function serveEnvironments(terminal: Terminal, options: Options): Promise<void> {
  const playable = await gameOf(options.text("game"));
  const players = options.whole("players", 2) ?? Math.max(2, playable.players?.[0] ?? 2);
  const seed = options.text("seed") ?? "env";
  const { layout, others } = { layout: options.text("layout"), others: options.json("options") };
  const count = options.whole("count", 1) ?? COUNT;
  const reward = options.oneOf("reward", REWARDS) ?? "win-share";
  const { seed: _, ...rules } = optionsFor(playable, players, seed, layout, others) as {
    readonly seed: unknown;
  };
  const envs = madeWith(() =>
    environments({ game: playable.game, options: rules, count, seed, reward }),
  );
  // The streams of a terminal are those of Node.
  const input = addAbortSignal(terminal.signal, terminal.input as Readable);
  await sendFrame(terminal, [Buffer.from(JSON.stringify(describe(playable.id, envs, reward)))]);
  await sendFrame(terminal, [GOOD, ...arraysOf(envs).map(({ bytes }) => bytes)]);
  const longest = Math.max(4 + 4 * count, 4 + LONGEST_SEED);
  for await (const frame of framesOf(input, longest)) {
    await sendFrame(terminal, answer(envs, frame));
  }
}

/** Wrong arguments of environments are wrong arguments of the command. */
function madeWith<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw ArgumentError.is(error) ? new UsageError(error.message) : error;
  }
}

/** Does what a frame asks for, and returns the parts of the answer. After a refusal nothing has changed. */
function answer(envs: Environments, frame: Buffer): readonly Uint8Array[] {
  try {
    const request = frame.length < 4 ? 0 : frame.readUInt32LE(0);
    const body = frame.subarray(4);
    if (request === STEP) step(envs, body);
    else if (request === RESET) {
      if (body.length === 0) envs.reset();
      else envs.reset(body.toString("utf8"));
    } else throw new ArgumentError("request", `expected ${STEP} or ${RESET}, got ${request}`);
    return [GOOD, ...arraysOf(envs).map(({ bytes }) => bytes)];
  } catch (error) {
    if (!ArgumentError.is(error)) throw error;
    return [REFUSED, Buffer.from(error.message)];
  }
}

function step(envs: Environments, body: Buffer): void {
  if (body.length !== 4 * envs.count) {
    const message = `expected ${4 * envs.count} bytes, four for each game, got ${body.length}`;
    throw new ArgumentError("picks", message);
  }
  for (let row = 0; row < envs.count; row++) envs.picks[row] = body.readInt32LE(4 * row);
  envs.step();
}

/** An array of environments, as it is sent. */
interface SentArray {
  readonly name: string;
  /** The type, as NumPy names it. */
  readonly type: "float32" | "uint8";
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

/** Returns the arrays in the order in which they are sent. */
function arraysOf<Types extends GameTypes>(envs: Environments<Types>): readonly SentArray[] {
  const { count, encoder } = envs;
  const { spaces, channels, globals, picks, players } = encoder;
  const sent = (name: keyof Environments, array: Float32Array | Uint8Array, ...rest: number[]) => ({
    name,
    type: array instanceof Float32Array ? ("float32" as const) : ("uint8" as const),
    shape: [count, ...rest],
    bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
  });
  return [
    sent("spaces", envs.spaces, spaces.length, channels.length),
    sent("globals", envs.globals, globals.length),
    sent("rewards", envs.rewards, players),
    sent("masks", envs.masks, picks.length),
    sent("picked", envs.picked, picks.length),
    sent("seats", envs.seats),
    sent("terminals", envs.terminals),
  ];
}

/** Returns the first frame: all names, and how the arrays of the other frames are laid out. */
const describe = (game: string, envs: Environments, reward: string): object => ({
  protocol: "caravanserai-env",
  version: 1,
  library: ownPackage.version,
  game,
  count: envs.count,
  reward,
  byteOrder: endianness() === "LE" ? "little" : "big",
  ...Object.fromEntries(
    (["players", "spaces", "neighbours", "channels", "globals", "picks"] as const).map((name) => [
      name,
      envs.encoder[name],
    ]),
  ),
  arrays: arraysOf(envs).map(({ name, type, shape }) => ({ name, type, shape })),
});
