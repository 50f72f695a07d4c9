/** What may be done: the legal moves of a position. */
import { openGoods, occupiedSlots } from "./actions.js";
import { NONE } from "./board.js";
import {
  DECLINE,
  discardMove,
  DONE,
  DRAW,
  explorerMove,
  GIVE_MOVES,
  GUIDE,
  LAY_MOVES,
  LEAVE,
  LOOK_MOVES,
  OASIS_MOVES,
  placeMove,
  REMOVE,
  RENOUNCE,
  startMove,
  TAKE_MOVES,
  travelMove,
  withdrawMove,
} from "./moves.js";
import { caravanOn, type Position, RESERVE, stackHasTiles } from "./position.js";
import { portionsIn } from "./scoring.js";
import type { Move } from "./move.js";
import { GOODS } from "./state.js";
import {
  canMove,
  fieldBesideCaravan,
  fittingTurns,
  hasOpenLine,
  lookAround,
  markReach,
  mayDiscard,
  openField,
} from "./ways.js";

/** Every legal move, in an order that depends on the position only. */
export function listMoves(position: Position): Move[] {
  const { ground } = position;
  const { board } = ground;
  switch (position.phase) {
    case "start":
      return board.starts
        .filter((start) => caravanOn(position, start) === NONE)
        .map((start) => startMove(board, start));
    case "travel":
    case "explore":
    case "explorer":
      return listTurn(position);
    case "place":
      return listDrawn(position);
    case "oasis":
      return portionsIn(position.completed).map(
        (portion) => OASIS_MOVES[sidesOf(position, portion)],
      );
    case "action":
      return [...TAKE_MOVES.filter((_, action) => position.free[action] > 0), DECLINE];
    case "swap":
      return [...GIVE_MOVES.filter((_, good) => canGive(position, good)), RENOUNCE];
    case "lay":
      return openGoods(position).map((good) => LAY_MOVES[good]);
    case "look":
      return occupiedSlots(position).map((slot) => LOOK_MOVES[slot]);
    case "remove":
      return [REMOVE, LEAVE];
    case "guide":
      return [GUIDE, DONE];
    case "over":
      return [];
  }
}

/** The sides of a portion of the tile found in this turn, a bit for each. */
const sidesOf = ({ ground, face, found }: Position, portion: number): number =>
  ground.board.portionSides[face[found] * 4 + portion];

/** T28: another good on the camels than the one to be had. */
export const canGive = ({ seat, seatGoods, wanted }: Position, good: number): boolean =>
  good !== wanted && seatGoods[seat * GOODS.length + good] > 0;

/** T13: whether a tile may be drawn. */
const mayDraw = (position: Position): boolean =>
  position.reserves[position.turn] < RESERVE && stackHasTiles(position) && hasOpenLine(position);

/** Moves of the seat in turn up to the scoring, which may also be skipped. */
function listTurn(position: Position): Move[] {
  const { phase, turn, ground, explorer } = position;
  const { board } = ground;
  const moves: Move[] = [];
  if (phase === "travel") addTravels(position, moves);
  if (phase === "explorer") addExplorers(position, moves);
  else {
    if (mayDraw(position)) moves.push(DRAW);
    addPlacements(position, moves);
    addDiscards(position, moves);
  }
  for (let number = turn * board.each; number < (turn + 1) * board.each; number++) {
    if (explorer[number] !== NONE) moves.push(withdrawMove(board, number));
  }
  moves.push(DONE);
  return moves;
}

/** T10, T11. */
function addTravels(position: Position, moves: Move[]): void {
  const { ground, turn, seatWater } = position;
  const { board } = ground;
  const near = markReach(position, seatWater[turn] > 0);
  for (let field = 0; field < board.count; field++) {
    if (board.marks[field] < near || caravanOn(position, field) !== NONE) continue;
    moves.push(travelMove(board, field, board.marks[field] > near));
  }
}

/** T14, T15: own tiles, and with water those of others. */
function addPlacements(position: Position, moves: Move[]): void {
  const { turn, caravan, seatWater, ground } = position;
  for (let side = 0; side < 4; side++) {
    const field = openField(position, caravan[turn], side);
    if (field === NONE) continue;
    lookAround(position, field);
    addFromReserve(position, turn, NONE, field, moves);
    if (seatWater[turn] === 0) continue;
    for (let other = 0; other < ground.players; other++) {
      if (other !== turn) addFromReserve(position, other, other, field, moves);
    }
  }
}

function addFromReserve(
  position: Position,
  owner: number,
  from: number,
  field: number,
  moves: Move[],
): void {
  const { reserve, reserves } = position;
  const first = owner * RESERVE;
  for (let at = first; at < first + reserves[owner]; at++) {
    // Equal tiles lie side by side and are one move.
    if (at === first || reserve[at] !== reserve[at - 1]) {
      addTurns(position, from, reserve[at], field, moves);
    }
  }
}

/** Every way in which a tile fits where `lookAround` looked last. */
function addTurns(
  position: Position,
  from: number,
  kind: number,
  field: number,
  moves: Move[],
): void {
  const turns = fittingTurns(position, kind);
  for (let turn = 0; turn < 4; turn++) {
    if ((turns & (1 << turn)) === 0) continue;
    moves.push(placeMove(position.ground.board, from, kind * 4 + turn, field));
  }
}

/** T16. */
function addDiscards(position: Position, moves: Move[]): void {
  const { turn, reserve, ground } = position;
  if (!mayDiscard(position)) return;
  for (let at = turn * RESERVE; at < (turn + 1) * RESERVE; at++) {
    if (at === turn * RESERVE || reserve[at] !== reserve[at - 1]) {
      moves.push(discardMove(ground.board, reserve[at]));
    }
  }
}

/** T20. */
function addExplorers(position: Position, moves: Move[]): void {
  const { turn, found, face, ground, explorer } = position;
  const { board } = ground;
  if (found === NONE) return;
  for (let number = turn * board.each; number < (turn + 1) * board.each; number++) {
    if (explorer[number] !== NONE) continue;
    for (let portion = 0; portion < board.portions[face[found]]; portion++) {
      moves.push(explorerMove(board, number, sidesOf(position, portion)));
    }
  }
}

/** T13: where the tile just drawn fits. */
function listDrawn(position: Position): Move[] {
  const moves: Move[] = [];
  for (let side = 0; side < 4; side++) {
    const field = openField(position, position.caravan[position.turn], side);
    if (field === NONE) continue;
    lookAround(position, field);
    addTurns(position, NONE, position.drawn, field, moves);
  }
  return moves;
}

/** In how many ways the tile just drawn fits, and the last of them. */
export function placementsOfDrawn(position: Position): {
  readonly count: number;
  readonly face: number;
  readonly field: number;
} {
  const { caravan, turn: seat, drawn } = position;
  let count = 0;
  let face = NONE;
  let last = NONE;
  for (let side = 0; side < 4; side++) {
    const field = openField(position, caravan[seat], side);
    if (field === NONE) continue;
    lookAround(position, field);
    const turns = fittingTurns(position, drawn);
    for (let turn = 0; turn < 4; turn++) {
      if ((turns & (1 << turn)) === 0) continue;
      count++;
      face = drawn * 4 + turn;
      last = field;
    }
  }
  return { count, face, field: last };
}

/** Whether the seat in turn can do anything but go on, in a phase up to the scoring. */
export function hasChoice(position: Position): boolean {
  const { phase, turn, ground, explorer, found } = position;
  const { board } = ground;
  for (let number = turn * board.each; number < (turn + 1) * board.each; number++) {
    // On the board it can be withdrawn, and in the supply it can go to an oasis just found.
    if (explorer[number] !== NONE || (phase === "explorer" && found !== NONE)) return true;
  }
  if (phase === "explorer") return false;
  if (mayDraw(position) || (phase === "travel" && canMove(position))) return true;
  return canPlace(position) || mayDiscard(position);
}

function canPlace(position: Position): boolean {
  const { turn, reserve, reserves, seatWater, ground } = position;
  for (let owner = 0; owner < ground.players; owner++) {
    if (owner !== turn && seatWater[turn] === 0) continue;
    for (let at = owner * RESERVE; at < owner * RESERVE + reserves[owner]; at++) {
      if (fieldBesideCaravan(position, reserve[at]) !== NONE) return true;
    }
  }
  return false;
}
