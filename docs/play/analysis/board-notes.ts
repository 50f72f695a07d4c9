/** The notes on the board: the moves of a hint or of the analysis, and the step of the log that is pointed at. */
import type { Analysis } from "caravanserai/bots";
import type { BoardNote, CaravanseraiBoard } from "caravanserai/element";
import { type Match, stateAt } from "../match.js";
import { decisionAt, notesFor } from "./findings.js";

/** The notes on a board. */
export class BoardNotes {
  /** What is noted, apart from a step that is pointed at. */
  #notes: readonly BoardNote[] = [];

  constructor(private readonly board: CaravanseraiBoard) {}

  /** Draws notes until others come. */
  show(notes: readonly BoardNote[]): void {
    this.#notes = notes;
    this.board.notes = notes;
  }

  /** Draws the best moves at a step, if they are known. */
  showBest(match: Match, step: number, analysis: Analysis | undefined): void {
    const best = (analysis && decisionAt(analysis, step)?.best) ?? [];
    this.show(notesFor(match.kit, stateAt(match, step), best));
  }

  /** Points out a step of the log, or shows the notes again. */
  point(match: Match, step: number | undefined): void {
    const move = step === undefined ? undefined : match.moves[step - 1];
    if (step === undefined || move === undefined) {
      this.board.notes = this.#notes;
      return;
    }
    const picks = match.kit.game.picks(stateAt(match, step - 1), move);
    this.board.notes = [{ picks, text: "", strong: true }];
  }
}
