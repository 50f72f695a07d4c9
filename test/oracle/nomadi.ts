/**
 * A naive reference implementation ("oracle") of the board game Nomadi, for tests only.
 *
 * Written from the rules page alone, rule by rule, without looking at the library. It favours
 * obvious correctness over speed: every candidate is tried and every rule is asked by its wording.
 */

// ---------------------------------------------------------------------------------------------
// Inputs
// ---------------------------------------------------------------------------------------------

/** Row 0 is at the top, column 0 at the left. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** N2. `isMissing` marks squares inside the grid that are not part of the board (default: none). */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly isStart: (square: Square) => boolean;
  readonly isGoal: (square: Square) => boolean;
  readonly onGoalSide: (square: Square) => boolean;
  readonly isMissing?: (square: Square) => boolean;
}

export interface Pawn {
  readonly owner: number;
  readonly square: Square;
}

export interface Step {
  readonly from: Square;
  readonly to: Square;
}

export interface DieMove extends Step {
  readonly die: number;
}

export interface Turn {
  /** The values not yet used. */
  readonly dice: readonly number[];
  /** This turn's die moves so far, the oldest first. */
  readonly moved: readonly DieMove[];
}

export interface Rules {
  /** N11 */
  readonly contact: "group" | "neighbour";
  /** N10: how many right angles a jump with this die may have; a die that is not named has 0. */
  readonly bends: Readonly<Record<number, number>>;
}

const DEFAULT_RULES: Rules = { contact: "group", bends: { 5: 1, 6: 1 } };

// ---------------------------------------------------------------------------------------------
// Squares
// ---------------------------------------------------------------------------------------------

const SIDES: readonly Square[] = [
  { row: -1, column: 0 },
  { row: 0, column: -1 },
  { row: 0, column: 1 },
  { row: 1, column: 0 },
];

const CORNERS: readonly Square[] = [
  { row: -1, column: -1 },
  { row: -1, column: 1 },
  { row: 1, column: -1 },
  { row: 1, column: 1 },
];

function keyOf(square: Square): string {
  return `${square.row},${square.column}`;
}

function same(a: Square, b: Square): boolean {
  return a.row === b.row && a.column === b.column;
}

function plus(a: Square, b: Square): Square {
  return { row: a.row + b.row, column: a.column + b.column };
}

/** Beside: left, right, above or below (N7, N11); corners do not count. */
function beside(a: Square, b: Square): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;
}

function compareSquares(a: Square, b: Square): number {
  return a.row - b.row || a.column - b.column;
}

function compareSteps(a: Step, b: Step): number {
  return compareSquares(a.from, b.from) || compareSquares(a.to, b.to);
}

function onBoard(board: Board, square: Square): boolean {
  return (
    Number.isInteger(square.row) &&
    Number.isInteger(square.column) &&
    square.row >= 0 &&
    square.row < board.rows &&
    square.column >= 0 &&
    square.column < board.columns &&
    board.isMissing?.(square) !== true
  );
}

function allSquares(board: Board): Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < board.rows; row++) {
    for (let column = 0; column < board.columns; column++) {
      if (onBoard(board, { row, column })) squares.push({ row, column });
    }
  }
  return squares;
}

function pawnOn(pawns: readonly Pawn[], square: Square): Pawn | undefined {
  return pawns.find((pawn) => same(pawn.square, square));
}

/** An empty square is a square of the board without a pawn (N7: beyond the edge nothing is empty). */
function isEmpty(board: Board, pawns: readonly Pawn[], square: Square): boolean {
  return onBoard(board, square) && pawnOn(pawns, square) === undefined;
}

/** The position after a move, as a copy. */
export function afterMove(pawns: readonly Pawn[], move: Step): Pawn[] {
  return pawns.map((pawn) =>
    same(pawn.square, move.from) ? { owner: pawn.owner, square: move.to } : pawn,
  );
}

// ---------------------------------------------------------------------------------------------
// N8, N9, N10: where a die can take a pawn, whatever the other rules say
// ---------------------------------------------------------------------------------------------

function isRightAngle(a: Square, b: Square): boolean {
  return a.row * b.row + a.column * b.column === 0;
}

/**
 * Every list of `length` steps by sides where each step goes straight on or turns at a right angle
 * (so never straight back), with at most `bends` right angles in all.
 */
function routes(length: number, bends: number): Square[][] {
  let lists: Square[][] = [[]];
  for (let step = 0; step < length; step++) {
    lists = lists.flatMap((list) => SIDES.map((side) => [...list, side]));
  }
  return lists.filter((list) => {
    let rightAngles = 0;
    for (const [index, side] of list.entries()) {
      const before = list[index - 1];
      if (before === undefined || same(before, side)) continue;
      if (!isRightAngle(before, side)) return false;
      rightAngles++;
    }
    return rightAngles <= bends;
  });
}

const routesSeen = new Map<string, Square[][]>();

/** `routes`, remembered: it depends on nothing but its two numbers. */
function rememberedRoutes(length: number, bends: number): Square[][] {
  const key = `${length},${bends}`;
  const known = routesSeen.get(key);
  if (known !== undefined) return known;
  const fresh = routes(length, bends);
  routesSeen.set(key, fresh);
  return fresh;
}

/**
 * N9, N10: where a route takes a pawn, or undefined if it can't be jumped. All squares passed but
 * the last hold a pawn, the last one is empty.
 */
function landing(
  board: Board,
  pawns: readonly Pawn[],
  from: Square,
  route: readonly Square[],
): Square | undefined {
  const squares: Square[] = [];
  let at = from;
  for (const side of route) {
    at = plus(at, side);
    squares.push(at);
  }
  // N10: no square is passed twice, the pawn's own square is neither jumped nor landed on.
  if (new Set([from, ...squares].map(keyOf)).size !== squares.length + 1) return undefined;
  const jumped = squares.slice(0, -1);
  const last = squares.at(-1);
  if (last === undefined) return undefined;
  if (!jumped.every((square) => pawnOn(pawns, square) !== undefined)) return undefined;
  return isEmpty(board, pawns, last) ? last : undefined;
}

/** N8, N9, N10: the squares that a die takes a pawn to; sorted, without duplicates. */
function reach(
  board: Board,
  pawns: readonly Pawn[],
  die: number,
  from: Square,
  rules: Rules,
): Square[] {
  const found = new Map<string, Square>();
  if (die === 1) {
    // N8: an empty square among the eight around it.
    for (const offset of [...SIDES, ...CORNERS]) {
      const to = plus(from, offset);
      if (isEmpty(board, pawns, to)) found.set(keyOf(to), to);
    }
  } else if (die >= 2 && die <= 6 && Number.isInteger(die)) {
    // N9, N10: over exactly die - 1 pawns onto the next square, which makes `die` steps.
    // A bend on a jumped pawn, the last included, is a right angle between two of these steps.
    for (const route of rememberedRoutes(die, rules.bends[die] ?? 0)) {
      const to = landing(board, pawns, from, route);
      if (to !== undefined) found.set(keyOf(to), to);
    }
  }
  return [...found.values()].sort(compareSquares);
}

// ---------------------------------------------------------------------------------------------
// N7, N11, N12, N13, each by its wording
// ---------------------------------------------------------------------------------------------

/** N7: not in the goal, and before it moves at least one empty square beside it. */
function mayMoveN7(board: Board, pawns: readonly Pawn[], from: Square): boolean {
  if (board.isGoal(from)) return false;
  return SIDES.some((side) => isEmpty(board, pawns, plus(from, side)));
}

/** N11: whether all pawns form one group joined by sides. */
function joined(pawns: readonly Pawn[]): boolean {
  const [first, ...others] = pawns;
  if (first === undefined) return true;
  const group = [first];
  let rest = others;
  for (;;) {
    const touching = rest.filter((pawn) => group.some((g) => beside(g.square, pawn.square)));
    if (touching.length === 0) return rest.length === 0;
    group.push(...touching);
    rest = rest.filter((pawn) => !touching.includes(pawn));
  }
}

/** N11 under option `contact`. */
function contactN11(pawns: readonly Pawn[], contact: Rules["contact"]): boolean {
  if (contact === "group") return joined(pawns);
  return pawns.every((pawn) => pawns.some((other) => beside(pawn.square, other.square)));
}

/** N12: no way back. */
function allowedByN12(board: Board, { from, to }: Step): boolean {
  // A pawn in the goal never moves again.
  if (board.isGoal(from)) return false;
  // The rest is about where the pawn ends, which has to be a square of the board.
  if (!onBoard(board, to)) return true;
  // A pawn outside the start may not end in it.
  if (!board.isStart(from) && board.isStart(to)) return false;
  // A pawn on the goal side of the valley may not end on the start side.
  if (board.onGoalSide(from) && !board.onGoalSide(to)) return false;
  return true;
}

/** The moves of this turn made by the pawn that now stands on `square`, the latest first. */
function movesOfPawn(square: Square, moved: readonly DieMove[]): DieMove[] {
  const own: DieMove[] = [];
  let at = square;
  for (const move of [...moved].reverse()) {
    if (same(move.to, at)) {
      own.push(move);
      at = move.from;
    }
  }
  return own;
}

/**
 * N13: a pawn that went from A to B with a die may not go from B to A with another die of the same
 * value. It is about this one pawn, at any time within the turn.
 */
function allowedByN13(move: DieMove, moved: readonly DieMove[]): boolean {
  return !movesOfPawn(move.from, moved).some(
    (earlier) =>
      earlier.die === move.die && same(earlier.from, move.to) && same(earlier.to, move.from),
  );
}

// ---------------------------------------------------------------------------------------------
// Legal moves
// ---------------------------------------------------------------------------------------------

/** Every legal (from, to) for a die value; no duplicates, sorted by from, then to. */
function naiveDieMoves(
  board: Board,
  pawns: readonly Pawn[],
  die: number,
  movedThisTurn: readonly DieMove[],
  rules: Rules = DEFAULT_RULES,
): Step[] {
  const legal: Step[] = [];
  for (const pawn of pawns) {
    const from = pawn.square;
    for (const to of reach(board, pawns, die, from, rules)) {
      if (!mayMoveN7(board, pawns, from)) continue;
      if (!contactN11(afterMove(pawns, { from, to }), rules.contact)) continue;
      if (!allowedByN12(board, { from, to })) continue;
      if (!allowedByN13({ die, from, to }, movedThisTurn)) continue;
      legal.push({ from, to });
    }
  }
  return legal.sort(compareSteps);
}

/** N6: all legal moves for the distinct values left; sorted by die, then from, then to. */
export function naiveMoves(
  board: Board,
  pawns: readonly Pawn[],
  turn: Turn,
  rules: Rules = DEFAULT_RULES,
): DieMove[] {
  const values = [...new Set(turn.dice)].sort((a, b) => a - b);
  return values.flatMap((die) =>
    naiveDieMoves(board, pawns, die, turn.moved, rules).map(({ from, to }) => ({ die, from, to })),
  );
}

/**
 * The ids of all rules that a move breaks, in the order of their numbers; [] means legal.
 *
 * N6: no such die left, or no pawn on `from` (then nothing else can be asked).
 * N8 (a 1), N9 (2 to 4), N10 (5, 6): the die does not take the pawn to this square.
 * N7 and N12 both speak of a pawn in the goal, so both are named for it.
 * N11 is asked only if the pawn could stand on `to`, that is, if it is an empty square.
 */
export function refusalsOf(
  board: Board,
  pawns: readonly Pawn[],
  move: DieMove,
  turn: Turn,
  rules: Rules = DEFAULT_RULES,
): string[] {
  const { die, from, to } = move;
  const broken: string[] = [];
  if (pawnOn(pawns, from) === undefined) return ["N6"];
  if (!turn.dice.includes(die)) broken.push("N6");
  if (!mayMoveN7(board, pawns, from)) broken.push("N7");
  if (!reach(board, pawns, die, from, rules).some((square) => same(square, to))) {
    if (die === 1) broken.push("N8");
    if (die === 2 || die === 3 || die === 4) broken.push("N9");
    if (die === 5 || die === 6) broken.push("N10");
  }
  if (isEmpty(board, pawns, to) && !contactN11(afterMove(pawns, move), rules.contact)) {
    broken.push("N11");
  }
  if (!allowedByN12(board, move)) broken.push("N12");
  if (!allowedByN13(move, turn.moved)) broken.push("N13");
  return broken;
}

/**
 * The squares of a move from `from` to `to`, both included, of every way that makes it: the fewest right angles first, then
 * by the directions of the steps, in the order up, right, down, left.
 */
export function naivePaths(
  board: Board,
  pawns: readonly Pawn[],
  { die, from, to }: DieMove,
  rules: Rules = DEFAULT_RULES,
): Square[][] {
  // N8: a step is not a jump, and passes over nothing.
  if (die === 1) return [[from, to]];
  const clockwise = (side: Square): number =>
    side.row < 0 ? 0 : side.column > 0 ? 1 : side.row > 0 ? 2 : 3;
  const angles = (route: readonly Square[]): number =>
    route.filter((side, index) => !same(route[index - 1] ?? side, side)).length;
  const directions = (route: readonly Square[]): string => route.map(clockwise).join("");
  return routes(die, rules.bends[die] ?? 0)
    .filter((route) => {
      const end = landing(board, pawns, from, route);
      return end !== undefined && same(end, to);
    })
    .sort((a, b) => angles(a) - angles(b) || (directions(a) < directions(b) ? -1 : 1))
    .map((route) => {
      const path = [from];
      for (const side of route) path.push(plus(path.at(-1) ?? from, side));
      return path;
    });
}

// ---------------------------------------------------------------------------------------------
// N15, N28: what follows a roll at the start of a turn
// ---------------------------------------------------------------------------------------------

/**
 * N15: the game ends if no die of any value could move. If none of the six can be used, the player may roll again, or has to
 * under option `reroll: "forced"`. Otherwise the roll is the final one.
 */
export function naiveAfterRoll(
  board: Board,
  pawns: readonly Pawn[],
  dice: readonly number[],
  rules: Rules & { readonly reroll: "choice" | "forced" },
): "game-ends" | "rolls-again" | "decides" | "final" {
  if (naiveMoves(board, pawns, { dice: [1, 2, 3, 4, 5, 6], moved: [] }, rules).length === 0) {
    return "game-ends";
  }
  if (naiveMoves(board, pawns, { dice, moved: [] }, rules).length > 0) return "final";
  return rules.reroll === "forced" ? "rolls-again" : "decides";
}

/** N28: from the next seat round, each other player with coins is asked for an offer. */
export function naiveBribers(purses: readonly Purse[], mover: number): number[] {
  const round = purses.map((_, index) => (mover + index) % purses.length);
  return round.filter((seat) => seat !== mover && (purses[seat]?.coins ?? 0) > 0);
}

/** N28: an offer of 0 without a note is not asked about; an empty note is no note. */
export const naiveIsAnswered = (coins: number, note: string | undefined): boolean =>
  coins > 0 || (note !== undefined && note.length > 0);

// ---------------------------------------------------------------------------------------------
// N5
// ---------------------------------------------------------------------------------------------

/** N5: the empty start squares where the next pawn may be placed, sorted. */
export function naivePlacements(board: Board, pawns: readonly Pawn[]): Square[] {
  const start = allSquares(board).filter((square) => board.isStart(square));
  const empty = start.filter((square) => isEmpty(board, pawns, square));
  // In a start of more than 16 squares each pawn after the first goes beside another.
  if (start.length <= 16 || pawns.length === 0) return empty;
  return empty.filter((square) => pawns.some((pawn) => beside(pawn.square, square)));
}

// ---------------------------------------------------------------------------------------------
// N17 to N23: what a move earns
// ---------------------------------------------------------------------------------------------

/** `coins` above 0 are received by `seat`, below 0 paid by `seat`. */
export interface Consequence {
  readonly rule: "N17" | "N18" | "N19" | "N21" | "N23";
  readonly seat: number;
  readonly coins: number;
}

export interface Earning {
  readonly board: Board;
  /** The position before the move. */
  readonly pawns: readonly Pawn[];
  /** A legal move. */
  readonly move: Step;
  /** The seat whose turn it is. */
  readonly mover: number;
  /** Whether a pawn has crossed the valley before (N18). */
  readonly crossedBefore: boolean;
  /** The squares with a card. */
  readonly cards: readonly Square[];
  /** How many pawns are in the goal before the move (N23). */
  readonly inGoalBefore: number;
  /** N21: what became of the mover's offer, if there was one. */
  readonly offer?: { readonly price: number; readonly accepted: boolean };
}

/** What a die move earns, in the order of N20: N17, N18, N19, N21, N23. */
export function naiveConsequences(earning: Earning): Consequence[] {
  const { board, pawns, move, mover, crossedBefore, cards, inGoalBefore, offer } = earning;
  const { from, to } = move;
  const pawn = pawnOn(pawns, from);
  if (pawn === undefined) throw new Error(`no pawn on ${keyOf(from)}`);
  const owner = pawn.owner;
  const after = afterMove(pawns, move);
  const list: Consequence[] = [];

  // N17: when the last pawn leaves the start, its owner gets 5 (not the mover).
  const leaves = board.isStart(from) && !board.isStart(to);
  if (leaves && !after.some((p) => board.isStart(p.square))) {
    list.push({ rule: "N17", seat: owner, coins: 5 });
  }

  // N18: the first pawn ever to cross the valley: its mover gets 5.
  const crosses = !board.onGoalSide(from) && board.onGoalSide(to);
  if (crosses && !crossedBefore) list.push({ rule: "N18", seat: mover, coins: 5 });

  // N19: when the last of all pawns crosses, its owner pays 5.
  if (crosses && after.every((p) => board.onGoalSide(p.square))) {
    list.push({ rule: "N19", seat: owner, coins: -5 });
  }

  // N21: a pawn that ends on a card: the mover gets 1 from the bank in any case. If another's pawn
  // and the offer is accepted, the owner pays the mover.
  if (cards.some((card) => same(card, to))) {
    list.push({ rule: "N21", seat: mover, coins: 1 });
    if (owner !== mover && offer?.accepted === true && offer.price !== 0) {
      list.push({ rule: "N21", seat: owner, coins: -offer.price });
      list.push({ rule: "N21", seat: mover, coins: offer.price });
    }
  }

  // N23: first 8, second 6, third 4, half to the owner and half to the mover, or all if one.
  const prize = [8, 6, 4][inGoalBefore];
  if (!board.isGoal(from) && board.isGoal(to) && prize !== undefined) {
    if (owner === mover) {
      list.push({ rule: "N23", seat: owner, coins: prize });
    } else {
      list.push({ rule: "N23", seat: owner, coins: prize / 2 });
      list.push({ rule: "N23", seat: mover, coins: prize / 2 });
    }
  }
  return list;
}

export interface Purse {
  readonly coins: number;
  readonly debt: number;
}

/** N4: coins received are cash; a forced payment takes the coins one has, the rest is debt. */
export function naivePurse(purse: Purse, coins: number): Purse {
  if (coins >= 0) return { coins: purse.coins + coins, debt: purse.debt };
  const due = -coins;
  const paid = Math.min(due, purse.coins);
  return { coins: purse.coins - paid, debt: purse.debt + (due - paid) };
}

/** N21: whether a price may be named, and whether the owner may accept it: out of cash, or on credit if the option allows. */
export function naivePrice(
  price: number,
  ownerCoins: number,
  { maxPrice, credit }: { readonly maxPrice: number; readonly credit: "forced" | "cards" },
): { mayName: boolean; mayAccept: boolean } {
  const mayName = Number.isInteger(price) && price >= 0 && price <= maxPrice;
  const hasCash = price <= ownerCoins;
  return { mayName, mayAccept: mayName && (hasCash || credit === "cards") };
}

// ---------------------------------------------------------------------------------------------
// N3, N27
// ---------------------------------------------------------------------------------------------

/**
 * N3, N27: what is wrong with where the 18 cards lie before the first pawn is placed, of which some may not be laid out yet. `drawn`
 * has the water holes of the layout, in the goal or not.
 */
export function naiveCardFaults(
  board: Board,
  drawn: readonly Square[],
  cards: readonly Square[],
  left: number,
): string[] {
  const faults: string[] = [];
  if (cards.length + left !== 18) faults.push("there are 18 cards");
  // The goal covers water holes as a card on a table would: they are goal then.
  for (const hole of drawn.filter((square) => !board.isGoal(square))) {
    if (!cards.some((card) => same(card, hole))) faults.push(`no card on ${keyOf(hole)}`);
  }
  for (const card of cards) {
    if (board.isGoal(card) || board.isStart(card)) faults.push(`a card on ${keyOf(card)}`);
    if (cards.filter((other) => same(other, card)).length > 1) faults.push("two on one square");
  }
  return faults;
}

// ---------------------------------------------------------------------------------------------
// N25
// ---------------------------------------------------------------------------------------------

export interface Player extends Purse {
  readonly cards: readonly number[];
}

/** N25: coins, less debt, plus the values of one's cards. Most wins; equal: several winners. */
export function naiveScore(players: readonly Player[]): { totals: number[]; winners: number[] } {
  const totals = players.map(
    ({ coins, debt, cards }) => coins - debt + cards.reduce((sum, value) => sum + value, 0),
  );
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return { totals, winners };
}

// ---------------------------------------------------------------------------------------------
// Boards for checks
// ---------------------------------------------------------------------------------------------

/** N2: the default layout. */
const DEFAULT_BOARD: Board = {
  rows: 19,
  columns: 16,
  isStart: ({ row, column }) => row >= 15 && column >= 12,
  isGoal: ({ row, column }) => row <= 3 && column <= 3,
  onGoalSide: ({ row }) => row <= 8,
};

/** An open board, all of it on the start side, without start or goal. */
const OPEN_BOARD: Board = {
  rows: 19,
  columns: 16,
  isStart: () => false,
  isGoal: () => false,
  onGoalSide: () => false,
};

// ---------------------------------------------------------------------------------------------
// Self-check: the "Worked cases" of the rules page
// ---------------------------------------------------------------------------------------------

function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const a = JSON.stringify(actual);
  const e = JSON.stringify(expected);
  if (a !== e) throw new Error(`${what}: expected ${e}, got ${a}`);
}

function pawnsAt(...squares: readonly (readonly [number, number])[]): Pawn[] {
  return squares.map(([row, column], index) => ({ owner: index % 2, square: { row, column } }));
}

/** "12,5 > 11,6" for each legal move. */
function listed(board: Board, pawns: readonly Pawn[], die: number): string[] {
  return naiveDieMoves(board, pawns, die, []).map(
    ({ from, to }) => `${keyOf(from)} > ${keyOf(to)}`,
  );
}

/** Throws if a worked case of the rules page comes out differently. */
export function selfCheck(): void {
  for (const board of [OPEN_BOARD, DEFAULT_BOARD]) {
    // Case 1: an L of five pawns.
    const bent = pawnsAt([12, 5], [12, 6], [12, 7], [11, 7], [10, 7]);
    expectEqual("L, a 1", listed(board, bent, 1), [
      "10,7 > 11,6",
      "10,7 > 11,8",
      "12,5 > 11,6",
      "12,5 > 13,6",
      "12,7 > 11,6",
    ]);
    expectEqual("L, a 2", listed(board, bent, 2), []);
    expectEqual("L, a 3", listed(board, bent, 3), ["10,7 > 13,7", "12,5 > 12,8"]);
    expectEqual("L, a 4", listed(board, bent, 4), []);
    expectEqual("L, a 5", listed(board, bent, 5), ["10,7 > 12,4", "12,5 > 9,7"]);
    expectEqual("L, a 6", listed(board, bent, 6), []);

    // Case 2: a row of five.
    const row = pawnsAt([12, 5], [12, 6], [12, 7], [12, 8], [12, 9]);
    expectEqual("row, a 5", listed(board, row, 5), [
      "12,5 > 11,9",
      "12,5 > 12,10",
      "12,5 > 13,9",
      "12,9 > 11,5",
      "12,9 > 12,4",
      "12,9 > 13,5",
    ]);
    expectEqual("row, a 6", listed(board, row, 6), []);

    // Case 3: the middle of a plus can't move, to no square with no die.
    const cross = pawnsAt([11, 6], [12, 5], [12, 6], [12, 7], [13, 6]);
    const middle: Square = { row: 12, column: 6 };
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const fromMiddle = naiveDieMoves(board, cross, die, []).filter((m) => same(m.from, middle));
      expectEqual(`plus, a ${die}`, fromMiddle, []);
      for (const to of allSquares(board)) {
        const refusals = refusalsOf(
          board,
          cross,
          { die, from: middle, to },
          { dice: [die], moved: [] },
        );
        expectEqual(`plus, a ${die} to ${keyOf(to)}: N7`, refusals.includes("N7"), true);
      }
    }
  }

  // Case 4: a full 4x4 start in its corner at the first turn.
  const full: Pawn[] = allSquares(DEFAULT_BOARD)
    .filter((square) => DEFAULT_BOARD.isStart(square))
    .map((square, index) => ({ owner: index % 2, square }));
  expectEqual("start, pawns", full.length, 16);
  const free = full.filter((pawn) => mayMoveN7(DEFAULT_BOARD, full, pawn.square));
  expectEqual("start, pawns free by N7", free.length, 7);
  const moves = [1, 2, 3, 4, 5, 6].map((die) => naiveDieMoves(DEFAULT_BOARD, full, die, []));
  const counts = moves.map((list) => list.length);
  expectEqual("start, legal moves with a 1 to 6", counts, [12, 2, 2, 2, 6, 4]);
  const movers = new Set(moves.flat().map((move) => keyOf(move.from)));
  expectEqual("start, pawns with a legal move", movers.size, 7);
}
