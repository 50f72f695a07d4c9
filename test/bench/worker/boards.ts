/** What drawing costs: `board` of a state on the server, and of the view that a client has loaded. */
import type { GameTypes } from "caravanserai";
import type { AnyGame } from "./caravanserai.js";
import { Cost } from "./clock.js";
import { pick, randomOf } from "./contestant.js";

/** A moment of a game, and the same moment as one seat sees it, from JSON. */
interface Moment {
  readonly state: GameTypes["state"];
  readonly view: GameTypes["view"];
}

/** How many moves are made before each moment: from early in a game to late. */
const MOVES = [10, 20, 40, 60];

/** Microseconds of `board`, and the ratio. */
export function boardCosts(
  module: AnyGame,
  starts: readonly GameTypes["state"][],
  seconds: number,
): Record<string, number> {
  const moments = starts.slice(0, 4).flatMap((start, game) => momentsOf(module, start, game));
  const ofStates = new Cost();
  const ofViews = new Cost();
  let spaces = 0;
  const drawAll = (tables: readonly (GameTypes["state"] | GameTypes["view"])[]) => (): number => {
    for (const table of tables) spaces += module.board(table).spaces.length;
    return tables.length;
  };
  const drawStates = drawAll(moments.map(({ state }) => state));
  const drawViews = drawAll(moments.map(({ view }) => view));
  for (const warm of [true, false]) {
    for (const cost of [ofStates, ofViews]) cost.reset();
    // By turns, so that whatever else the machine does slows both.
    while (ofStates.seconds + ofViews.seconds < (warm ? seconds / 2 : seconds)) {
      ofStates.add(drawStates);
      ofViews.add(drawViews);
    }
  }
  if (spaces === 0) throw new Error("nothing was drawn");
  return {
    "board(state), us": ofStates.nanoseconds / 1000,
    "board(view), us": ofViews.nanoseconds / 1000,
    "view / state": ofViews.nanoseconds / ofStates.nanoseconds,
  };
}

function momentsOf(module: AnyGame, start: GameTypes["state"], game: number): Moment[] {
  const random = randomOf(game);
  let state = start;
  return Array.from({ length: Math.max(...MOVES) }, (_, index) => {
    if (!state.over) state = module.apply(state, pick(module.legalMoves(state), random));
    if (!MOVES.includes(index + 1)) return [];
    return [{ state, view: module.loadView(JSON.stringify(module.view(state, 0))) }];
  }).flat();
}
