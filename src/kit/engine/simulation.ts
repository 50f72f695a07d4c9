/** The `Simulation` interface on top of a game's position. */
import type { GameTypes, RandomSource, Seat, Simulation } from "../../game.js";
import { ArgumentError } from "../errors.js";
import { plainMove } from "../input/plain.js";

/** What a game provides. */
export interface SearchMechanics<Types extends GameTypes, Position, Decision extends object> {
  /** The seat that decides, `null` once the game is over. */
  seat(position: Position): Seat | null;
  moves(position: Position): readonly Types["move"][];
  count(position: Position): number;
  /** The legal move at `index`, a whole number from 0 on; `undefined` past the end. */
  nth(position: Position, index: number): Types["move"] | undefined;
  /** Makes a legal move. */
  play(position: Position, move: Types["move"]): void;
  /** Makes random moves to the end and returns how many. They are never taken back one by one. */
  playout(position: Position, random: RandomSource): number;
  judge(position: Position, move: unknown): Decision | Types["refusal"];
  /** The error that refuses a move. */
  readonly Illegal: new (refusal: Types["refusal"], move: unknown) => Error;
  /** A copy without a trail, written over another position if there is one. */
  copy(position: Position, over?: Position): Position;
  score(position: Position): Types["score"];
  hash(position: Position): number;
  /** How moves are taken back. Without it, a copy of the position is kept for each move. */
  readonly trail?: {
    /** Makes the position keep a trail from now on. */
    begin(position: Position): void;
    /** Takes back the last move of the trail, and returns whether there was one. */
    undo(position: Position): boolean;
  };
}

/** A simulation by a game's mechanics. */
export class PositionSimulation<
  Types extends GameTypes,
  Position,
  Decision extends object,
> implements Simulation<Types> {
  /** Positions before playouts, each with the trail that led to it; without trails, also before each move. */
  private readonly kept: Position[] = [];
  /** A position whose memory can be used again. */
  private spare: Position | undefined;

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
    return Number.isInteger(index) && index >= 0 ? this.game.nth(this.position, index) : undefined;
  }

  play(move: Types["move"]): void {
    if (this.game.trail === undefined) this.keep();
    this.game.play(this.position, move);
  }

  playChecked(move: unknown): void {
    // Read once, and before the position is looked at: reading it may call anything, this simulation too.
    const given = plainMove(move);
    const judged = this.game.judge(this.position, given);
    if ("reason" in judged) throw new this.game.Illegal(judged, given);
    // What `judge` accepts is a move of this game.
    this.play(given as Types["move"]);
  }

  playout(random: RandomSource): number {
    this.keep();
    try {
      return this.game.playout(this.position, random);
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /** Keeps the position as it is, and goes on with a copy. */
  private keep(): void {
    const before = this.position;
    this.kept.push(before);
    this.position = this.game.copy(before, this.spare);
    this.spare = undefined;
  }

  undo(): void {
    if (this.game.trail?.undo(this.position) === true) return;
    const before = this.kept.pop();
    if (before === undefined) throw new ArgumentError("undo", "there is no move to take back");
    this.spare = this.position;
    this.position = before;
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
}
