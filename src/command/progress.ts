/** Progress: a bar on a terminal, and lines elsewhere. */
import { printable } from "caravanserai/kit";
import cliProgress from "cli-progress";
import { isShown, say, type Terminal } from "./terminal.js";

/** Shows progress. */
export interface Progress {
  /** Sets the number of finished items; `rows` returns what is shown above the bar, on a terminal. */
  update(done: number, rows?: () => readonly string[]): void;
  /** Removes the bar. */
  stop(): void;
}

/** Shows nothing. */
const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** Milliseconds between two updates of a terminal, and how many times as long as the rows take: tables of many games take long. */
const PAUSE = 100;
const PAUSE_FOR_ROWS = 20;

/** Shows progress: a bar on a terminal, up to ten lines elsewhere, nothing if the output is JSON. */
export function progressOf(
  terminal: Terminal,
  total: number,
  noun: string,
  isForMachine: boolean,
): Progress {
  if (isForMachine) return SILENT;
  return isShown(terminal) ? barOf(terminal, total, noun) : linesOf(terminal, total, noun);
}

function linesOf(terminal: Terminal, total: number, noun: string): Progress {
  let told = 0;
  return {
    update(done) {
      const tenth = Math.floor((10 * done) / total);
      if (tenth <= told) return;
      told = tenth;
      say(terminal, `${done} of ${total} ${noun}`);
    },
    stop: () => undefined,
  };
}

function barOf({ output }: Terminal, total: number, noun: string): Progress {
  const bars = new cliProgress.MultiBar(
    {
      stream: output,
      hideCursor: true,
      clearOnComplete: true,
      // `stop` removes the bar and restores the cursor, also after Ctrl-C.
      gracefulExit: false,
      format: "{row}",
      autopadding: false,
      barsize: 30,
      fps: 10,
    },
    cliProgress.Presets.shades_classic,
  );
  const rows: cliProgress.SingleBar[] = [];
  const format = `{bar} {value} of {total} ${noun}, {eta_formatted} left`;
  let bar = bars.create(total, 0, {}, { format });
  let next = 0;
  return {
    update(done, rowsOf = () => []) {
      const now = performance.now();
      if (done < total && now < next) return;
      const texts = rowsOf();
      const then = performance.now();
      next = then + Math.max(PAUSE, PAUSE_FOR_ROWS * (then - now));
      if (rows.length < texts.length) {
        // Rows appear in the order in which they are added, and the bar must be last.
        bars.remove(bar);
        while (rows.length < texts.length) rows.push(bars.create(total, 0, { row: "" }));
        bar = bars.create(total, done, {}, { format });
      }
      texts.forEach((row, index) => rows[index]?.update(done, { row: printable(row) }));
      bar.update(done);
    },
    stop: () => {
      bars.stop();
    },
  };
}
