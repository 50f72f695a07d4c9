/** `caravanserai worker`: plays arena games from a queue, until Ctrl-C. */
import { ArgumentError } from "caravanserai/bots";
import { serveQueue } from "caravanserai/node";
import { say, type Terminal } from "./terminal.js";
import { type Options, UsageError } from "./usage.js";

/** Runs the command. */
export async function serve(terminal: Terminal, options: Options): Promise<void> {
  const url = options.text("redis");
  if (url === undefined) throw new UsageError("--redis is missing: which queue?");
  const workers = options.whole("workers", 1, 1_000);
  const [games, bots] = [options.list("game"), options.list("bots")];
  if (URL.canParse(url)) {
    // Neither its password nor a name: only where it is.
    say(terminal, `Waiting for games on ${new URL(url).host}. Press Ctrl-C to end.`);
  }
  let played = 0;
  try {
    await serveQueue({
      url,
      signal: terminal.signal,
      ...(workers === undefined ? {} : { workers }),
      ...(games === undefined ? {} : { games }),
      ...(bots === undefined ? {} : { bots }),
      onGame(game, number) {
        played++;
        say(terminal, `${game}, game ${number}: played (${played} in all)`);
      },
    });
  } catch (error) {
    throw ArgumentError.is(error) ? new UsageError(error.message) : error;
  }
  say(terminal, `Played ${played === 1 ? "1 game" : `${played} games`}.`);
}
