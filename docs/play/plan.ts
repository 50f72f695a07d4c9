/** The settings for the next game. */
import { GAME_IDS, type GameId, randomSeed } from "caravanserai";
import { boardsOf, type Drawing, mostPlayers, type PlayKit } from "./kits/kit.js";
import { begin, type Match } from "./match.js";
import { chosenOptions, optionsOf } from "./options.js";
import { fieldsOf, isFields, oneOf, textOf } from "./plain.js";
import { type Player, playersOf } from "./players.js";

/** The name that selects the person's own board. */
export const OWN = "own";

const LONGEST_SEED = 100;
const LONGEST_DRAWING = 20_000;

/** The settings of one game. */
export interface GamePlan {
  /** The name of a board of the library, or {@link OWN}. */
  readonly board: string;
  /** The rule options that differ from the default. */
  readonly options: Readonly<Record<string, string>>;
  /** The person's own board; `null` if there is none yet. */
  readonly drawing: Drawing | null;
}

/** All settings. */
export interface Plan {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly games: Readonly<Record<GameId, GamePlan>>;
}

/** Reads a saved plan; what is missing or wrong becomes the default: one person against an easy bot. */
export function planOf(value: unknown): Plan {
  const { game, players, seed, games } = fieldsOf(value);
  const seats = Array.isArray(players) ? Math.max(2, Math.min(5, players.length)) : 2;
  const first = [{ kind: "person" }, { kind: "easy" }];
  const planned = (id: GameId): GamePlan => gamePlanOf(id, fieldsOf(games)[id]);
  return {
    game: oneOf<GameId>(game, GAME_IDS),
    players: playersOf(Array.isArray(players) ? players : first, seats),
    seed: textOf(seed, LONGEST_SEED),
    // An entry for each id, which the type of `fromEntries` does not say.
    games: Object.fromEntries(GAME_IDS.map((id) => [id, planned(id)])) as Plan["games"],
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

/** Returns a plan with changed settings for its game. */
export const withGame = (plan: Plan, changes: Partial<GamePlan>): Plan => ({
  ...plan,
  games: { ...plan.games, [plan.game]: { ...plan.games[plan.game], ...changes } },
});

/** Returns the chosen board. Throws a `LayoutError` if it is the person's own and has problems. */
function boardOf(kit: PlayKit, plan: Plan): object | undefined {
  const { board, drawing } = plan.games[kit.id];
  if (board === OWN && drawing !== null) return kit.drafting.define(drawing);
  const found = boardsOf(kit).find(({ name }) => name === board);
  // The default is left out of the record.
  return found === boardsOf(kit)[0] ? undefined : found;
}

/** Returns the options of `setup`. */
export function setupOptions(kit: PlayKit, plan: Plan, seed: string): object {
  const layout = boardOf(kit, plan);
  return {
    players: seatedPlayers(kit, plan).length,
    seed,
    ...(layout === undefined ? {} : { [kit.about.boardOption]: layout }),
    ...chosenOptions(kit.id, plan.games[kit.id].options),
  };
}

/** Returns the planned players, at most as many as the game allows. */
export const seatedPlayers = (kit: PlayKit, { players }: Plan): readonly Player[] =>
  players.slice(0, mostPlayers(kit));

/** Starts the planned game. Throws a `LayoutError` or a `SetupError`. */
export const beginPlanned = (kit: PlayKit, plan: Plan): Match =>
  begin(
    kit,
    setupOptions(kit, plan, plan.seed.trim() === "" ? randomSeed() : plan.seed.trim()),
    seatedPlayers(kit, plan),
  );
