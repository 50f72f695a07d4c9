/** A position of Desert Sons as a search sees it. */
import type { Viewer } from "../../game.js";
import type { Chance } from "../../kit/chance/chance.js";
import type { Mind } from "../../kit/engine/mind.js";
import type { Random } from "../../kit/chance/random.js";
import { chanceOf } from "../rules/chance.js";
import { copyPosition } from "../rules/copy-position.js";
import { listDecisions } from "../rules/legality.js";
import { play } from "../rules/play.js";
import type { Position } from "../rules/position.js";
import type { Move } from "../model/move.js";
import { judgeLikings } from "./liking.js";
import { Outlook } from "./outlook.js";
import { settle } from "./settle.js";
import { Survey } from "./survey.js";
import { TilesToCome } from "./tiles-to-come.js";
import { traceOf, tracesOf } from "./traces.js";
import { expectedGold } from "./worth.js";

/** A game in the mind ends after so many turns: with two players, when the seat that thinks has had three of its own. */
const TURNS = 5;
/** Players who decide at a glance take things up to this much gold apart to be equal. */
const DOUBT = 1;
const WORDS = 2 ** 32;

/** What is thought about one view: the tiles to come are counted once, and chance to come is never that of the table. */
interface Thoughts {
  readonly tiles: TilesToCome;
  readonly chance: Chance;
}

/** A position to think about. */
export class SonsMind implements Mind<Move> {
  readonly players: number;
  readonly traces: number;
  private readonly outlook: Outlook;
  private readonly survey: Survey;
  private readonly listed: number[] = [];
  private readonly likings: number[] = [];
  /** How many turns have ended in the mind. */
  private turns = 0;

  /** Takes the position over. */
  constructor(
    private position: Position,
    private readonly thoughts: Thoughts = {
      tiles: new TilesToCome(position),
      chance: chanceOf("thoughts"),
    },
  ) {
    this.players = position.ground.players;
    this.traces = tracesOf(position.ground);
    this.outlook = new Outlook(position, thoughts.tiles);
    this.survey = new Survey(this.outlook, position);
  }

  get seat(): number {
    return this.position.seat;
  }

  get ripe(): boolean {
    return this.turns >= TURNS;
  }

  clone(): SonsMind {
    const mind = new SonsMind(copyPosition(this.position), this.thoughts);
    mind.turns = this.turns;
    return mind;
  }

  follow(other: SonsMind): void {
    this.position = copyPosition(other.position, this.position);
    this.turns = other.turns;
  }

  settle(_viewer: Viewer, random: Random): void {
    settle(this.position, this.thoughts.chance, random);
  }

  list(into: number[]): number {
    return listDecisions(this.position, into);
  }

  rate(decisions: readonly number[], count: number, into: number[]): void {
    judgeLikings(this.position, this.outlook, this.survey, decisions, count, into, true);
  }

  glance(random: Random): number {
    const { listed, likings } = this;
    const count = this.list(listed);
    judgeLikings(this.position, this.outlook, this.survey, listed, count, likings, false);
    let best = 0;
    let most = -Infinity;
    for (let index = 0; index < count; index++) {
      const liking = likings[index] + (DOUBT * random.word()) / WORDS;
      if (liking > most) {
        most = liking;
        best = index;
      }
    }
    return listed[best];
  }

  play(decision: number): void {
    const { position } = this;
    const { inTurn, ground } = position;
    play(position, ground.board.choices.all[decision], undefined);
    if (position.inTurn !== inTurn) this.turns++;
  }

  trace(decision: number): number {
    const { ground } = this.position;
    return traceOf(ground, ground.board.choices.all[decision]);
  }

  worth(into: number[]): void {
    expectedGold(this.position, this.outlook, into);
  }

  moveOf(decision: number): Move {
    return this.position.ground.board.choices.all[decision].move;
  }
}
