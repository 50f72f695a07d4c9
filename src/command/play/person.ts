/** A person's decision: turns typed lines into a move, an answer, an undo or an exit. */
import { CaravanseraiError, NotationError } from "caravanserai";
import type { Speech } from "../speech.js";
import type { Move, View } from "../games.js";
import type { Stage } from "../screen/stage.js";
import { type Terminal, widthOf } from "../terminal.js";
import type { Texts } from "../texts/texts.js";
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
  readonly stage: Stage;
  /** How the person is addressed: by the seat if several share the keyboard. */
  readonly name: string;
  /** Saves the game and says where; `undefined` stands for the file of `--save`. */
  save(file: string | undefined): void;
  /** Shows the move of a strong bot. */
  hint(view: View): Promise<void>;
  /** Shows the events of the last moves. */
  log(moves: number): void;
}

/** The largest number of moves that is listed at once. */
const FEW = 16;

/** Asks the person at a seat until there is a decision. */
export async function decide(desk: Desk, seat: number): Promise<Decision> {
  const { terminal, keyboard, session, speech, stage, name } = desk;
  const { texts } = speech;
  const { game } = session.playable;
  const view = session.view(seat);
  const choosing = new Choosing(session.playable, view, speech, widthOf(terminal));
  // Games with phases have it, and their words describe it.
  const { phase } = view as View & { readonly phase?: unknown };
  const question = texts.question(name, speech.phase(phase), choosing.count);
  const offer = (...before: readonly string[]): void => {
    stage.point(choosing.spaces);
    stage.answer(...before, question, ...choosing.offer(FEW));
  };
  offer();

  /** Returns the move if it is legal, or else prints the reason. */
  const judge = (move: Move): Decision | undefined => {
    const refusal = game.explain(view, move);
    if (refusal === undefined) return { move };
    stage.answer(speech.refusal(refusal));
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
      stage.answer(`${read.message}; ${wrong}. ${texts.typeHelp}`);
      return undefined;
    }
    const { move } = choosing;
    if (move !== null && choosing.isSettled) return { move };
    offer();
    return undefined;
  };

  for (;;) {
    const picked = choosing.pickedText;
    const typed = await keyboard.ask(`${name}${picked && ` [${picked}]`}> `);
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
        stage.answer(...helpLines(texts));
        break;
      case "quit":
      case "undo":
        return word;
      case "back":
        offer(...(choosing.back() ? [] : [texts.nothingPicked]));
        break;
      case "moves":
        stage.answer(...choosing.search(rest === "" ? [] : rest.split(" ")));
        break;
      case "why": {
        const read = readMove(desk, view, rest);
        if (NotationError.is(read)) stage.answer(read.message);
        else if (judge(read) !== undefined) stage.answer(texts.isLegal(rest));
        break;
      }
      case "hint":
        await desk.hint(view);
        break;
      case "board":
        stage.whole(view);
        break;
      case "more":
        stage.more();
        break;
      case "up":
      case "down":
        stage.pan(word === "up" ? -1 : 1, 0);
        break;
      case "left":
      case "right":
        stage.pan(0, word === "left" ? -1 : 1);
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

/** Returns what can be typed, in two columns. */
function helpLines({ help }: Texts): string[] {
  const width = Math.max(...help.map(([typed]) => typed.length));
  return help.map(([typed, does]) => `  ${typed.padEnd(width)}  ${does}`);
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
