/** `caravanserai report`: one page about the games of arenas, from their logs. */
import { ArgumentError, sprt } from "caravanserai/bots";
import { sprtOf } from "../arena/arena.js";
import { readLog } from "../arena/log.js";
import { ownPackage } from "../package.js";
import { FileError, writeText } from "../files.js";
import { say, type Terminal } from "../terminal.js";
import { type Options, UsageError } from "../usage.js";
import { pageOf, type Reported } from "./page.js";

/** Writes the page. */
export async function report(
  terminal: Terminal,
  files: readonly string[],
  options: Options,
): Promise<void> {
  if (files.length === 0) throw new UsageError("report takes the logs of one or more arenas");
  const hypotheses = sprtOf(options);
  const arenas: Reported[] = [];
  for (const file of files) {
    const log = await readLog(file);
    const { sprt: tested = hypotheses } =
      hypotheses === undefined ? log.head : { sprt: hypotheses };
    arenas.push({
      ...log,
      file,
      test: checked(file, () =>
        tested === undefined || log.games.length === 0 ? undefined : sprt(log.games, tested),
      ),
    });
  }
  const out = options.text("out") ?? "report.html";
  const page = options.text("page") ?? `${ownPackage.homepage}play/`;
  const all = arenas.reduce((sum, { games }) => sum + games.length, 0);
  writeText(
    out,
    checked(files.join(", "), () => pageOf(arenas, page)),
  );
  say(
    terminal,
    `${out}: ${all} games of ${arenas.length === 1 ? "one arena" : `${arenas.length} arenas`}`,
  );
}

/** Names the file in what the library says about its games. */
function checked<Result>(file: string, use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    throw ArgumentError.is(error) ? new FileError(`${file}: ${error.message}`) : error;
  }
}
