/** A person's decision: turns typed lines into a move, an answer, an undo or an exit. */
import { CaravanseraiError, NotationError } from "caravanserai";
import { boardText } from "../board-text.js";
import type { Speech } from "../speech.js";
import type { Move, View } from "../games.js";
import { say, type Terminal, widthOf } from "../terminal.js";
import { Choosing } from "./choosing.js";
import type { Keyboard } from "./keyboard.js";
import type { Session } from "./session.js";

/** A person's decision. */
export type Decision = { readonly move: Move } | "undo" | "quit";

/** The game and the actions behind a person's commands. */
export interface Desk {
  readonly terminal: Terminal;
  readonly keyboard: Keyboard;
  readonly session: Session;
  readonly speech: Speech;
  /** Saves the game and says where; `undefined` stands for the file of `--save`. */
  save(file: string | undefined): void;
  /** Shows the move of a strong bot. */
  hint(view: View): Promise<void>;
  /** Shows the events of the last moves. */
  log(moves: number): void;
}

/** The largest number of moves that is listed at once. */
const FEW = 16;

export const HELP = [
  "  a move       in notation, such as those listed; illegal ones are explained",
  "  a number     the move with this number in the last list",
  "  picks        parts of a move, such as  sky f7 : narrows down what is listed",
  "  Enter        what can be chosen now; or the move that the picks make",
  "  back         takes back the last pick",
  "  moves TEXT   all legal moves, or those that contain the text",
  "  why MOVE     why a move is illegal",
  "  hint         what the bot `hard` would do",
  "  undo         takes back your last decision, and all that came after it",
  "  board        shows the board again",
  "  log N        what the last moves have caused",
  "  save FILE    saves the game: as JSON if the name ends in .json, or as text",
  "  quit         ends the program",
];

/** Asks the person at a seat until there is a decision. */
export async function decide(desk: Desk, seat: number): Promise<Decision> {
  const { terminal, keyboard, session, speech } = desk;
  const { game } = session.playable;
  const view = session.view(seat);
  const choosing = new Choosing(session.playable, view, speech, widthOf(terminal));
  const offer = (): void => say(terminal, ...choosing.offer(FEW));
  // Games with phases have it, and their words describe it.
  const { phase } = view as View & { readonly phase?: unknown };
  const count = choosing.count === 1 ? "1 legal move" : `${choosing.count} legal moves`;
  say(terminal, `${speech.name(seat)}: ${speech.phase(phase)} (${count})`);
  offer();

  /** Returns the move if it is legal, or else prints the reason. */
  const judge = (move: Move): Decision | undefined => {
    const refusal = game.explain(view, move);
    if (refusal === undefined) return { move };
    say(terminal, speech.refusal(refusal));
    return undefined;
  };

  /** Interprets a line that is not a command. */
  const attempt = (line: string): Decision | undefined => {
    const numbered = choosing.numbered(line);
    if (numbered !== undefined) return { move: numbered };
    const read = readMove(desk, view, line);
    if (!NotationError.is(read)) return judge(read);
    const wrong = choosing.pick(line.split(" "));
    if (wrong !== undefined) {
      say(terminal, `${read.message}; ${wrong}. Type help for what you can do.`);
      return undefined;
    }
    const { move } = choosing;
    if (move !== null && choosing.isSettled) return { move };
    offer();
    return undefined;
  };

  for (;;) {
    const picked = choosing.pickedText;
    const typed = await keyboard.ask(`${speech.name(seat)}${picked && ` [${picked}]`}> `);
    if (typed === undefined) return "quit";
    const line = typed.trim().replaceAll(/\s+/gu, " ");
    const space = line.indexOf(" ");
    const word = space < 0 ? line : line.slice(0, space);
    const rest = space < 0 ? "" : line.slice(space + 1);
    switch (word) {
      case "": {
        const { move } = choosing;
        if (move !== null) return { move };
        offer();
        break;
      }
      case "help":
      case "?":
        say(terminal, ...HELP);
        break;
      case "quit":
      case "undo":
        return word;
      case "back":
        if (!choosing.back()) say(terminal, "Nothing was picked.");
        offer();
        break;
      case "moves":
        say(terminal, ...choosing.search(rest === "" ? [] : rest.split(" ")));
        break;
      case "why": {
        const read = readMove(desk, view, rest);
        if (NotationError.is(read)) say(terminal, read.message);
        else if (judge(read) !== undefined) say(terminal, `${rest} is legal.`);
        break;
      }
      case "hint":
        await desk.hint(view);
        break;
      case "board":
        say(terminal, boardText(terminal, session.playable, view));
        break;
      case "log":
        desk.log(Number(rest) || 10);
        break;
      case "save":
        desk.save(rest === "" ? undefined : rest);
        break;
      default: {
        const decision = attempt(line);
        if (decision !== undefined) return decision;
      }
    }
  }
}

/** Reads a move in notation, or returns the error. */
function readMove({ session }: Desk, view: View, text: string): Move | NotationError {
  try {
    return session.playable.game.parseMove(view, text);
  } catch (error) {
    if (NotationError.is(error)) return error;
    if (CaravanseraiError.is(error)) return new NotationError(text, 1, error.message);
    throw error;
  }
}
