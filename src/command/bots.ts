/** Bots as typed on the command line: names, or commands of programs. */
import type { Seed } from "caravanserai";
import { ArgumentError, type Bot, botByName } from "caravanserai/bots";
import { type ProgramBot, programBot } from "caravanserai/node";
import { UsageError } from "./usage.js";

/** Tests whether a text is a command rather than a name: it has arguments or a folder. */
const isCommand = (text: string): boolean => /[\s/\\]/u.test(text);

/** The bots of a run, and the programs among them, which are closed at the end. */
export class Bots {
  private readonly programs = new Map<string, ProgramBot>();

  constructor(private readonly milliseconds: number | undefined) {}

  /** Whether some bot is a program. */
  get hasPrograms(): boolean {
    return this.programs.size > 0;
  }

  /** Returns the bot for a text. The same command twice is one program. */
  of(text: string, seed: Seed): Bot {
    if (isCommand(text)) return this.program(text);
    try {
      return botByName(text, seed);
    } catch (error) {
      if (!(error instanceof ArgumentError)) throw error;
      const known = error.message.replace(/^bot: /u, "");
      throw new UsageError(`${known}, or a command such as "python3 my-bot.py"`);
    }
  }

  private program(text: string): Bot {
    // Quotes around the whole text only protect commas.
    const command = /^(["'])(?<inner>[^"']*)\1$/u.exec(text)?.groups?.["inner"] ?? text;
    const known = this.programs.get(command);
    if (known !== undefined) return known;
    const { milliseconds } = this;
    const program = programBot(command, milliseconds === undefined ? {} : { milliseconds });
    this.programs.set(command, program);
    return program;
  }

  /** Ends all programs. */
  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
  }
}
