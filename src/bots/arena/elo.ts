/** What Elo means at a table of any size. */

/** The seats at a table, and how many of them a bot takes. */
export interface Seats {
  readonly all: number;
  readonly own: number;
}

/** A share beyond these has no Elo that a number of games could show. */
const LEAST_SHARE = 0.001;

/**
 * Returns the share of the wins that a bot can expect: each of its seats wins 10^(elo / 400) times as often as each seat of its rivals.
 * With two players, this is the usual logistic formula.
 */
export function shareOfElo(elo: number, { all, own }: Seats): number {
  const odds = own * 10 ** (elo / 400);
  return odds / (odds + all - own);
}

/** Returns the Elo with which a bot can expect a share of the wins, to one decimal. */
export function eloOfShare(share: number, { all, own }: Seats): number {
  const bounded = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
  const odds = (bounded * (all - own)) / ((1 - bounded) * own);
  // Adding 0 turns minus zero into zero, as in JSON.
  return Math.round(4000 * Math.log10(odds)) / 10 + 0;
}
