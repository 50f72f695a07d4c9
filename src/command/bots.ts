/** Bots as typed on the command line: names, modules, or commands of programs. */
import type { Seed } from "caravanserai";
import { ArgumentError, type Bot, botByName } from "caravanserai/bots";
import {
  loadBot,
  type MakeBot,
  ModuleError,
  type ProgramBot,
  programBot,
  searchThreads,
  type SearchWorkers,
} from "caravanserai/node";
import type { PlayableGame } from "./games.js";
import { UsageError } from "./usage.js";

/** Tests whether a text is a module: a file of JavaScript, a URL, or a package with a scope. */
const isModule = (text: string): boolean => /^(?:\S+\.[cm]?[jt]s|file:\S+|@\S+)$/u.test(text);

/** Tests whether a text is the command of a program: it has arguments or a folder, and is no module. */
export const isProgram = (text: string): boolean => !isModule(text) && /[\s/\\]/u.test(text);

/** The bots of a run, and the programs and threads among them, which are closed at the end. */
export class Bots {
  private readonly programs = new Map<string, ProgramBot>();
  private readonly made = new Map<string, MakeBot>();
  /** The threads of `expert`, which thinks on all cores. */
  private cores: SearchWorkers | undefined;

  constructor(
    private readonly playable: PlayableGame,
    private readonly milliseconds: number | undefined,
  ) {}

  /** Whether some bot is a program. */
  get hasPrograms(): boolean {
    return this.programs.size > 0;
  }

  /** The bots that are modules, as they were typed. */
  get modules(): readonly string[] {
    return [...this.made.keys()];
  }

  /** Returns the program for a text, or the text itself if it is a name or a module, which `resolve` then knows. */
  async find(text: string): Promise<Bot | string> {
    if (isProgram(text)) return this.program(text);
    if (isModule(text)) await this.load(text);
    else await this.checkName(text);
    return text;
  }

  /** Returns the bot for a text. The same command twice is one program. */
  async of(text: string, seed: Seed): Promise<Bot> {
    const found = await this.find(text);
    return typeof found === "string" ? this.resolve(found, seed) : found;
  }

  /** Returns the bot with a name or in a module. */
  resolve(text: string, seed: Seed): Bot {
    const { game, module } = this.playable;
    const made = this.made.get(text)?.({ seed, game });
    if (made !== undefined) return made;
    if (text !== "expert") return botByName(text, { seed, game });
    this.cores ??= searchThreads({ game: module });
    return botByName(text, { seed, game, workers: this.cores });
  }

  private async load(text: string): Promise<void> {
    if (!this.made.has(text)) this.made.set(text, await loadBot(text));
  }

  /** Throws a `UsageError` unless a bot of the library has the name, or a package. */
  private async checkName(text: string): Promise<void> {
    try {
      botByName(text);
    } catch (error) {
      if (!ArgumentError.is(error)) throw error;
      const known = error.message.replace(/^bot: /u, "");
      const others = `a module such as ./my-bot.js, or a command such as "python3 my-bot.py"`;
      await (text === "" ? Promise.reject(error) : this.load(text)).catch((lost: unknown) => {
        const isMissing = lost === error || (ModuleError.is(lost) && lost.reason === "not-found");
        throw isMissing ? new UsageError(`${known}, ${others}`) : lost;
      });
    }
  }

  private program(text: string): Bot {
    // Quotes around the whole text only protect commas.
    const command = /^(["'])(?<inner>[^"']*)\1$/u.exec(text)?.groups?.["inner"] ?? text;
    const known = this.programs.get(command);
    if (known !== undefined) return known;
    const { milliseconds } = this;
    const program = programBot(command, {
      game: this.playable.game,
      ...(milliseconds === undefined ? {} : { milliseconds }),
    });
    this.programs.set(command, program);
    return program;
  }

  /** Ends all programs and threads. */
  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
    await this.cores?.close();
  }
}
