/** The details that refusals of every game can have, for a tooltip to show. */
import type { GameRefusal, Seat } from "../../game.js";

/** The fields of every refusal: a reason to switch on, and the rule behind it. @category Refusals */
export interface Because<Reason extends string, Rule extends string | null> extends GameRefusal {
  /** A code that a program can switch on. */
  readonly reason: Reason;
  /** The id of the rule, `null` if no rule of the game is concerned. */
  readonly rule: Rule;
}

/** The part of a move whose form is wrong. @category Refusals */
export interface InMove {
  /** The field at fault; empty for the move as a whole. */
  readonly path: string;
}

/** The phase that does not allow the move. @category Refusals */
export interface InPhase<Phase extends string> {
  /** The phase of the game. */
  readonly phase: Phase;
}

/** The seat that is in the way. @category Refusals */
export interface BySeat {
  /** The seat. */
  readonly by: Seat;
}
