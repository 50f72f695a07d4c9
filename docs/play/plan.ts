/** The settings for the next game. */
import { GAME_IDS, type GameId, randomSeed } from "caravanserai";
import {
  boardsOf,
  type Drawing,
  isOutside,
  mostPlayers,
  type OutsideKit,
  type PlayKit,
} from "./kits/kit.js";
import { loadKit, loadOutside } from "./kits/load.js";
import { begin, type Match } from "./match.js";
import { chosenOptions, optionsOf } from "./options.js";
import { isAgreedTo } from "./outside.js";
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

/** The settings of a game from outside. */
interface OutsidePlan {
  /** The URL of its module. */
  readonly address: string;
  readonly id: string;
  /** The name of one of its boards. */
  readonly board: string;
  /** Whether it is played next, and not `game`. */
  readonly isChosen: boolean;
}

/** All settings. */
export interface Plan {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly games: Readonly<Record<GameId, GamePlan>>;
  /** The game from outside that was opened last. */
  readonly outside: OutsidePlan | null;
}

/** Reads a saved plan; what is missing or wrong becomes the default: one person against an easy bot. */
export function planOf(value: unknown): Plan {
  const { game, players, seed, games, outside } = fieldsOf(value);
  const seats = Array.isArray(players) ? Math.max(2, Math.min(5, players.length)) : 2;
  const first = [{ kind: "person" }, { kind: "easy" }];
  const planned = (id: GameId): GamePlan => gamePlanOf(id, fieldsOf(games)[id]);
  return {
    game: oneOf<GameId>(game, GAME_IDS),
    players: playersOf(Array.isArray(players) ? players : first, seats),
    seed: textOf(seed, LONGEST_SEED),
    // An entry for each id, which the type of `fromEntries` does not say.
    games: Object.fromEntries(GAME_IDS.map((id) => [id, planned(id)])) as Plan["games"],
    outside: outsidePlanOf(outside),
  };
}

function outsidePlanOf(value: unknown): OutsidePlan | null {
  const { address, id, board, isChosen } = fieldsOf(value);
  if (typeof address !== "string" || !isAgreedTo(address)) return null;
  return {
    address,
    id: textOf(id, 100),
    board: textOf(board, 100),
    isChosen: isChosen === true,
  };
}

/** Returns a plan for a game from outside. */
export const withOutside = (plan: Plan, { id, address }: OutsideKit): Plan => ({
  ...plan,
  outside: {
    address,
    id,
    board: plan.outside?.address === address ? plan.outside.board : "",
    isChosen: true,
  },
});

/** Returns the text that tells planned games apart. */
export const gameKey = ({ game, outside }: Plan): string =>
  outside?.isChosen === true ? outside.address : game;

/** Loads the planned game. */
export const plannedKit = ({ game, outside }: Plan): Promise<PlayKit> =>
  outside?.isChosen === true ? loadOutside(outside.address) : loadKit(game);

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

/** Returns a plan with another board. */
export const withBoard = (plan: Plan, board: string): Plan =>
  plan.outside?.isChosen === true
    ? { ...plan, outside: { ...plan.outside, board } }
    : withGame(plan, { board });

/** Returns a plan with changed settings for its game of the library. */
export const withGame = (plan: Plan, changes: Partial<GamePlan>): Plan => ({
  ...plan,
  games: { ...plan.games, [plan.game]: { ...plan.games[plan.game], ...changes } },
});

/** Returns the chosen board. Throws a `LayoutError` if it is the person's own and has problems. */
function boardOf(kit: PlayKit, plan: Plan): object | undefined {
  const planned = isOutside(kit) ? plan.outside : plan.games[kit.id];
  if (!isOutside(kit)) {
    const { board, drawing } = plan.games[kit.id];
    if (board === OWN && drawing !== null) return kit.drafting.define(drawing);
  }
  const [first, ...others] = boardsOf(kit);
  // The default is left out of the record.
  return others.find(({ name }) => name === planned?.board && name !== first?.name)?.board;
}

/** Returns the options of `setup`. */
export function setupOptions(kit: PlayKit, plan: Plan, seed: string): object {
  const layout = boardOf(kit, plan);
  return {
    players: seatedPlayers(kit, plan).length,
    seed,
    ...(layout === undefined ? {} : { [kit.about.boardOption]: layout }),
    ...(isOutside(kit) ? {} : chosenOptions(kit.id, plan.games[kit.id].options)),
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
