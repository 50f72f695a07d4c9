/** `caravanserai picture`: a recorded game that plays by itself, a position of it, or a board before the first move, as an SVG picture. */
import type { ReplayStep, Viewer } from "caravanserai";
import { animate } from "caravanserai/svg/plain";
import { writeText } from "./files.js";
import { gameOf, optionsFor, type PlayableGame, type State } from "./games.js";
import { readRecord } from "./record-file.js";
import { languageOf } from "./speech.js";
import { sayDocument, type Terminal } from "./terminal.js";
import { type Options, UsageError } from "./usage.js";

const PANELS = ["beside", "below", "none"] as const;
const THEMES = ["auto", "light", "dark"] as const;

/** Draws a position or an animation into a file or to standard output. */
export async function picture(
  terminal: Terminal,
  file: string | undefined,
  options: Options,
): Promise<void> {
  const { playable, start, steps } =
    file === undefined ? await boardAt(options) : await positionsAt(file, options);
  const { game } = playable;
  const viewer = viewerOf(options, game.score(start).seats.length);
  const words = playable.words[languageOf(options, playable)];
  const width = options.whole("width", 1, 100_000);
  const looks = {
    ...(words === undefined ? {} : { words }),
    coordinates: options.flag("coordinates"),
    panels: options.oneOf("panels", PANELS) ?? "beside",
    theme: options.oneOf("theme", THEMES) ?? "auto",
    ...(width === undefined ? {} : { width }),
  };
  const drawn = (step: ReplayStep | undefined): string => {
    const state = step?.after ?? start;
    const shown = viewer === undefined ? state : game.view(state, viewer);
    const events = step === undefined ? [] : game.events(step.before, step.move, viewer);
    return playable.toSvg(shown, { ...looks, events });
  };
  const svg = options.flag("animate")
    ? animate([undefined, ...steps].map(drawn))
    : drawn(steps[steps.length - 1]);
  const out = options.text("out");
  if (out === undefined) sayDocument(terminal, svg);
  else writeText(out, `${svg}\n`);
}

/** A game up to some move. */
interface Drawn {
  readonly playable: PlayableGame;
  /** Before the first move. */
  readonly start: State;
  readonly steps: readonly ReplayStep[];
}

/** Returns a recorded game, up to the move that is named. */
async function positionsAt(file: string, options: Options): Promise<Drawn> {
  for (const name of ["layout", "players", "seed"]) {
    if (options.text(name) !== undefined) {
      throw new UsageError(`--${name} can't change a recorded game: leave the file out`);
    }
  }
  const { playable, record } = await readRecord(file, options);
  const steps = [...playable.game.steps(record)];
  const at = options.whole("at", 0) ?? steps.length;
  if (at > steps.length) {
    throw new UsageError(
      `--at takes a number from 0 to ${steps.length}: the game has no more moves`,
    );
  }
  const start = playable.game.setup(record.options as object);
  return { playable, start, steps: steps.slice(0, at) };
}

/** Returns a game before its first move. */
async function boardAt(options: Options): Promise<Drawn> {
  const board = options.text("layout");
  if (board === undefined) throw new UsageError("picture takes a file with a record, or --layout");
  const playable = await gameOf(options.text("game"));
  const players = options.whole("players", 1) ?? playable.players?.[1] ?? 2;
  const setUp = optionsFor(playable, players, options.text("seed") ?? "picture", board);
  return { playable, start: playable.game.setup(setUp), steps: [] };
}

/** Returns the viewer of the picture: a seat or `spectator`; `undefined` shows everything. */
function viewerOf(options: Options, players: number): Viewer | undefined {
  if (options.text("viewer") === "spectator") return "spectator";
  return options.whole("viewer", 0, players - 1);
}
