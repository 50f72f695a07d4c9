/** How costs grow: with the board, and with the moves played so far. */
import * as desert from "caravanserai/through-the-desert";
import type { Desert } from "../variants.js";
import { playOne, simulated } from "./caravanserai.js";
import { Cost } from "./clock.js";
import { type Contestant, pick, randomOf } from "./contestant.js";

const PLAYERS = 4;
/** Every player has a leader of each colour, and places them first. */
const LEADERS = PLAYERS * desert.COLOURS.length;
const STARTS = 8;

type Simulation = ReturnType<typeof desert.simulate>;

/** Open sand, a square of hexes, with some mountains, palms and water. */
function layoutOf(spaces: number): desert.Layout {
  const side = Math.ceil(Math.sqrt(spaces * 1.03));
  const isMountain = (cell: number): boolean => cell % 37 === 20;
  const sand = Array.from({ length: side * side }, (_, cell) => cell).filter(
    (cell) => !isMountain(cell),
  );
  // As many tokens and palms as in a full box, spread over the board.
  const printed = new Map(
    Array.from({ length: 50 }, (_, place) => [
      sand[Math.floor(((place + 0.5) * sand.length) / 50)],
      place % 7 === 3 ? "T" : "o",
    ]),
  );
  const cell = (at: number): string => printed.get(at) ?? (isMountain(at) ? "^" : ".");
  const rows = Array.from({ length: side }, (_, row) => {
    const cells = Array.from({ length: side }, (__, column) => cell(row * side + column));
    return (row % 2 === 0 ? "" : " ") + cells.join(" ");
  });
  return desert.defineLayout({ name: `Square of ${spaces}`, drawing: rows.join("\n") });
}

/** Games on such a board. */
export interface Growth {
  readonly contestant: Contestant;
  /** Nanoseconds of processor time by what they were spent on, and how many moves were legal. */
  measure(seconds: number): Record<string, number>;
}

/** Games on a board of about so many spaces, measured in parts. */
export function growth({ spaces, camelsPerColour }: Desert): Growth {
  const layout = layoutOf(spaces);
  const starts = Array.from({ length: STARTS }, (_, seed) =>
    desert.setup({ players: PLAYERS, seed, layout, camelsPerColour }),
  );
  const contestant = simulated(desert, starts, "nth");
  return {
    contestant,
    measure: (seconds) => ({
      ...measureSimulation(opened(starts, 32), seconds),
      ...measureImmutable(opened(starts, 16), seconds),
    }),
  };
}

/** A game after the leaders are placed: what is to be measured is the placing of camels. */
interface Opened {
  readonly game: number;
  readonly simulation: Simulation;
  /** How many camels are placed in each half of it. */
  readonly half: number;
}

function opened(starts: readonly desert.State[], games: number): Opened[] {
  return Array.from({ length: games }, (_, game) => {
    const simulation = desert.simulate(starts[game % STARTS] as desert.State);
    const random = randomOf(game);
    for (let leader = 0; leader < LEADERS; leader++) playOne(simulation, random);
    return { game, simulation, half: lengthFrom(simulation, game) >> 1 };
  });
}

/** How many moves a game has from here on. */
function lengthFrom(simulation: Simulation, game: number): number {
  const copy = simulation.clone();
  const random = randomOf(game);
  let moves = 0;
  for (; !copy.over; moves++) playOne(copy, random);
  return moves;
}

/** The two halves of games by `simulate`, and the list of legal moves between them. */
function measureSimulation(games: readonly Opened[], seconds: number): Record<string, number> {
  const first = new Cost();
  const second = new Cost();
  const lists = new Cost();
  let listed = 0;
  for (const warm of [true, false]) {
    for (const cost of [first, second, lists]) cost.reset();
    listed = 0;
    while (first.seconds + second.seconds < (warm ? seconds / 2 : seconds)) {
      const played = games.map(({ simulation, game, half }) => ({
        simulation: simulation.clone(),
        random: randomOf(game),
        half,
      }));
      const playHalf = (): number => {
        let moves = 0;
        for (const { simulation, random, half } of played) {
          for (let move = 0; move < half; move++) playOne(simulation, random);
          moves += half;
        }
        return moves;
      };
      first.add(playHalf);
      lists.add(() => {
        for (const { simulation } of played) {
          for (let time = 0; time < 10; time++) listed += simulation.moves().length;
        }
        return played.length * 10;
      });
      second.add(playHalf);
    }
  }
  return {
    "legal moves": listed / lists.times,
    "moves()": lists.nanoseconds,
    "nth + play, first half": first.nanoseconds,
    "nth + play, second half": second.nanoseconds,
  };
}

/** The two halves of games by the immutable functions. */
function measureImmutable(games: readonly Opened[], seconds: number): Record<string, number> {
  const first = new Cost();
  const second = new Cost();
  for (const warm of [true, false]) {
    for (const cost of [first, second]) cost.reset();
    while (first.seconds + second.seconds < (warm ? seconds / 2 : seconds)) {
      const played = games.map(({ simulation, game, half }) => ({
        state: simulation.state(),
        random: randomOf(game),
        half,
      }));
      const playHalf = (): number => {
        let moves = 0;
        for (const running of played) {
          for (let move = 0; move < running.half; move++) {
            const { state } = running;
            running.state = desert.apply(state, pick(desert.legalMoves(state), running.random));
          }
          moves += running.half;
        }
        return moves;
      };
      first.add(playHalf);
      second.add(playHalf);
    }
  }
  return {
    "legalMoves + apply, first half": first.nanoseconds,
    "legalMoves + apply, second half": second.nanoseconds,
  };
}
