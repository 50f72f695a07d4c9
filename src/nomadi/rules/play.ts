/**
 * Plays a decision: it changes the position and tells the events. What leaves no choice happens by itself, so a position
 * that is not over always waits for a decision, and there is a legal move.
 */
import { acceptPrice, earn, namePrice, pay, refusePrice } from "./earnings.js";
import type { MoveEvent } from "../model/events.js";
import { inTurn, NO_CARD, NONE, type Position, putPawn, shiftPawn } from "./position.js";
import { noteReturn } from "./no-returns.js";
import { pathOf } from "./pawn-path.js";
import type { Move } from "../model/move.js";
import { DICE, type EndReason, GOAL_PAWNS, type Phase, type Square } from "../model/state.js";

/** A move as numbers. A number that moves of its type do not have is 0. */
export interface Decision {
  readonly type: Move["type"];
  /** The die, the price or the coins. */
  readonly amount: number;
  /** The cell that a pawn leaves. */
  readonly from: number;
  /** The cell that a pawn or a card goes to. */
  readonly to: number;
  readonly note: string | null;
}

/** Plays a legal decision. */
export function play(position: Position, decision: Decision, tell: MoveEvent[] | undefined): void {
  const { type, amount, from, to, note } = decision;
  decide(position, type, amount, from, to, note, tell);
}

/** Plays a legal decision that is given in parts, which spares simulations an object. */
export function decide(
  position: Position,
  type: Move["type"],
  amount: number,
  from: number,
  to: number,
  note: string | null,
  tell: MoveEvent[] | undefined,
): void {
  position.trail?.note(position.trail, position, from, to);
  switch (type) {
    case "card":
      layCard(position, to, tell);
      break;
    case "place":
      placePawn(position, to, tell);
      break;
    case "reroll":
      rollAgain(position, tell);
      break;
    case "end-turn":
      endTurn(position, tell);
      break;
    case "move":
      movePawn(position, amount, from, to, tell);
      break;
    case "price":
      namePrice(position, amount, tell);
      ask(position, position.offerOwner, "price-answer", tell);
      break;
    case "accept":
      acceptPrice(position, tell);
      goOn(position, tell);
      break;
    case "refuse":
      refusePrice(position, tell);
      goOn(position, tell);
      break;
    case "bribe":
      offerBribe(position, amount, note, tell);
      break;
    case "take-bribe":
    case "decline-bribe":
      answerBribe(position, type === "take-bribe", tell);
      break;
  }
}

/** Asks for the first decision: to lay out a card if there are any left (N3), or else to place a pawn (N5). */
export function begin(position: Position, tell: MoveEvent[] | undefined): void {
  ask(position, 0, position.deckLeft > 0 ? "cards" : "pawns", tell);
}

/** N3: one card each, in seat order. */
function layCard(position: Position, cell: number, tell: MoveEvent[] | undefined): void {
  const { deck, cards, seat, ground } = position;
  cards[cell] = deck[deck.length - position.deckLeft];
  position.deckLeft--;
  tell?.push({ type: "card-laid", seat, square: ground.board.names[cell] });
  if (position.deckLeft > 0) ask(position, (seat + 1) % ground.players, "cards", tell);
  else ask(position, 0, "pawns", tell);
}

/** N5: one pawn each, in seat order. */
function placePawn(position: Position, cell: number, tell: MoveEvent[] | undefined): void {
  const { seat, ground } = position;
  putPawn(position, seat, cell);
  tell?.push({ type: "pawn-placed", seat, square: ground.board.names[cell] });
  if (position.placed < ground.pawns) ask(position, (seat + 1) % ground.players, "pawns", tell);
  else beginTurn(position, tell);
}

/** N6, N15: the next seat rolls. If no die of any value could be used, the game ends. */
function beginTurn(position: Position, tell: MoveEvent[] | undefined): void {
  const { reach } = position.ground.board;
  roll(position);
  const isUsable = reach.canMove(position);
  if (!isUsable && !reach.couldMove(position)) {
    endGame(position, "no-move", tell);
    return;
  }
  position.turnNumber++;
  const seat = inTurn(position);
  tell?.push({ type: "turn-began", seat, turnNumber: position.turnNumber });
  useRoll(position, isUsable, tell);
}

/** N15: the player in turn rolls all six dice again. */
function rollAgain(position: Position, tell: MoveEvent[] | undefined): void {
  roll(position);
  useRoll(position, position.ground.board.reach.canMove(position), tell);
}

/** N15, N28: asks for what comes after a roll. If none of the dice can be used, the player decides, or they are rolled again. */
function useRoll(position: Position, usable: boolean, tell: MoveEvent[] | undefined): void {
  const { board, rules } = position.ground;
  const seat = inTurn(position);
  tell?.push({ type: "dice-rolled", seat, dice: diceLeft(position), usable });
  let isUsable = usable;
  while (!isUsable && rules.reroll === "forced") {
    roll(position);
    isUsable = board.reach.canMove(position);
    tell?.push({ type: "dice-rolled", seat, dice: diceLeft(position), usable: isUsable });
  }
  if (!isUsable) ask(position, seat, "reroll", tell);
  else if (rules.bribery) askForBribe(position, seat, tell);
  else ask(position, seat, "move", tell);
}

function roll({ dice, chance }: Position): void {
  dice.fill(0);
  for (let die = 0; die < DICE; die++) dice[chance.below(6) + 1]++;
}

/** The dice that are left, ascending. */
export function diceLeft({ dice }: Position): number[] {
  const left: number[] = [];
  for (let value = 1; value <= 6; value++) {
    for (let count = dice[value]; count > 0; count--) left.push(value);
  }
  return left;
}

/** The number of dice that are left. */
function countDice({ dice }: Position): number {
  let count = 0;
  for (let value = 1; value <= DICE; value++) count += dice[value];
  return count;
}

/** N28: the next player after `last` who has coins makes an offer; after the last one, the player in turn moves. */
function askForBribe(position: Position, last: number, tell: MoveEvent[] | undefined): void {
  const { coins, ground } = position;
  const mover = inTurn(position);
  let next = (last + 1) % ground.players;
  while (next !== mover && coins[next] === 0) next = (next + 1) % ground.players;
  ask(position, next, next === mover ? "move" : "bribe", tell);
}

/** N28: the player in turn answers each offer, unless it is nothing at all. */
function offerBribe(
  position: Position,
  coins: number,
  note: string | null,
  tell: MoveEvent[] | undefined,
): void {
  const { seat } = position;
  const to = inTurn(position);
  if (coins === 0 && note === null) {
    tell?.push({ type: "bribe-passed", seat });
    askForBribe(position, seat, tell);
    return;
  }
  position.bribeBy = seat;
  position.bribeCoins = coins;
  position.bribeNote = note;
  tell?.push({ type: "bribe-offered", seat, to, coins, note });
  ask(position, to, "bribe-answer", tell);
}

/** N28: after the answer the next player makes an offer. */
function answerBribe(position: Position, takes: boolean, tell: MoveEvent[] | undefined): void {
  const { seat, bribeBy: by, bribeCoins: coins } = position;
  if (takes) {
    position.coins[by] -= coins;
    position.coins[seat] += coins;
    tell?.push({ type: "bribe-taken", seat, by, coins });
  } else {
    tell?.push({ type: "bribe-declined", seat, by });
  }
  position.bribeBy = NONE;
  position.bribeCoins = 0;
  position.bribeNote = null;
  askForBribe(position, by, tell);
}

/** The path of a move that nobody is told about. */
const NO_PATH: readonly Square[] = [];

/** N6, N20: the pawn moves, the die is used up, and the move is paid for. */
function movePawn(
  position: Position,
  die: number,
  from: number,
  to: number,
  tell: MoveEvent[] | undefined,
): void {
  const { seat, occupant, ground } = position;
  const { names } = ground.board;
  const owner = occupant[from];
  // Before the pawn leaves: it may not pass over its own square.
  const path =
    tell === undefined ? NO_PATH : pathOf(position, die, from, to).map((cell) => names[cell]);
  shiftPawn(position, from, to);
  position.dice[die]--;
  noteReturn(position, die, from, to);
  tell?.push({ type: "pawn-moved", seat, owner, die, from: names[from], to: names[to], path });
  earn(position, owner, from, to, tell);
  if (position.offerValue === NO_CARD) goOn(position, tell);
  else ask(position, seat, "price", tell);
}

/** N14, N24: the third pawn in the goal ends the game. The turn ends when no die can be used. */
function goOn(position: Position, tell: MoveEvent[] | undefined): void {
  const { reach } = position.ground.board;
  if (position.inGoal >= GOAL_PAWNS) endGame(position, "goal", tell);
  else if (reach.canMove(position)) {
    ask(position, inTurn(position), "move", tell);
  } else endTurn(position, tell);
}

/** N16, N26: the player pays for the dice left. After the last turn the game ends, else the next turn begins. */
function endTurn(position: Position, tell: MoveEvent[] | undefined): void {
  const seat = inTurn(position);
  const unused = countDice(position);
  tell?.push({ type: "turn-ended", seat, unused: diceLeft(position) });
  position.dice.fill(0);
  position.banCount = 0;
  pay(position, seat, unused, "unused-dice", tell);
  if (position.turnNumber >= position.ground.rules.maxTurns) endGame(position, "last-turn", tell);
  else beginTurn(position, tell);
}

function ask(
  position: Position,
  seat: number,
  phase: Exclude<Phase, "over">,
  tell: MoveEvent[] | undefined,
): void {
  position.seat = seat;
  position.phase = phase;
  tell?.push({ type: "asked", seat, phase });
}

function endGame(position: Position, reason: EndReason, tell: MoveEvent[] | undefined): void {
  position.phase = "over";
  position.endReason = reason;
  position.seat = NONE;
  position.dice.fill(0);
  position.banCount = 0;
  tell?.push({ type: "game-ended", reason });
}
