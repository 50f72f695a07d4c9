/** A thread that gives back more than a game has. */
export default ({ job: { number, seed, bots } }) => ({
  game: { number, seed, bots, points: bots.map(() => 1), winners: [0], cheat: true },
});
