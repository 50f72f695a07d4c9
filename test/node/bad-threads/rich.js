/** A thread whose game has points beyond all sums. */
export default ({ number, seed, bots }) => ({
  game: { number, seed, bots, points: bots.map(() => 1e308), winners: [0] },
});
