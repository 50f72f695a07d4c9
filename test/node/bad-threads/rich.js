/** A thread whose game has points beyond all sums. */
export default ({ job: { number, seed, bots } }) => ({
  game: { number, seed, bots, points: bots.map(() => 1e308), winners: [0] },
});
