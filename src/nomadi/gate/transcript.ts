/** Translates between the two forms of a game: reads the position of a state, and writes the state of a position. */
import type { Seed } from "../../game.js";
import { NONE } from "../../kit/none.js";
import { Chance } from "../../kit/chance/chance.js";
import { bySeat, type Formed, standing } from "../../kit/state/standing.js";
import { type Board, boardOf } from "../rules/board.js";
import { settingOf } from "../rules/setting.js";
import {
  heldCard,
  holderOfHeld,
  NO_CARD,
  seenByOfHeld,
  UNKNOWN,
  valueOfHeld,
} from "../rules/numbers.js";
import { blankPosition, diceLeft, inTurn, type Position, putPawn } from "../rules/position.js";
import {
  addBan,
  BAN_DIE,
  BAN_FROM,
  BAN_PAWN,
  BAN_SIZE,
  BAN_TO,
} from "../rules/reach/no-returns.js";
import type { HeldCard, NoReturn, SeatState, State, View } from "../model/state.js";
import { compareHeld, compareReturns } from "./order.js";

/** Returns the position of a valid state or view. */
export function readState(state: Formed<State> | Formed<View>): Position {
  const board = boardOf(state.layout);
  const number = (square: string): number => board.numbers.get(square) ?? 0;
  const position = blankPosition(settingOf(board, state.rules, state.seats.length));
  position.phase = state.phase;
  position.endReason = state.endReason;
  position.seat = state.seat ?? NONE;
  position.turnNumber = state.turnNumber;
  for (const die of state.dice) position.dice[die]++;
  for (const { pawn, die, from, to } of state.noReturns) {
    addBan(position, number(pawn), die, number(from), number(to));
  }
  for (const { square, value } of state.cards) position.cards[number(square)] = value ?? UNKNOWN;
  position.deckLeft = state.deck.length;
  for (const [index, value] of state.deck.entries()) {
    position.deck[position.deck.length - state.deck.length + index] = value ?? UNKNOWN;
  }
  for (const [seat, { pawns, coins, debt, cards }] of state.seats.entries()) {
    for (const pawn of pawns) putPawn(position, seat, number(pawn));
    position.coins[seat] = coins;
    position.debts[seat] = debt;
    for (const { value, seenBy } of cards) {
      const seen = seenBy.reduce((bits, by) => bits | (1 << by), 0);
      position.held[position.heldCount++] = heldCard(value ?? UNKNOWN, seat, seen);
    }
  }
  if (state.offer !== null) {
    position.offerValue = state.offer.value ?? UNKNOWN;
    position.offerCell = number(state.offer.square);
    position.offerOwner = state.offer.owner;
    position.offerPrice = state.offer.price ?? NONE;
  }
  if (state.bribe !== null) {
    position.bribeBy = state.bribe.by;
    position.bribeCoins = state.bribe.coins;
    position.bribeNote = state.bribe.note;
  }
  if ("chance" in state) position.chance.follow(Chance.at(state.chance));
  return position;
}

/** Returns the state of a position without unknown cards. */
export function writeState(position: Position, seed: Seed): State {
  const { setting, phase, seat, turnNumber, cards, deck, deckLeft } = position;
  const { board, rules } = setting;
  const { names } = board;
  const mover = inTurn(position);
  return {
    game: "nomadi",
    version: 1,
    seed,
    chance: position.chance.state,
    layout: board.layout,
    rules,
    ...standing({
      endReason: position.endReason,
      phase,
      seat: seat === NONE ? null : seat,
      inTurn: mover === NONE ? null : mover,
    }),
    turnNumber,
    dice: diceLeft(position),
    noReturns: writeReturns(position),
    offer:
      position.offerValue === NO_CARD
        ? null
        : {
            square: names[position.offerCell],
            owner: position.offerOwner,
            value: position.offerValue,
            price: position.offerPrice === NONE ? null : position.offerPrice,
          },
    bribe:
      position.bribeBy === NONE
        ? null
        : { by: position.bribeBy, coins: position.bribeCoins, note: position.bribeNote },
    deck: [...deck.subarray(deck.length - deckLeft)],
    cards: [...board.squares]
      .filter((cell) => cards[cell] !== NO_CARD)
      .map((cell) => ({ square: names[cell], value: cards[cell] })),
    seats: bySeat(setting.players, (number) => writeSeat(position, board, number)),
  };
}

function writeReturns({ bans, banCount, setting }: Position): NoReturn[] {
  const { names, numbers } = setting.board;
  return Array.from({ length: banCount }, (_, ban) => {
    const at = ban * BAN_SIZE;
    return {
      pawn: names[bans[at + BAN_PAWN]],
      die: bans[at + BAN_DIE],
      from: names[bans[at + BAN_FROM]],
      to: names[bans[at + BAN_TO]],
    };
  }).sort((a, b) => compareReturns(a, b, numbers));
}

function writeSeat(position: Position, { names }: Board, seat: number): SeatState {
  const { pawns, placed, occupant, coins, debts, held, heldCount } = position;
  const cards: HeldCard[] = [...held.subarray(0, heldCount)]
    .filter((card) => holderOfHeld(card) === seat)
    .map((card) => ({ value: valueOfHeld(card), seenBy: seatsIn(seenByOfHeld(card)) }));
  return {
    pawns: [...pawns.subarray(0, placed)]
      .filter((cell) => occupant[cell] === seat)
      .map((cell) => names[cell]),
    coins: coins[seat],
    debt: debts[seat],
    cards: cards.sort(compareHeld),
  };
}

const seatsIn = (bits: number): number[] =>
  [0, 1, 2, 3, 4].filter((seat) => (bits & (1 << seat)) !== 0);
