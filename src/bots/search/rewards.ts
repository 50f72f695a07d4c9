/** The rewards of a search: the lead of each seat at the end of an iteration, and its standard deviation. */

/** The rewards of all iterations of a search. */
export class Rewards {
  /** By seat: its lead over the strongest rival in the last iteration. */
  readonly last: number[] = [];
  private readonly sums: number[] = [];
  private readonly squares: number[] = [];
  private count = 0;

  /** Adds the points of an iteration, by seat. */
  add(points: readonly number[], players: number): void {
    const { last, sums, squares } = this;
    this.count++;
    for (let seat = 0; seat < players; seat++) {
      let rival = -Infinity;
      for (let other = 0; other < players; other++) {
        if (other !== seat && points[other] > rival) rival = points[other];
      }
      const reward = points[seat] - rival;
      last[seat] = reward;
      sums[seat] = (sums[seat] ?? 0) + reward;
      squares[seat] = (squares[seat] ?? 0) + reward * reward;
    }
  }

  /** Returns the standard deviation of a seat's rewards; 0 before the first iteration. */
  deviation(seat: number): number {
    const { count } = this;
    if (count === 0) return 0;
    const mean = this.sums[seat] / count;
    return Math.sqrt(Math.max(0, this.squares[seat] / count - mean * mean));
  }
}
