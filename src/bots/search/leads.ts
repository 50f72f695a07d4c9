/** How far each seat is ahead at the end of games in the mind, and how much that differs from game to game. */

/** The leads of all games of a search. */
export class Leads {
  /** By seat: its lead over the strongest rival in the last game. */
  readonly last: number[] = [];
  private readonly sums: number[] = [];
  private readonly squares: number[] = [];
  private games = 0;

  /** Takes note of the points of a game, by seat. */
  add(points: readonly number[], players: number): void {
    const { last, sums, squares } = this;
    this.games++;
    for (let seat = 0; seat < players; seat++) {
      let rival = -Infinity;
      for (let other = 0; other < players; other++) {
        if (other !== seat && points[other] > rival) rival = points[other];
      }
      const lead = points[seat] - rival;
      last[seat] = lead;
      sums[seat] = (sums[seat] ?? 0) + lead;
      squares[seat] = (squares[seat] ?? 0) + lead * lead;
    }
  }

  /** The standard deviation of a seat's leads; 0 before the first game. */
  deviation(seat: number): number {
    const { games } = this;
    if (games === 0) return 0;
    const mean = this.sums[seat] / games;
    return Math.sqrt(Math.max(0, this.squares[seat] / games - mean * mean));
  }
}
