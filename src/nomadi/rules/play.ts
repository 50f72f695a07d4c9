/**
 * Plays an action: it changes the position and emits the events. Whatever leaves no choice happens at once, so a position that is
 * not over waits for a decision, and has a legal action.
 */
import { NONE } from "../../kit/none.js";
import type { Emitted } from "./emitted.js";
import type { Move } from "../model/move.js";
import { DICE, type EndReason, GOAL_PAWNS, type Phase, type Square } from "../model/state.js";
import { acceptPrice, earn, namePrice, pay, refusePrice, UNUSED_DIE } from "./earnings.js";
import { NO_CARD } from "./numbers.js";
import { dieOf, fromOf, sumOf, toOf, typeOf } from "./packing.js";
import { countDice, diceLeft, inTurn, type Position, putPawn, shiftPawn } from "./position.js";
import { banReturn } from "./reach/no-returns.js";
import { pathOf } from "./reach/pawn-path.js";

/** Plays a legal action. The note of a bribe, which no number can hold, is that of `move`. */
export function play(position: Position, action: number, emitted?: Emitted, move?: Move): void {
  position.trail?.record(position.trail, position, action);
  switch (typeOf(action)) {
    case "move":
      movePawn(position, dieOf(action), fromOf(action), toOf(action), emitted);
      break;
    case "card":
      layCard(position, toOf(action), emitted);
      break;
    case "place":
      placePawn(position, toOf(action), emitted);
      break;
    case "reroll":
      rollAgain(position, emitted);
      break;
    case "end-turn":
      endTurn(position, emitted);
      break;
    case "price":
      namePrice(position, sumOf(action), emitted);
      ask(position, position.offerOwner, "price-answer", emitted);
      break;
    case "accept":
      acceptPrice(position, emitted);
      goOn(position, emitted);
      break;
    case "refuse":
      refusePrice(position, emitted);
      goOn(position, emitted);
      break;
    case "bribe": {
      // An empty note is no note.
      const note = move?.type === "bribe" && move.note !== "" ? move.note : undefined;
      offerBribe(position, sumOf(action), note ?? null, emitted);
      break;
    }
    case "take-bribe":
      answerBribe(position, true, emitted);
      break;
    case "decline-bribe":
      answerBribe(position, false, emitted);
      break;
  }
}

/** Asks for the first decision: to lay out a card if there are any left (N3), or else to place a pawn (N5). */
export function begin(position: Position, emitted: Emitted): void {
  ask(position, 0, position.deckLeft > 0 ? "cards" : "pawns", emitted);
}

/** N3: one card each, in seat order. */
function layCard(position: Position, cell: number, emitted: Emitted): void {
  const { deck, cards, seat, setting } = position;
  cards[cell] = deck[deck.length - position.deckLeft];
  position.deckLeft--;
  emitted?.push({ type: "card-laid", seat, square: setting.board.names[cell] });
  if (position.deckLeft > 0) ask(position, (seat + 1) % setting.players, "cards", emitted);
  else ask(position, 0, "pawns", emitted);
}

/** N5: one pawn each, in seat order. */
function placePawn(position: Position, cell: number, emitted: Emitted): void {
  const { seat, setting } = position;
  putPawn(position, seat, cell);
  emitted?.push({ type: "pawn-placed", seat, square: setting.board.names[cell] });
  if (position.placed < setting.pawns)
    ask(position, (seat + 1) % setting.players, "pawns", emitted);
  else beginTurn(position, emitted);
}

/** N6, N15: the next seat rolls. If no die of any value could be used, the game ends, and no dice are rolled for it. */
function beginTurn(position: Position, emitted: Emitted): void {
  const { setting, chance } = position;
  const { reach } = setting.board;
  // Rolled before it is known whether any die could be used, and taken back if not: one list of moves is enough for most turns.
  const { place } = chance;
  roll(position);
  const isUsable = reach.canMove(position);
  if (!isUsable && !reach.couldMove(position)) {
    chance.goTo(place);
    endGame(position, "no-move", emitted);
    return;
  }
  position.turnNumber++;
  const seat = inTurn(position);
  emitted?.push({ type: "turn-began", seat, turnNumber: position.turnNumber });
  useRoll(position, isUsable, emitted);
}

/** N15: the player in turn rolls all six dice again. */
function rollAgain(position: Position, emitted: Emitted): void {
  roll(position);
  useRoll(position, position.setting.board.reach.canMove(position), emitted);
}

/** N15, N28: asks for what comes after a roll. If none of the dice can be used, the player decides, or they are rolled again. */
function useRoll(position: Position, usable: boolean, emitted: Emitted): void {
  const { board, rules } = position.setting;
  const seat = inTurn(position);
  emitted?.push({ type: "dice-rolled", seat, dice: diceLeft(position), usable });
  let isUsable = usable;
  while (!isUsable && rules.reroll === "forced") {
    roll(position);
    isUsable = board.reach.canMove(position);
    emitted?.push({ type: "dice-rolled", seat, dice: diceLeft(position), usable: isUsable });
  }
  if (!isUsable) ask(position, seat, "reroll", emitted);
  else if (rules.bribery) askForBribe(position, seat, emitted);
  else ask(position, seat, "move", emitted);
}

function roll({ dice, chance }: Position): void {
  dice.fill(0);
  for (let die = 0; die < DICE; die++) dice[chance.below(6) + 1]++;
}

/** N28: the next player after `last` who has coins makes an offer; after the last one, the player in turn moves. */
function askForBribe(position: Position, last: number, emitted: Emitted): void {
  const { coins, setting } = position;
  const mover = inTurn(position);
  let next = (last + 1) % setting.players;
  while (next !== mover && coins[next] === 0) next = (next + 1) % setting.players;
  ask(position, next, next === mover ? "move" : "bribe", emitted);
}

/** N28: the player in turn answers each offer, unless it is nothing at all. */
function offerBribe(
  position: Position,
  coins: number,
  note: string | null,
  emitted: Emitted,
): void {
  const { seat } = position;
  const to = inTurn(position);
  if (coins === 0 && note === null) {
    emitted?.push({ type: "bribe-passed", seat });
    askForBribe(position, seat, emitted);
    return;
  }
  position.bribeBy = seat;
  position.bribeCoins = coins;
  position.bribeNote = note;
  emitted?.push({ type: "bribe-offered", seat, to, coins, note });
  ask(position, to, "bribe-answer", emitted);
}

/** N28: after the answer the next player makes an offer. */
function answerBribe(position: Position, takes: boolean, emitted: Emitted): void {
  const { seat, bribeBy: by, bribeCoins: coins } = position;
  if (takes) {
    position.coins[by] -= coins;
    position.coins[seat] += coins;
    emitted?.push({ type: "bribe-taken", seat, by, coins });
  } else {
    emitted?.push({ type: "bribe-declined", seat, by });
  }
  position.bribeBy = NONE;
  position.bribeCoins = 0;
  position.bribeNote = null;
  askForBribe(position, by, emitted);
}

/** The path of a move without events. */
const NO_PATH: readonly Square[] = [];

/** N6, N20: the pawn moves, the die is used up, and the move is paid for. */
function movePawn(
  position: Position,
  die: number,
  from: number,
  to: number,
  emitted: Emitted,
): void {
  const { seat, occupant, setting } = position;
  const { names } = setting.board;
  const owner = occupant[from];
  // Before the pawn leaves: it may not pass over its own square.
  const path =
    emitted === undefined ? NO_PATH : pathOf(position, die, from, to).map((cell) => names[cell]);
  shiftPawn(position, from, to);
  position.dice[die]--;
  banReturn(position, die, from, to);
  emitted?.push({ type: "pawn-moved", seat, owner, die, from: names[from], to: names[to], path });
  earn(position, owner, from, to, emitted);
  if (position.offerValue === NO_CARD) goOn(position, emitted);
  else ask(position, seat, "price", emitted);
}

/** N14, N24: the third pawn in the goal ends the game. The turn ends when no die can be used. */
function goOn(position: Position, emitted: Emitted): void {
  const { reach } = position.setting.board;
  if (position.inGoal >= GOAL_PAWNS) endGame(position, "goal", emitted);
  else if (reach.canMove(position)) {
    ask(position, inTurn(position), "move", emitted);
  } else endTurn(position, emitted);
}

/** N16, N26: the player pays for the dice left. After the last turn the game ends, else the next turn begins. */
function endTurn(position: Position, emitted: Emitted): void {
  const seat = inTurn(position);
  const unused = countDice(position);
  emitted?.push({ type: "turn-ended", seat, unused: diceLeft(position) });
  position.dice.fill(0);
  position.banCount = 0;
  pay(position, seat, unused * UNUSED_DIE, "unused-dice", emitted);
  if (position.turnNumber >= position.setting.rules.maxTurns)
    endGame(position, "last-turn", emitted);
  else beginTurn(position, emitted);
}

function ask(
  position: Position,
  seat: number,
  phase: Exclude<Phase, "over">,
  emitted: Emitted,
): void {
  position.seat = seat;
  position.phase = phase;
  emitted?.push({ type: "asked", seat, phase });
}

function endGame(position: Position, reason: EndReason, emitted: Emitted): void {
  position.phase = "over";
  position.endReason = reason;
  position.seat = NONE;
  position.dice.fill(0);
  position.banCount = 0;
  emitted?.push({ type: "game-ended", reason });
}
