/** Keeps the games of assessments in files, so that a measurement goes on where it was interrupted. */
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { type ArenaJob, type ArenaRunner, type PlayedGame, playJob } from "caravanserai/bots";
import type { Card } from "./cards.js";

const FOLDER = ".generated/boards";

/** Runs git and returns what it prints. */
const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

/** Returns the folders of the code that decides how a game goes. */
const foldersOf = (id: string): string[] => [
  ...["src/kit", "src/bots", `src/${id}/rules`, `src/${id}/gate`, `src/${id}/bots`],
];

/** Returns the last commit that changed how a game may go. */
export const commitOf = (id: string): string =>
  git("log", "-1", "--format=%h", "--abbrev=7", "--", ...foldersOf(id));

/** Returns the code that decides how a game goes, as the ids of its folders in git. Throws if it differs from what is committed. */
function codeOf(id: string): string {
  const folders = foldersOf(id);
  if (git("status", "--porcelain", ...folders) !== "") {
    throw new Error(`commit the changes of ${folders.join(", ")} first: a card names its commit`);
  }
  return git("rev-parse", ...folders.map((folder) => `HEAD:${folder}`));
}

/** Thrown when the time is over. */
export class TimeOver extends Error {}

/** The games of a card in its file. */
export class Kept {
  private readonly file: string;
  private readonly code: string;
  private readonly games = new Map<string, PlayedGame>();

  constructor({ id, board, players }: Card) {
    mkdirSync(FOLDER, { recursive: true });
    this.file = `${FOLDER}/${id}-${board}-${players}.jsonl`;
    this.code = codeOf(id);
    const text = existsSync(this.file) ? readFileSync(this.file, "utf8") : "";
    for (const line of text.split("\n")) {
      try {
        const [key, played] = JSON.parse(line) as [string, PlayedGame];
        this.games.set(key, played);
      } catch {
        // The end of the file, or the last line of a run that was ended while it wrote.
      }
    }
  }

  /** Returns the runner: it takes games of earlier runs from the file, and adds others to it until `isOver`. */
  runner(game: Parameters<typeof playJob>[1]["game"], isOver: () => boolean): ArenaRunner {
    return {
      run: async (jobs, { report }) => {
        for (const job of jobs) {
          const key = this.keyOf(job);
          const known = this.games.get(key);
          if (known === undefined && isOver()) throw new TimeOver();
          const played = known ?? (await playJob(job, { game }));
          report(played);
          if (known !== undefined) continue;
          this.games.set(key, played);
          // A line break first, since the last line may be torn.
          appendFileSync(this.file, `\n${JSON.stringify([key, played])}`);
        }
      },
    };
  }

  /** Returns what a game follows from, the board and the code included: a redrawn board or another search has games of its own. */
  private keyOf(job: ArenaJob): string {
    const text = JSON.stringify([this.code, job]);
    return createHash("sha256").update(text).digest("hex").slice(0, 20);
  }
}
