/** The commands and their arguments. */
import { cac, type CAC } from "cac";
import { analyse } from "./analyse.js";
import { playArena } from "./arena/arena.js";
import { assessBoard } from "./assess/assess.js";
import { serveEnvironments } from "./env/env.js";
import { picture } from "./picture.js";
import { ownPackage } from "./package.js";
import { play } from "./play/play.js";
import { replay } from "./replay/replay.js";
import { report } from "./report/report.js";
import { GAME_IDS } from "caravanserai";
import type { Terminal } from "./terminal.js";
import { serve } from "./worker.js";
import { type Given, Options, UsageError } from "./usage.js";

/** The environment of the command. */
export interface Surroundings {
  readonly terminal: Terminal;
  /** Handles Ctrl-C. */
  readonly interrupt: () => void;
  /** The arguments, without those of Node. */
  readonly argv: readonly string[];
}

const GAMES = GAME_IDS.join(", ");

/** Runs the command in the arguments. */
export async function run({ terminal, interrupt, argv }: Surroundings): Promise<void> {
  const cli = cac("caravanserai");
  const options = (given: Given): Options => new Options(given, argv);
  cli
    .command("play [game]", "Play a game in the terminal, or watch bots play one")
    .option("--game <module>", "The game: an id, or a module such as ./game.js")
    .option("--seats <list>", "Who plays: me, bots, modules, commands (default: me,hard)")
    .option("--players <n>", "How many; the last of --seats takes the other seats")
    .option("--seed <text>", "The seed of all chance (default: a random one)")
    .option("--layout <board>", "The board or tile set: a name, or a file")
    .option("--options <json>", "Other options of the game, as JSON")
    .option("--language <code>", "en, fr or de: what happens, in words")
    .option("--save <file>", "Keep a record of the game: .json, or as text")
    .option("--load <file>", "Go on with a game that was saved")
    .option("--time <ms>", "How long a program may think (default: 10000)")
    .option("--json", "Print the result as JSON (bots in all seats)")
    .example("  $ caravanserai play nomadi --seats me,hard,hard")
    .example("  $ caravanserai play --seats greedy,mcts:200ms --seed 7")
    .action((game: string | undefined, given: Given) =>
      play(terminal, game, options(given), interrupt),
    );
  cli
    .command("arena", "Let bots play each other, and show how sure the result is")
    .option("--game <module>", "The game: an id, or a module such as ./game.js")
    .option("--bots <list>", "Bots, modules and commands (default: medium,easy)")
    .option("--games <n>", "Games of each group of bots (default: 20)")
    .option("--players <n>", "Bots at a table (default: all of them)")
    .option("--seed <text>", "The seed of the deals (default: arena)")
    .option("--layout <board>", "The board or tile set: a name, or a file")
    .option("--options <json>", "Other options of the game, as JSON")
    .option("--sprt <elo0,elo1>", "Stop once the first bot is shown to be stronger, or not")
    .option("--workers <n>", "Number of worker threads on this machine")
    .option("--redis <url>", "Play on the workers of this queue")
    .option("--time <ms>", "How long a program may think (default: 10000)")
    .option("--log <file>", "Keep every game, and go on with the games in it")
    .option("--json", "Print the result as JSON")
    .example("  $ caravanserai arena --bots hard,medium --games 100 --workers 4")
    .example('  $ caravanserai arena --bots greedy,"python3 my-bot.py"')
    .action((given: Given) => playArena(terminal, options(given)));
  cli
    .command("assess", "Judge a board by play: is it fair, and how do games go?")
    .option("--game <module>", "The game: an id, or a module such as ./game.js")
    .option("--layout <name|file>", "The board or tile set (default: of the game)")
    .option("--players <n>", "How many (default: as few as can play)")
    .option("--games <n>", "Games about the board (default: 400)")
    .option("--contests <n>", "Games of each test of skill (default: a quarter)")
    .option("--bot <name>", "The bot in all seats (default: mcts:50)")
    .option("--seed <text>", "The seed of all games (default: assess)")
    .option("--options <json>", "Other options of the game, as JSON")
    .option("--svg <file>", "Draw the balance card")
    .option("--theme <name>", "auto, light or dark (default: auto)")
    .option("--workers <n>", "Number of worker threads on this machine")
    .option("--redis <url>", "Play on the workers of this queue")
    .option("--json", "Print the result as JSON")
    .example("  $ caravanserai assess --game nomadi --layout my.txt --players 3")
    .action((given: Given) => assessBoard(terminal, options(given)));
  cli
    .command("env", "Serve games to programs that train players")
    .option("--game <module>", "The game: an id, or a module such as ./game.js")
    .option("--players <n>", "How many (default: as few as can play)")
    .option("--count <n>", "Games that are stepped at once (default: 1)")
    .option("--seed <text>", "The seed of all games (default: env)")
    .option("--reward <name>", "win-share or margin (default: win-share)")
    .option("--layout <board>", "The board or tile set: a name, or a file")
    .option("--options <json>", "Other options of the game, as JSON")
    .action((given: Given) => serveEnvironments(terminal, options(given)));
  cli
    .command("worker", "Play games of arenas that wait in a queue, until Ctrl-C")
    .option("--redis <url>", "Where the queue is, such as redis://localhost:6379")
    .option("--workers <n>", "Games at once (default: one for each core)")
    .option("--game <list>", "Modules of other games that it may play")
    .option("--bots <list>", "Modules of other bots that it may play with")
    .action((given: Given) => serve(terminal, options(given)));
  cli
    .command("report [...files]", "Write a page about the games of arenas, from their logs")
    .option("--out <file>", "Where to write it (default: report.html)")
    .option("--sprt <elo0,elo1>", "The test whose course is drawn (default: the arena's)")
    .option("--page <url>", "The page to play on that opens the games")
    .example("  $ caravanserai report today.log --out today.html")
    .action((files: readonly string[], given: Given) => report(terminal, files, options(given)));
  cli
    .command("replay <file>", "Show a recorded game, move by move")
    .option("--game <module>", "Its game, if it is not one of those below")
    .option("--at <n>", "Only the position after this many moves")
    .option("--number <n>", "Which game of a file of `arena --log`, from 0")
    .option("--language <code>", "en, fr or de: what happens, in words")
    .option("--json", "Print moves and events as JSON")
    .action((file: string, given: Given) => replay(terminal, file, options(given)));
  cli
    .command("analyse <file>", "What a bot would have played in a recorded game")
    .option("--game <module>", "Its game, if it is not one of those below")
    .option("--bot <name>", "The bot (default: mcts:2000)")
    .option("--number <n>", "Which game of a file of `arena --log`, from 0")
    .option("--blunder <n>", "Points that make a blunder (default: of the game)")
    .option("--json", "Print the result as JSON")
    .action((file: string, given: Given) => analyse(terminal, file, options(given)));
  cli
    .command("picture [file]", "Draw a position of a recorded game, or a board, as SVG")
    .option("--game <module>", "Its game, if it is not one of those below")
    .option("--layout <board>", "Without a record, the board: a name, or a file")
    .option("--players <n>", "Without a record, the number of players")
    .option("--seed <text>", "Without a record, the seed (default: picture)")
    .option("--out <file>", "Where to write it (default: standard output)")
    .option("--at <n>", "After this many moves (default: all of them)")
    .option("--animate", "All moves up to there, as a picture that plays by itself")
    .option("--number <n>", "Which game of a file of `arena --log`, from 0")
    .option("--viewer <who>", "What a seat, from 0, or a spectator may see")
    .option("--panels <where>", "beside, below or none (default: beside)")
    .option("--theme <name>", "auto, light or dark (default: auto)")
    .option("--width <n>", "Its width in pixels (default: all the room there is)")
    .option("--coordinates", "Name rows and columns")
    .option("--language <code>", "en, fr or de: titles under the pointer")
    .example("  $ caravanserai picture game.txt --at 40 --out middle.svg")
    .example("  $ caravanserai picture game.txt --animate --out replay.svg")
    .example("  $ caravanserai picture --game nomadi --layout my.txt --out my.svg")
    .action((file: string | undefined, given: Given) => picture(terminal, file, options(given)));
  cli.help((sections) =>
    [...sections, { title: "Games", body: `  ${GAMES}` }].map(({ body, ...section }) => ({
      ...section,
      body: body
        .split("\n")
        .map((line) => line.trimEnd())
        .join("\n"),
    })),
  );
  cli.version(ownPackage.version);
  await start(cli, argv);
}

/** Parses the arguments with cac, and turns its errors into ours. */
async function start(cli: CAC, argv: readonly string[]): Promise<void> {
  try {
    // The first two arguments belong to Node, and cac skips them.
    const { options } = cli.parse(["", "", ...argv], { run: false });
    if (options["help"] === true || options["version"] === true) return;
    const [command] = argv;
    if (cli.matchedCommand === undefined) {
      if (command === undefined) {
        cli.outputHelp();
        return;
      }
      const known = cli.commands.map(({ name }) => name).join(", ");
      throw new UsageError(`there is no command ${JSON.stringify(command)}; there are ${known}`);
    }
    await cli.runMatchedCommand();
  } catch (error) {
    if (error instanceof Error && error.name === "CACError") throw new UsageError(error.message);
    throw error;
  }
}
