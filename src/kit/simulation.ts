/** Positions to search on: a game's rules behind the `Simulation` interface. */
import type { GameTypes, RandomSource, Refusal, Seat, Simulation } from "../game.js";
import { ArgumentError, IllegalMoveError } from "./errors.js";

/** What a game brings along. */
export interface SearchMechanics<Types extends GameTypes, Position, Decision extends object> {
  /** The seat to decide, `null` once the game is over. */
  seat(position: Position): Seat | null;
  moves(position: Position): readonly Types["move"][];
  count(position: Position): number;
  /** The legal move with so many before it. */
  nth(position: Position, index: number): Types["move"];
  /** Makes a legal move. */
  play(position: Position, move: Types["move"]): void;
  /** Makes random moves to the end, and tells how many. Nobody will take them back one by one. */
  playout(position: Position, random: RandomSource): number;
  judge(position: Position, move: unknown): Decision | Refusal;
  copy(position: Position, over?: Position): Position;
  score(position: Position): Types["score"];
  hash(position: Position): number;
  /** How to take back the last move; without it, a copy of the position is kept for each. */
  readonly trail?: {
    /** Has the position note what will have to be taken back. */
    begin(position: Position): void;
    undo(position: Position): void;
  };
}

/** A simulation by a game's mechanics. */
export class PositionSimulation<
  Types extends GameTypes,
  Position,
  Decision extends object,
> implements Simulation<Types> {
  /** How to take each step back: a copy of the position before it, or `undefined` where the position has a trail. */
  private readonly steps: (Position | undefined)[] = [];
  /** Positions that nobody needs any longer. */
  private readonly spare: Position[] = [];

  constructor(
    private readonly game: SearchMechanics<Types, Position, Decision>,
    private position: Position,
    /** Makes a frozen state of a position that the game's functions know. */
    private readonly write: (position: Position) => Types["state"],
  ) {
    game.trail?.begin(position);
  }

  get over(): boolean {
    return this.seat === null;
  }

  get seat(): Seat | null {
    return this.game.seat(this.position);
  }

  moves(): readonly Types["move"][] {
    return this.game.moves(this.position);
  }

  count(): number {
    return this.game.count(this.position);
  }

  nth(index: number): Types["move"] | undefined {
    const good = Number.isInteger(index) && index >= 0 && index < this.count();
    return good ? this.game.nth(this.position, index) : undefined;
  }

  play(move: Types["move"]): void {
    if (this.game.trail === undefined) this.keepCopy();
    else this.steps.push(undefined);
    this.game.play(this.position, move);
  }

  playChecked(move: unknown): void {
    const judged = this.game.judge(this.position, move);
    if ("reason" in judged) throw new IllegalMoveError(judged, move);
    // What `judge` accepts is a move of this game.
    this.play(move as Types["move"]);
  }

  playout(random: RandomSource): number {
    this.keepCopy();
    try {
      return this.game.playout(this.position, random);
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  undo(): void {
    if (this.steps.length === 0) throw new ArgumentError("undo", "there is no move to take back");
    const before = this.steps.pop();
    if (before === undefined) this.game.trail?.undo(this.position);
    else {
      this.spare.push(this.position);
      this.position = before;
    }
  }

  score(): Types["score"] {
    return this.game.score(this.position);
  }

  hash(): number {
    return this.game.hash(this.position);
  }

  state(): Types["state"] {
    return this.write(this.position);
  }

  clone(): Simulation<Types> {
    return new PositionSimulation(this.game, this.game.copy(this.position), this.write);
  }

  /** Keeps the position as it is, trail and all, and goes on with a copy of it. */
  private keepCopy(): void {
    const before = this.position;
    this.steps.push(before);
    this.position = this.game.copy(before, this.spare.pop());
  }
}
