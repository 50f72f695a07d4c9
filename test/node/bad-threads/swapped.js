/** A thread that answers to another job of the same arena. */
export default ({ job: { number, seed, bots } }) => ({
  game: { number: number + 1, seed, bots, points: bots.map(() => 1), winners: [0] },
});
