/** Last Water with an encoding that leaves out what is for speed: a game with hidden cards and dice. */
import { type Encoding, makeGame } from "caravanserai/kit";
import { parts, type Types } from "../../docs/examples/last-water/game.js";
import { CARDS, type Position } from "../../docs/examples/last-water/model.js";

/** Its encoding. */
export const encoding: Encoding<Position> = {
  format: ({ seats }) => ({
    channels: seats.map((_, seat) => `camel+${seat}`),
    globals: ["low", "high", ...seats.map((_, seat) => `card+${seat}`)],
    picks: [...[1, 2, 3, 4, 5, 6].map((die) => `die:${die}`), "action:card"],
  }),
  encode({ seats, dice }, viewer, spaces, globals) {
    globals[0] = (dice[0] ?? 0) / 6;
    globals[1] = (dice[1] ?? 0) / 6;
    for (const [seat, { camel, card }] of seats.entries()) {
      const relative = (seat - viewer + seats.length) % seats.length;
      spaces[ORDER.indexOf(camel) * seats.length + relative] = 1;
      globals[2 + relative] = (card ?? 0) / CARDS.length;
    }
  },
};
/** The squares as `board` lists them. */
const ORDER = ["a", "b", "c", "d", "h", "g", "f", "e", "i", "j", "k", "l"];
/** The game. */
export const lastWater = makeGame<Types, Position>({ ...parts, encoding });
