/** Last Water, as a game of the contract. */
import {
  type Chance,
  type Game,
  type GameParts,
  gridBoard,
  makeGame,
  NONE,
  NotationError,
  plainText,
  type Problem,
} from "caravanserai/kit";
import { plainPicture } from "caravanserai/svg/plain";
import { CARDS, data, OASIS, type Position, track, type Types, WELLS } from "./model.js";
import {
  actionOfMove,
  beginTurn,
  judge,
  listActions,
  moveOf,
  newTraveller,
  play,
  scorePosition,
  squareAt,
} from "./rules.js";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is unsound about a position whose fields are all good: play could not have led there. */
function problemsOf(position: Position): Problem[] {
  const problems: Problem[] = [];
  const expect = (holds: boolean, path: string, message: string): void => {
    if (!holds) problems.push({ path, message });
  };
  const { seats, seat, wells, dice } = position;
  const isOver = seat === NONE;
  const arrived = seats.some(({ camel }) => camel === squareAt(OASIS));
  expect(isOver === arrived, "over", "the game is over exactly when a camel is in the oasis");
  const [low = 0, high = 0] = dice;
  expect(dice.length === (isOver ? 0 : 2), "dice", "there are two while the game goes on");
  expect(low <= high, "dice", "the lower one comes first");
  const left = wells.map(({ square, water }) => `${square} ${water}`);
  const full = WELLS.map(({ square, water }) => `${square} ${water}`);
  expect(
    left.join() === full.filter((well) => left.includes(well)).join(),
    "wells",
    "each is as full as at the start, and they are in order",
  );
  const gone = sum(WELLS.map(({ water }) => water)) - sum(wells.map(({ water }) => water));
  expect(
    sum(seats.map(({ water }) => water)) === gone,
    "seats",
    "the players have the water that was taken from the wells",
  );
  const known = seats.flatMap(({ card }) => card ?? []);
  expect(new Set(known).size === known.length, "seats", "no two cards have the same value");
  if (problems.length === 0 && !isOver) {
    expect(listActions(position, []) > 0, "dice", "the seat that decides has no legal move");
  }
  return problems;
}

/** Draws hidden cards from those that nobody shows, each as likely as the others. */
function redraw({ seats }: Position, chance: Chance): void {
  const shown = seats.map(({ card }) => card);
  const unseen = chance.shuffled(CARDS.filter((card) => !shown.includes(card)));
  for (const seat of seats) seat.card ??= unseen.pop() ?? 0;
}

function terrainOf(name: string): Types["board"]["spaces"][number]["terrain"] {
  if (name === "a") return "camp";
  if (name === squareAt(OASIS)) return "oasis";
  return WELLS.some(({ square }) => square === name) ? "well" : "sand";
}

/** The parts of this game. */
export const parts: GameParts<Types, Position> = {
  ...data.parts<Types>(),
  format: data.format<Types>(problemsOf),
  // W2: deals the cards, and begins the first turn.
  setup(options) {
    const { players, seed } = data.checkOptions(options);
    const wells = WELLS.map((well) => ({ ...well }));
    const position = data.begin(seed, { dice: [], wells, seats: [] });
    position.seats = position.chance.shuffled(CARDS).slice(0, players).map(newTraveller);
    beginTurn(position, 0, undefined);
    return parts.write(position, seed);
  },
  resample: data.resample(redraw),
  actions: listActions,
  moveOf,
  actionOf: data.actionOf(actionOfMove),
  judge,
  play,
  score: scorePosition,
  // A move in notation: `d4` uses a die that shows 4, `card` plays the card.
  formatMove: (_, move) => (move.type === "die" ? `d${move.die}` : "card"),
  parseMove(_, text) {
    if (text === "card") return { type: "card" };
    const [, value] = /^d([1-6])$/u.exec(text) ?? [];
    if (value === undefined) throw new NotationError(text, 1, "expected `d1` to `d6` or `card`");
    return { type: "die", die: Number(value) };
  },
  board: ({ seats, wells }) =>
    gridBoard(track, (space) => {
      const name = track.names[space] ?? "";
      const camels = [...seats.keys()].filter((seat) => seats[seat]?.camel === name);
      const water = wells.find(({ square }) => square === name)?.water ?? 0;
      return {
        terrain: terrainOf(name),
        contents: { camels: camels.map((seat) => ({ seat })), water },
      };
    }),
  // One pick makes a move: a die, or the card.
  picks: (_, move) => (move.type === "die" ? [`die:${move.die}`] : ["action:card"]),
};

/** All functions of the contract: `setup`, `legalMoves`, `apply`, `score` and the others. */
export const lastWater: Game<Types> = makeGame<Types, Position>(parts);

/** The board as text and as a picture: both are made from `board`. */
export const toText = plainText(lastWater);
export const toSvg = plainPicture(lastWater);

export type { Types };
