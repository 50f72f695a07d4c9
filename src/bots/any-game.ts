/** What can be known about playing a game that comes from outside: its rules, by the functions of the contract. */
import type { Game, GameTypes, Seat, Seed, Simulation, Viewer } from "../game.js";
import type { Knowledge, Mind } from "../kit/engine/mind.js";
import { hashText, type Random } from "../kit/chance/random.js";

/** For how many draws of what is hidden a move is tried at first sight. */
const GLANCES = 8;

/** What bots know of any game that keeps the contract. */
export const knowledgeOf = <Types extends GameTypes>(game: Game<Types>): Knowledge<Types> => ({
  accept: (view) => game.loadView(view),
  mindOf: (view) => new AnyMind<Types>(game, view, new Decisions()),
  greedyMove: (view, seed) => greedyMove(game, view, seed),
  // Nothing is known about a decision before it is tried, and no two decisions have anything in common.
  weights: { exploration: 0.4, rating: 1, later: 0 },
  levels: { medium: 200, hard: 2000 },
});

/** The moves met so far, each with a number. All minds of a search share them. */
class Decisions<Move extends object = object> {
  readonly moves: Move[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(move: Move): number {
    const text = JSON.stringify(move);
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.moves.length;
      this.numbers.set(text, number);
      this.moves.push(move);
    }
    return number;
  }
}

/** A position of any game in the mind of a player: a view, and a simulation of a state that fits it. */
class AnyMind<Types extends GameTypes> implements Mind<Types["move"]> {
  readonly players: number;
  readonly traces = 0;
  readonly ripe = false;
  /** There is none before what is hidden is settled. */
  private simulation: Simulation<Types> | undefined;

  constructor(
    private readonly game: Game<Types>,
    private readonly view: Types["view"],
    private readonly decisions: Decisions<Types["move"]>,
  ) {
    this.players = game.score(view).seats.length;
  }

  get seat(): number {
    const { seat }: { readonly seat: Seat | null } = this.simulation ?? this.view;
    return seat ?? -1;
  }

  clone(): AnyMind<Types> {
    return new AnyMind(this.game, this.view, this.decisions);
  }

  /** All minds of a search begin with the same view. */
  follow(): void {
    this.simulation = undefined;
  }

  settle(_viewer: Viewer, random: Random): void {
    const { game, view } = this;
    this.simulation = game.simulate(game.resample(view, random.word()));
  }

  list(into: number[]): number {
    const moves = this.simulation?.moves() ?? this.game.legalMoves(this.view);
    for (const [index, move] of moves.entries()) into[index] = this.decisions.numberOf(move);
    return moves.length;
  }

  rate(_decisions: readonly number[], count: number, into: number[]): void {
    for (let index = 0; index < count; index++) into[index] = 0;
  }

  /** Any legal move. Its place among them counts from -1 downwards: a move of a playout needs no number. */
  glance(random: Random): number {
    return -1 - random.below(this.simulation?.count() ?? 1);
  }

  play(decision: number): void {
    const { simulation } = this;
    const move = decision < 0 ? simulation?.nth(-1 - decision) : this.decisions.moves[decision];
    if (move !== undefined) simulation?.play(move);
  }

  trace(): number {
    return -1;
  }

  worth(into: number[]): void {
    const { seats } = this.simulation?.score() ?? this.game.score(this.view);
    for (const [seat, { total }] of seats.entries()) into[seat] = total;
  }

  moveOf(decision: number): Types["move"] {
    return this.decisions.moves[decision];
  }
}

/** The move that leads furthest ahead right after it, on average over what is hidden; the seed decides between equals. */
function greedyMove<Types extends GameTypes>(
  game: Game<Types>,
  view: Types["view"],
  seed: Seed,
): Types["move"] {
  const moves = game.legalMoves(view);
  const leads = moves.map(() => 0);
  for (let glance = 0; glance < GLANCES; glance++) {
    const simulation = game.simulate(game.resample(view, glance));
    for (const [index, move] of moves.entries()) {
      simulation.play(move);
      leads[index] += leadOf(simulation, view.seat ?? 0);
      simulation.undo();
    }
  }
  const ties = moves.map((move) => hashText(`${JSON.stringify(move)} ${String(seed)}`));
  let best = 0;
  for (const index of moves.keys()) {
    const more = leads[index] - leads[best] || ties[index] - ties[best];
    if (more > 0) best = index;
  }
  return moves[best];
}

/** How many points a seat is ahead of its strongest rival. */
function leadOf<Types extends GameTypes>(simulation: Simulation<Types>, seat: Seat): number {
  const { seats } = simulation.score();
  let rival = -Infinity;
  for (const [other, { total }] of seats.entries()) {
    if (other !== seat) rival = Math.max(rival, total);
  }
  return seats[seat].total - rival;
}
