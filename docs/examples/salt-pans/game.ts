/** Salt Pans, as a game of the contract: a module that the command, threads, queues and pages take as it is. */
import { type Game, type GameParts, makeGame, NotationError, plainText } from "caravanserai/kit";
import { plainPicture } from "caravanserai/svg/plain";
import { encoding } from "./encoding.js";
import { knowledge } from "./knowledge.js";
import * as rules from "./rules.js";
import { data, lake, type Position, type Types } from "./rules.js";

/** The parts of this game. */
export const parts: GameParts<Types, Position> = {
  ...data.parts<Types>(),
  format: data.format<Types>(rules.problemsOf),
  setup(options) {
    const { players, seed } = data.checkOptions(options);
    return parts.write(rules.begin(players, seed), seed);
  },
  resample: data.resample(),
  actions: rules.listActions,
  moveOf: (_, hex) => ({ type: "stake", hex: lake.names[hex] ?? "" }),
  actionOf: data.actionOf(({ hex }) => lake.numbers.get(hex) ?? 0),
  judge: rules.judge,
  play: rules.play,
  score: rules.score,
  formatMove: (_, { hex }) => hex,
  parseMove(_, text) {
    if (lake.numbers.has(text)) return { type: "stake", hex: text };
    throw new NotationError(text, 1, "expected the name of a hex, such as `e5`");
  },
  board: rules.board,
  picks: (_, { hex }) => [`space:${hex}`],
  knowledge,
  encoding,
};

export const saltPans: Game<Types> = makeGame<Types, Position>(parts);

/** For command lines, pages and files: how many can play and what a blunder costs, a text, a picture. */
export const about = { players: [2, 4], blunder: 2 } as const;
export const toText = plainText(saltPans);
export const toSvg = plainPicture(saltPans);
export type { Types };
