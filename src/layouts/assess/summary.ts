/** Sums up the games of an assessment. */
import type { Seat } from "../../game.js";
import type { PlayedGame } from "../../bots/arena/job.js";
import type { Assessment, Contest, SeatBalance, SourceOfPoints, Verdict } from "./assessment.js";
import type { Observation } from "./observe.js";
import type { AssessmentPlan } from "./plan.js";
import { jointZ, meanOf, shareOf } from "./statistics.js";

/** What is kept of a game. */
type Numbers = Omit<Observation, "spaces" | "used">;

/** The games of an assessment so far, by number. */
export class Summary {
  private readonly observations = new Map<number, Numbers>();
  /** By contest and number of the game: the stronger bot's share of the win. */
  private readonly contests: readonly Map<number, number>[];
  private readonly spaces = new Set<string>();
  private readonly used = new Set<string>();
  private forfeits = 0;

  constructor(private readonly plan: AssessmentPlan) {
    this.contests = plan.contests.map(() => new Map<number, number>());
  }

  /** Adds a game: what its record shows, if it was about the board, or who won a contest. */
  add({ number, bots, winners, forfeit }: PlayedGame, observe: () => Observation): void {
    const { games, contests, contestOf } = this.plan;
    if (forfeit !== undefined) this.forfeits++;
    else if (number < games) {
      const { spaces, used, ...numbers } = observe();
      for (const name of spaces) this.spaces.add(name);
      for (const name of used) this.used.add(name);
      this.observations.set(number, numbers);
    } else {
      const contest = contestOf(number);
      const { stronger } = contests[contest];
      const isWon = winners.some((seat) => bots[seat] === stronger);
      this.contests[contest].set(number, isWon ? 1 / winners.length : 0);
    }
  }

  /** Returns what the games say so far. The order in which they were added makes no difference. */
  assessment(): Assessment {
    const { game, board, players, bot, seed } = this.plan;
    const list = inOrder(this.observations);
    const seats = Array.from({ length: players }, (_, seat) => seatOf(list, seat, players));
    const mean = (value: (one: Numbers) => number): ReturnType<typeof meanOf> =>
      meanOf(list.map(value));
    return {
      game,
      board,
      players,
      bot,
      seed,
      games: list.length,
      forfeits: this.forfeits,
      ...judged(seats),
      seats,
      sources: sourcesOf(list),
      length: mean(({ length }) => length),
      branching: mean(({ branching }) => branching),
      leadChanges: mean(({ leadChanges }) => leadChanges),
      behind: mean(({ behind }) => behind),
      comeback: mean(({ comeback }) => comeback),
      margin: mean(({ totals }) => marginOf(totals)),
      halfway: shareOf(list.flatMap(({ halfway }) => halfway ?? [])),
      spaces: {
        all: this.spaces.size,
        unused: [...this.spaces].filter((name) => !this.used.has(name)).sort(byName),
      },
      contests: this.plan.contests.map((contest, index): Contest => ({
        ...contest,
        ...shareOf(inOrder(this.contests[index])),
      })),
    };
  }
}

/** Returns the values of a map by ascending key. */
const inOrder = <Value>(map: ReadonlyMap<number, Value>): Value[] =>
  [...map].sort(([one], [other]) => one - other).map(([, value]) => value);

function seatOf(list: readonly Numbers[], seat: Seat, players: number): SeatBalance {
  const wins = list.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0));
  return {
    ...shareOf(wins, jointZ(players)),
    points: meanOf(list.map(({ totals }) => totals[seat])),
  };
}

/** The distance from an even share, in wins of one game, beyond which a seat is treated unfairly. */
const TOLERANCE = 0.05;

/** Judges the shares of the seats. */
function judged(seats: readonly SeatBalance[]): Pick<Assessment, "verdict" | "extreme"> {
  const even = 1 / seats.length;
  const distances = seats.map(({ share }) => Math.abs(share - even));
  const extreme = distances.indexOf(Math.max(...distances));
  const tests = {
    isBeyond: ([least, most]) => least > even + TOLERANCE || most < even - TOLERANCE,
    isWithin: ([least, most]) => least >= even - TOLERANCE && most <= even + TOLERANCE,
    isUneven: ([least, most]) => least > even || most < even,
  } satisfies Record<string, (interval: SeatBalance["interval"]) => boolean>;
  const verdict: Verdict = seats.some(({ interval }) => tests.isBeyond(interval))
    ? "unfair"
    : seats.every(({ interval }) => tests.isWithin(interval))
      ? "fair"
      : seats.some(({ interval }) => tests.isUneven(interval))
        ? "leaning"
        : "unclear";
  return { verdict, extreme };
}

/** Returns the points between the best and the second-best seat. */
function marginOf(totals: readonly number[]): number {
  const [first = 0, second = 0] = [...totals].sort((one, other) => other - one);
  return first - second;
}

/** Returns the means of each source. */
function sourcesOf(list: readonly Numbers[]): SourceOfPoints[] {
  const names = new Set(list.flatMap(({ sources }) => sources.flat().map(([name]) => name)));
  const inGame = (seats: Numbers["sources"], name: string): number =>
    seats.reduce((sum, points) => sum + (points.find(([one]) => one === name)?.[1] ?? 0), 0) /
    Math.max(1, seats.length);
  return [...names].map((name) => ({
    name,
    points: meanOf(list.map(({ sources }) => inGame(sources, name))),
    winners: meanOf(
      list.map(({ sources, winners }) =>
        inGame(
          winners.map((seat) => sources[seat]),
          name,
        ),
      ),
    ),
  }));
}

/** Orders names of spaces: shorter names first, then alphabetically. */
const byName = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
