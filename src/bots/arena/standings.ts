/** The standings of an arena: win shares with intervals, margins, and Elo ratings. */

/** The result of one game. @category Arena */
export interface Outcome {
  /** The names of the bots, by seat. */
  readonly bots: readonly string[];
  /** The points, by seat. */
  readonly points: readonly number[];
  /** The seats that won. */
  readonly winners: readonly number[];
  /** The bot that did not answer, if any: `points` are then those at that moment, and all others have won. */
  readonly forfeit?: Forfeit;
}

/** A game that a bot has lost because it did not answer. @category Arena */
export interface Forfeit {
  /** The seat of the bot. */
  readonly seat: number;
  /** The reason, as a sentence. */
  readonly reason: string;
}

/** One bot in the standings of an arena. @category Arena */
export interface Standing {
  /** The name of the bot. */
  readonly name: string;
  /** The number of games played; a game with the bot in two seats counts twice. */
  readonly games: number;
  /** The number of games won; a win shared by two counts half. */
  readonly wins: number;
  /** `wins` divided by `games`. */
  readonly share: number;
  /** The 95 % confidence interval of the share (Wilson's interval). */
  readonly interval: readonly [least: number, most: number];
  /** Its mean points in the games that were played to their end. */
  readonly points: number;
  /** Its mean points minus those of its strongest rival, in the games that were played to their end. */
  readonly margin: number;
  /** The number of games lost because it did not answer. */
  readonly forfeits: number;
  /** The Elo rating: 400 more are odds of ten to one. The mean of all bots is 0. */
  readonly elo: number;
}

/** The normal quantile for 95 %. */
export const Z = 1.959964;

/** Returns the confidence interval of a share, from `wins` of `games`: that of 95 %, or of another normal quantile. */
export function wilson(
  wins: number,
  games: number,
  quantile = Z,
): readonly [least: number, most: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const z = (quantile * quantile) / games;
  const middle = (share + z / 2) / (1 + z);
  const half = (Math.sqrt((share * (1 - share) + z / 4) / games) * quantile) / (1 + z);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The sums of one bot. */
class Tally {
  games = 0;
  wins = 0;
  points = 0;
  margin = 0;
  ended = 0;
  forfeits = 0;

  /** Adds a seat of a game. */
  add({ points, winners, forfeit }: Outcome, seat: number): void {
    this.games++;
    if (winners.includes(seat)) this.wins += 1 / winners.length;
    if (forfeit?.seat === seat) this.forfeits++;
    if (forfeit !== undefined) return;
    this.ended++;
    this.points += points[seat];
    this.margin += points[seat] - Math.max(...points.filter((_, other) => other !== seat));
  }
}

/** Returns the bots of some games, best first. */
export function tableOf(outcomes: readonly Outcome[]): Standing[] {
  const tallies = new Map<string, Tally>();
  for (const outcome of outcomes) {
    for (const [seat, bot] of outcome.bots.entries()) {
      let tally = tallies.get(bot);
      if (tally === undefined) tallies.set(bot, (tally = new Tally()));
      tally.add(outcome, seat);
    }
  }
  const elos = eloOf([...tallies.keys()], outcomes);
  return [...tallies]
    .map(([name, { games, wins, points, margin, ended, forfeits }], index): Standing => ({
      name,
      games,
      wins,
      share: wins / games,
      interval: wilson(wins, games),
      points: points / Math.max(1, ended),
      margin: margin / Math.max(1, ended),
      forfeits,
      elo: elos[index],
    }))
    .sort((one, other) => other.elo - one.elo || other.share - one.share);
}

const ROUNDS = 200;

/**
 * Computes ratings after Bradley and Terry: every pair of bots in a game is one comparison, won by the one with more points.
 * Half a win is added to each side of each pair, so that a bot that never loses has a rating too.
 */
function eloOf(names: readonly string[], outcomes: readonly Outcome[]): number[] {
  const count = names.length;
  const numbers = new Map(names.map((name, index) => [name, index]));
  const won = names.map(() => new Array<number>(count).fill(0));
  for (const { bots, points, winners, forfeit } of outcomes) {
    const seated = bots.map((bot) => numbers.get(bot) ?? 0);
    for (const [seat, bot] of seated.entries()) {
      for (const [other, rival] of seated.entries()) {
        if (bot === rival) continue;
        // Points in the middle of a game decide nothing: the bot that forfeits loses to all others, who draw.
        const lead =
          (forfeit === undefined ? points[seat] - points[other] : 0) ||
          decided(winners, seat, other);
        won[bot][rival] += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
      }
    }
  }
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((strength, one) => {
      let [wins, weight] = [0, 0];
      for (let other = 0; other < count; other++) {
        const games = won[one][other] + won[other][one];
        if (other === one || games === 0) continue;
        wins += won[one][other] + 0.5;
        weight += (games + 1) / (strength + strengths[other]);
      }
      return weight === 0 ? 1 : wins / weight;
    });
  }
  const logs = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / count;
  // Whole numbers, which are the same on every platform.
  return logs.map((log) => Math.round(log - mean));
}

/** Decides a comparison with equal points by the winners, since games may have a tie-break rule. */
const decided = (winners: readonly number[], seat: number, other: number): number =>
  Number(winners.includes(seat)) - Number(winners.includes(other));
