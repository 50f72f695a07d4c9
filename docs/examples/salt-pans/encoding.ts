/** Salt Pans as numbers, for networks: stakes and salt by hex, and stakes in hand. */
import { type Encoding, type EncodingFormat, NONE } from "caravanserai/kit";
import { lake, type Position, SALT, stakeOn, STAKES } from "./rules.js";

/** The channels of a hex: its salt, whether it is free, and the seat that has a stake there, the viewer as `+0`. */
const formats = [2, 3, 4].map((players): EncodingFormat => {
  const seats = Array.from({ length: players }, (_, seat) => `+${seat}`);
  return {
    channels: ["salt", "free", ...seats.map((seat) => `stake${seat}`)],
    globals: seats.map((seat) => `stakes${seat}`),
    picks: lake.names.map((name) => `space:${name}`),
  };
});

export const encoding: Encoding<Position> = {
  format: ({ seats }) => formats[seats.length - 2] ?? { channels: [], globals: [], picks: [] },
  encode(position, viewer, spaces, globals) {
    const players = position.seats.length;
    const relative = (seat: number): number => (seat - viewer + players) % players;
    for (const [hex, held] of position.hexes.entries()) {
      const at = hex * (2 + players);
      spaces[at] = (SALT[hex] ?? 0) / 3;
      spaces[at + 1] = held === 0 ? 1 : 0;
      const seat = stakeOn(position, hex);
      if (seat !== NONE) spaces[at + 2 + relative(seat)] = 1;
    }
    for (const [seat, { stakes }] of position.seats.entries()) {
      globals[relative(seat)] = stakes / STAKES;
    }
  },
  // Nothing is hidden.
  hide: () => undefined,
  // An action is the number of a hex, and so is its pick.
  picksOf(_, action, into, from) {
    into[from] = action;
    return 1;
  },
};
