/** `caravanserai picture`: a position of a recorded game as an SVG picture. */
import { writeFileSync } from "node:fs";
import type { Viewer } from "caravanserai";
import { FileError, readRecord } from "./record-file.js";
import { languageOf } from "./speech.js";
import { sayDocument, type Terminal } from "./terminal.js";
import { type Options, UsageError } from "./usage.js";

const PANELS = ["beside", "below", "none"] as const;
const THEMES = ["auto", "light", "dark"] as const;

/** Draws a position into a file or to standard output. */
export async function picture(terminal: Terminal, file: string, options: Options): Promise<void> {
  const { playable, record } = await readRecord(file, options);
  const steps = [...playable.game.steps(record)];
  const at = options.whole("at", 0) ?? steps.length;
  if (at > steps.length) {
    throw new UsageError(
      `--at takes a number from 0 to ${steps.length}: the game has no more moves`,
    );
  }
  const step = steps[at - 1];
  const state = step?.after ?? playable.game.setup(record.options as object);
  const viewer = viewerOf(options, playable.game.score(state).seats.length);
  const words = playable.words[languageOf(options, playable)];
  const width = options.whole("width", 1, 100_000);
  const events =
    step === undefined ? [] : playable.game.events(step.before, step.move, viewer ?? undefined);
  const shown = viewer === undefined ? state : playable.game.view(state, viewer);
  const svg = playable.toSvg(shown, {
    ...(words === undefined ? {} : { words }),
    events,
    coordinates: options.flag("coordinates"),
    panels: options.oneOf("panels", PANELS) ?? "beside",
    theme: options.oneOf("theme", THEMES) ?? "auto",
    ...(width === undefined ? {} : { width }),
  });
  const out = options.text("out");
  if (out === undefined) sayDocument(terminal, svg);
  else write(out, `${svg}\n`);
}

/** Returns the viewer of the picture: a seat or `spectator`; `undefined` shows everything. */
function viewerOf(options: Options, players: number): Viewer | undefined {
  if (options.text("viewer") === "spectator") return "spectator";
  return options.whole("viewer", 0, players - 1);
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new FileError(`cannot write ${file}: ${(error as Error).message}`);
  }
}
