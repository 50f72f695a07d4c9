/** An assessment by hand, for cards and commands. */
import type { Assessment, Mean, SeatBalance } from "caravanserai/layouts";

const mean = (value: number): Mean => ({
  mean: value,
  interval: [value - 1, value + 1],
  range: [value - 5, value + 5],
});

const seat = (share: number): SeatBalance => ({
  ...{ games: 1000, wins: 1000 * share, share, interval: [share - 0.03, share + 0.03] },
  points: mean(60),
});

/** A board for three players whose first seat wins too often. */
export const assessment: Assessment = {
  ...{ game: "through-the-desert", board: "Made <by> hand", players: 3, bot: "mcts:20", seed: 1 },
  ...{ games: 1000, forfeits: 0, verdict: "unfair", extreme: 0 },
  seats: [seat(0.45), seat(0.3), seat(0.25)],
  sources: [{ name: "water", points: mean(20), winners: mean(30) }],
  ...{ length: mean(80), branching: mean(60), leadChanges: mean(9), behind: mean(0.3) },
  ...{ comeback: mean(12), margin: mean(10) },
  halfway: { games: 900, wins: 540, share: 0.6, interval: [0.57, 0.63] },
  spaces: { all: 90, unused: ["a1", "b2"] },
  contests: [
    {
      ...{ stronger: "medium", weaker: "easy", games: 40, wins: 30, share: 0.75 },
      interval: [0.6, 0.86],
    },
  ],
};
