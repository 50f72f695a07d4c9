/** A thread whose game has one winner three times. */
export default ({ job: { number, seed, bots } }) => ({
  game: { number, seed, bots, points: bots.map(() => 1), winners: [0, 0, 0] },
});
