/** What a person has chosen for the next game. */
import { type GameId, randomSeed } from "caravanserai";
import type { Drawing, PlayKit } from "./kits/kit.js";
import { GAMES } from "./kits/load.js";
import { begin, type Match } from "./match.js";
import { chosenOptions, optionsOf } from "./options.js";
import { fieldsOf, isFields, oneOf, textOf } from "./plain.js";
import { type Player, playersOf } from "./players.js";

/** The name under which a board of one's own is chosen. */
export const OWN = "own";

const LONGEST_SEED = 100;
const LONGEST_DRAWING = 20_000;

/** What is chosen for one game. */
export interface GamePlan {
  /** The name of a board that the library has, or {@link OWN}. */
  readonly board: string;
  /** The options of the rules that are not the default. */
  readonly options: Readonly<Record<string, string>>;
  /** The board that the person has drawn; `null` before the first. */
  readonly drawing: Drawing | null;
}

/** Everything that is chosen. */
export interface Plan {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly games: Readonly<Record<GameId, GamePlan>>;
}

/** A plan that was kept; whatever is missing or wrong becomes the default: one person against an easy bot. */
export function planOf(value: unknown): Plan {
  const { game, players, seed, games } = fieldsOf(value);
  const seats = Array.isArray(players) ? Math.max(2, Math.min(5, players.length)) : 2;
  const first = [{ kind: "person" }, { kind: "easy" }];
  const planned = (id: GameId): GamePlan => gamePlanOf(id, fieldsOf(games)[id]);
  return {
    game: oneOf<GameId>(game, GAMES),
    players: playersOf(Array.isArray(players) ? players : first, seats),
    seed: textOf(seed, LONGEST_SEED),
    games: {
      "through-the-desert": planned("through-the-desert"),
      nomadi: planned("nomadi"),
      "desert-sons": planned("desert-sons"),
    },
  };
}

function gamePlanOf(id: GameId, value: unknown): GamePlan {
  const { board, options, drawing } = fieldsOf(value);
  const texts = Object.entries(fieldsOf(drawing)).map(([key, text]) => [
    key,
    textOf(text, LONGEST_DRAWING),
  ]);
  return {
    board: textOf(board, 100),
    options: Object.fromEntries(
      optionsOf(id).map(([name, values]) => [name, oneOf(fieldsOf(options)[name], values)]),
    ),
    drawing: isFields(drawing) ? (Object.fromEntries(texts) as Drawing) : null,
  };
}

/** A plan with something else chosen for its game. */
export const withGame = (plan: Plan, changes: Partial<GamePlan>): Plan => ({
  ...plan,
  games: { ...plan.games, [plan.game]: { ...plan.games[plan.game], ...changes } },
});

/** The board that is chosen. Throws a `LayoutError` if it is the person's own and has problems. */
function boardOf(kit: PlayKit, plan: Plan): object | undefined {
  const { board, drawing } = plan.games[kit.id];
  if (board === OWN && drawing !== null) return kit.drafting.define(drawing);
  const found = kit.boards.find(({ name }) => name === board);
  // The default is left out of the record.
  return found === kit.boards[0] ? undefined : found?.layout;
}

/** The options of `setup`. */
export function setupOptions(kit: PlayKit, plan: Plan, seed: string): object {
  const layout = boardOf(kit, plan);
  return {
    players: seatedPlayers(kit, plan).length,
    seed,
    ...(layout === undefined ? {} : { [kit.boardOption]: layout }),
    ...chosenOptions(kit.id, plan.games[kit.id].options),
  };
}

/** As many players as the game has room for. */
export const seatedPlayers = (kit: PlayKit, { players }: Plan): readonly Player[] =>
  players.slice(0, kit.most);

/** The game that was planned. Throws a `LayoutError` or a `SetupError`. */
export const beginPlanned = (kit: PlayKit, plan: Plan): Match =>
  begin(
    kit,
    setupOptions(kit, plan, plan.seed.trim() === "" ? randomSeed() : plan.seed.trim()),
    seatedPlayers(kit, plan),
  );
