/** A game kept beside the library's, by nothing but the oracle's functions: it follows the moves and compares. */
import { expect } from "vitest";
import {
  explain,
  type EndReason,
  type MoveEvent,
  events,
  legalMoves,
  type Move,
  type Phase,
  score,
  type State,
} from "caravanserai/nomadi";
import {
  afterMove,
  type Board,
  type DieMove,
  naiveAfterRoll,
  naiveBribers,
  naiveConsequences,
  naiveIsAnswered,
  naiveMoves,
  naivePaths,
  naivePlacements,
  naivePrice,
  naivePurse,
  naiveScore,
  type Pawn,
  type Purse,
  refusalsOf,
  type Square,
} from "../oracle/nomadi.js";
import { boardSquares } from "./squares.js";

interface Held {
  readonly holder: number;
  readonly value: number;
  readonly seenBy: readonly number[];
}

/** The board as the oracle wants it, and the names of squares both ways. */
export function oracleBoard(state: State): {
  board: Board;
  square: (name: string) => Square;
  name: (square: Square) => string;
} {
  const squares = boardSquares(state);
  const key = ({ row, column }: Square): string => `${row},${column}`;
  const byKey = new Map(squares.map((one) => [key(one), one]));
  const byName = new Map(squares.map((one) => [one.square, one]));
  const board: Board = {
    rows: Math.max(...squares.map(({ row }) => row)) + 1,
    columns: Math.max(...squares.map(({ column }) => column)) + 1,
    isStart: (square) => byKey.get(key(square))?.terrain === "start",
    isGoal: (square) => byKey.get(key(square))?.terrain === "goal",
    onGoalSide: (square) => byKey.get(key(square))?.goalSide === true,
    isMissing: (square) => !byKey.has(key(square)),
  };
  return {
    board,
    square: (name) => {
      const found = byName.get(name);
      if (found === undefined) throw new Error(`no square ${name}`);
      return { row: found.row, column: found.column };
    },
    name: (square) => byKey.get(key(square))?.square ?? "",
  };
}

/** A shadow of a game from a state on. */
export class Shadow {
  private readonly names: ReturnType<typeof oracleBoard>;
  private pawns: Pawn[];
  private purses: Purse[];
  private held: Held[];
  private cards: Map<string, number>;
  private moved: DieMove[] = [];
  private dice: number[];
  private turnNumber: number;
  private endReason: EndReason | null = null;
  /** N28: who is still to be asked for an offer in this turn. */
  private bribers: number[] = [];
  /** The phase and the seat, where a rule about rolls or bribes tells them. */
  private asked: [Phase, number] | undefined;
  /** What lies between a move onto another's card and the answer: the position before, and the move. */
  private pending:
    { pawns: Pawn[]; move: DieMove; owner: number; value: number; price: number } | undefined;

  constructor(private readonly first: State) {
    this.names = oracleBoard(first);
    this.pawns = first.seats.flatMap(({ pawns }, owner) =>
      pawns.map((pawn) => ({ owner, square: this.names.square(pawn) })),
    );
    this.purses = first.seats.map(({ coins, debt }) => ({ coins, debt }));
    this.held = first.seats.flatMap(({ cards }, holder) =>
      cards.map(({ value, seenBy }) => ({ holder, value, seenBy })),
    );
    this.cards = new Map(first.cards.map(({ square, value }) => [square, value]));
    this.dice = [...first.dice];
    this.turnNumber = first.turnNumber;
    if (first.phase === "bribe") this.bribers = naiveBribers(this.purses, this.mover);
  }

  private get mover(): number {
    return (this.turnNumber - 1) % this.first.seats.length;
  }

  private get inGoal(): number {
    return this.pawns.filter(({ square }) => this.names.board.isGoal(square)).length;
  }

  private naive(dice: readonly number[] = this.dice): DieMove[] {
    return naiveMoves(this.names.board, this.pawns, { dice, moved: this.moved }, this.first.rules);
  }

  /** Compares all that can be seen, and the legal moves, with a state. */
  compare(state: State): void {
    const { name } = this.names;
    const order = boardSquares(state).map(({ square }) => square);
    const inOrder = (names: string[]): string[] =>
      names.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    expect(state.seats.map(({ pawns }) => pawns)).toEqual(
      state.seats.map((_, seat) =>
        inOrder(this.pawns.filter(({ owner }) => owner === seat).map(({ square }) => name(square))),
      ),
    );
    expect(state.seats.map(({ coins, debt }) => ({ coins, debt }))).toEqual(this.purses);
    expect(state.cards.map(({ square, value }) => [square, value])).toEqual(
      inOrder([...this.cards.keys()]).map((square) => [square, this.cards.get(square)]),
    );
    const text = (card: Held): string => JSON.stringify([card.holder, card.value, card.seenBy]);
    expect(
      state.seats
        .flatMap(({ cards }, holder) => cards.map((card) => text({ holder, ...card })))
        .sort(),
    ).toEqual(this.held.map(text).sort());
    expect(state.dice).toEqual(this.dice);
    expect(state.turnNumber).toBe(this.turnNumber);
    expect(state.inTurn).toBe(this.turnNumber === 0 || state.over ? null : this.mover);
    expect(state.endReason).toBe(this.endReason);
    if (this.asked !== undefined) expect([state.phase, state.seat]).toEqual(this.asked);
    const { totals, winners } = naiveScore(
      this.purses.map((purse, seat) => ({
        ...purse,
        cards: this.held.filter(({ holder }) => holder === seat).map(({ value }) => value),
      })),
    );
    expect(score(state).seats.map(({ total }) => total)).toEqual(totals);
    expect(score(state).winners).toEqual(state.over ? winners : []);
    this.compareMoves(state);
  }

  private compareMoves(state: State): void {
    const moves = legalMoves(state);
    const { name, board } = this.names;
    if (state.phase === "pawns") {
      expect(moves).toEqual(
        naivePlacements(board, this.pawns).map((square) => ({
          type: "place",
          square: name(square),
        })),
      );
    } else if (state.phase === "move") {
      expect(state.seat).toBe(this.mover);
      const listed = this.naive().map(({ die, from, to }): Move => ({
        type: "move",
        die,
        from: name(from),
        to: name(to),
      }));
      const sorted = (some: readonly Move[]): string[] =>
        some.map((move) => JSON.stringify(move)).sort();
      expect(sorted(moves)).toEqual(sorted(listed));
    } else if (state.phase === "reroll") {
      expect(this.asked?.[0]).toBe("reroll");
      expect(moves).toEqual([{ type: "reroll" }, { type: "end-turn" }]);
    } else if (state.phase === "bribe") {
      expect(this.asked?.[0]).toBe("bribe");
      const most = this.purses[state.seat]?.coins ?? 0;
      expect(moves).toEqual(
        Array.from({ length: most + 1 }, (_, coins) => ({ type: "bribe", coins })),
      );
    } else if (state.phase === "price-answer") {
      const { owner, price } = state.offer ?? { owner: -1, price: -1 };
      expect(state.seat).toBe(owner);
      const { mayAccept } = naivePrice(price ?? -1, this.purses[owner]?.coins ?? 0, state.rules);
      expect(moves.map(({ type }) => type)).toEqual(mayAccept ? ["accept", "refuse"] : ["refuse"]);
    } else if (state.phase === "price") {
      const all = Array.from({ length: 1003 }, (_, index) => index - 1);
      const prices = all.filter((price) => naivePrice(price, 0, state.rules).mayName);
      expect(moves).toEqual(prices.map((price) => ({ type: "price", price })));
    }
  }

  /** Compares the refusal of a move with the rules that it breaks: the one told is one of them. */
  compareRefusal(state: State, move: DieMove): void {
    const { name, board } = this.names;
    const turn = { dice: this.dice, moved: this.moved };
    const broken = refusalsOf(board, this.pawns, move, turn, state.rules);
    const named = { type: "move", die: move.die, from: name(move.from), to: name(move.to) };
    const refusal = explain(state, named);
    if (broken.length === 0) expect(refusal).toBeUndefined();
    else expect(broken).toContain(refusal?.rule);
  }

  /** Some pair of squares of the board, for moves that are mostly illegal. */
  anyMove(pick: (bound: number) => number): DieMove {
    const { board } = this.names;
    const from = this.pawns[pick(this.pawns.length)]?.square ?? { row: 0, column: 0 };
    const near = (): number => pick(13) - 6;
    for (;;) {
      const to = { row: from.row + near(), column: from.column + near() };
      if (this.names.name(to) !== "" && board.isMissing?.(to) !== true) {
        return { die: pick(6) + 1, from, to };
      }
    }
  }

  /** Follows a move. Chance alone is taken from what the library tells. */
  follow(state: State, move: Move): void {
    const happened = events(state, move);
    this.asked = undefined;
    switch (move.type) {
      case "place": {
        this.pawns.push({ owner: state.seat ?? -1, square: this.names.square(move.square) });
        if (this.pawns.length === this.first.seats.length * this.each()) this.beginTurn(happened);
        break;
      }
      case "card": {
        this.cards.set(move.square, state.deck[0] ?? NaN);
        break;
      }
      case "move":
        this.movePawn(move, happened);
        break;
      case "price":
        if (this.pending !== undefined) this.pending.price = move.price;
        break;
      case "accept":
      case "refuse":
        this.settle(move.type === "accept", happened);
        break;
      case "reroll":
        this.takeRolls(happened);
        break;
      case "end-turn":
        this.endTurn(happened);
        break;
      case "bribe":
        if (naiveIsAnswered(move.coins, move.note)) this.asked = ["bribe-answer", this.mover];
        else this.askForBribe();
        break;
      case "take-bribe": {
        const { by, coins } = state.bribe ?? { by: -1, coins: NaN };
        this.change(by, -coins);
        this.change(this.mover, coins);
        this.askForBribe();
        break;
      }
      case "decline-bribe":
        this.askForBribe();
        break;
    }
  }

  private each(): number {
    return [0, 0, 8, 5, 4, 3][this.first.seats.length] ?? 0;
  }

  private change(seat: number, coins: number): void {
    this.purses = this.purses.map((purse, number) =>
      number === seat ? naivePurse(purse, coins) : purse,
    );
  }

  private movePawn(
    { die, from, to }: Extract<Move, { type: "move" }>,
    happened: readonly MoveEvent[],
  ): void {
    const { square } = this.names;
    const move = { die, from: square(from), to: square(to) };
    const before = this.pawns;
    const owner = before.find((pawn) => this.names.name(pawn.square) === from)?.owner ?? -1;
    const [path] = naivePaths(this.names.board, before, move, this.first.rules);
    expect(happened[0]).toMatchObject({ type: "pawn-moved", path: path?.map(this.names.name) });
    this.pawns = afterMove(before, move);
    this.dice.splice(this.dice.indexOf(die), 1);
    this.moved.push(move);
    const value = this.cards.get(to);
    if (value !== undefined && owner !== this.mover) {
      this.pending = { pawns: before, move, owner, value, price: -1 };
      // The coin for the card is paid at once, and the price of it later.
      this.earn(before, move, undefined);
      this.cards.delete(to);
      return;
    }
    this.earn(before, move, undefined);
    if (value !== undefined) {
      this.cards.delete(to);
      this.held.push({ holder: this.mover, value, seenBy: [this.mover] });
    }
    this.goOn(happened);
  }

  private earn(
    pawns: Pawn[],
    move: DieMove,
    offer: { price: number; accepted: boolean } | undefined,
  ): void {
    const { board, square } = this.names;
    const consequences = naiveConsequences({
      board,
      pawns,
      move,
      mover: this.mover,
      crossedBefore: pawns.some((pawn) => board.onGoalSide(pawn.square)),
      cards: [...this.cards.keys()].map(square),
      inGoalBefore: pawns.filter((pawn) => board.isGoal(pawn.square)).length,
      ...(offer === undefined ? {} : { offer }),
    });
    for (const { seat, coins } of consequences) this.change(seat, coins);
  }

  private settle(accepted: boolean, happened: readonly MoveEvent[]): void {
    const { owner, value, price } = this.pending ?? { owner: -1, value: NaN, price: NaN };
    const { mover } = this;
    if (accepted) {
      this.change(owner, -price);
      this.change(mover, price);
      const seenBy = [mover, owner].sort((a, b) => a - b);
      this.held.push({ holder: owner, value, seenBy });
    } else this.held.push({ holder: mover, value, seenBy: [mover] });
    this.pending = undefined;
    this.goOn(happened);
  }

  private goOn(happened: readonly MoveEvent[]): void {
    const ended = happened.find(({ type }) => type === "game-ended");
    if (this.inGoal === 3) {
      expect(ended).toEqual({ type: "game-ended", reason: "goal" });
      this.endReason = "goal";
      this.dice = [];
      return;
    }
    if (this.naive().length > 0) {
      expect(happened.some(({ type }) => type === "turn-ended")).toBe(false);
      return;
    }
    this.endTurn(happened);
  }

  private endTurn(happened: readonly MoveEvent[]): void {
    const ended = happened.find(({ type }) => type === "game-ended");
    if (this.dice.length > 0) this.change(this.mover, -this.dice.length);
    this.dice = [];
    if (this.turnNumber === this.first.rules.maxTurns) {
      expect(ended).toEqual({ type: "game-ended", reason: "last-turn" });
      this.endReason = "last-turn";
      return;
    }
    this.beginTurn(happened);
  }

  private beginTurn(happened: readonly MoveEvent[]): void {
    this.moved = [];
    const rolls = happened.filter((event) => event.type === "dice-rolled");
    const ended = happened.find(({ type }) => type === "game-ended");
    if (this.naive([1, 2, 3, 4, 5, 6]).length === 0) {
      expect(rolls).toEqual([]);
      expect(ended).toEqual({ type: "game-ended", reason: "no-move" });
      this.endReason = "no-move";
      return;
    }
    expect(ended).toBeUndefined();
    this.turnNumber++;
    this.takeRolls(happened);
  }

  /** N15, N28: follows the rolls up to the decision that they lead to. */
  private takeRolls(happened: readonly MoveEvent[]): void {
    const { rules } = this.first;
    const rolls = happened.filter((event) => event.type === "dice-rolled");
    const follows = rolls.map(({ dice }) =>
      naiveAfterRoll(this.names.board, this.pawns, dice, rules),
    );
    for (const [index, { seat, dice, usable }] of rolls.entries()) {
      expect(seat).toBe(this.mover);
      expect(dice).toHaveLength(6);
      expect(usable).toBe(follows[index] === "final");
      expect(follows[index] === "rolls-again").toBe(index < rolls.length - 1);
    }
    this.dice = [...(rolls.at(-1)?.dice ?? [])];
    this.bribers = [];
    if (follows.at(-1) === "decides") this.asked = ["reroll", this.mover];
    else {
      if (rules.bribery) this.bribers = naiveBribers(this.purses, this.mover);
      this.askForBribe();
    }
  }

  private askForBribe(): void {
    const next = this.bribers.shift();
    this.asked = next === undefined ? ["move", this.mover] : ["bribe", next];
  }
}
