/** The match state (`G` of boardgame.io): the server's secret part, and the view of each client. */
import type { Game, GameTypes, Seat, Viewer } from "../game.js";
import type { BoardgameIoResult, BoardgameIoMatchState } from "./types.js";

/** Returns the viewer for a player of boardgame.io. Any other value than the exact id of a seat is a spectator. */
export function viewerOf(playerID: string | null | undefined, players: number): Viewer {
  const seat = Number(playerID);
  return String(seat) === playerID && Number.isInteger(seat) && seat >= 0 && seat < players
    ? seat
    : "spectator";
}

/** Makes the match state after set-up or after a move. `told` has the events for each viewer. */
export const keep = <Types extends GameTypes>(
  state: Types["state"],
  moves: number,
  told: readonly (readonly Types["event"][])[],
): BoardgameIoMatchState<Types> => ({
  view: null,
  events: [],
  moves,
  secret: { state, events: told },
});

/** Returns the events of a move by seat, and last those for spectators. */
export function eventsByViewer<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  move: Types["move"],
  players: number,
): readonly (readonly Types["event"][])[] {
  const viewers: Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), "spectator"];
  return viewers.map((viewer) => game.events(state, move, viewer));
}

/** Returns the match state for a viewer. A client's match state is returned unchanged. */
export function show<Types extends GameTypes>(
  game: Game<Types>,
  match: BoardgameIoMatchState<Types>,
  viewer: Viewer,
): BoardgameIoMatchState<Types> {
  const { secret, moves } = match;
  if (secret === undefined) return match;
  const { state, events } = secret;
  const told = events[viewer === "spectator" ? events.length - 1 : viewer];
  return { view: game.view(state, viewer), events: told, moves };
}

/** Returns the seat that decides and the seat in turn; before the first turn, both are the seat that decides. */
export function seatsOf<Types extends GameTypes>({
  view,
  secret,
}: BoardgameIoMatchState<Types>): {
  readonly seat: Seat | null;
  readonly inTurn: Seat | null;
} {
  const { seat, inTurn } = secret?.state ?? view ?? { seat: null, inTurn: null };
  return { seat, inTurn: inTurn ?? seat };
}

/** Returns the result of a match, `undefined` while it goes on. */
export function resultOf<Types extends GameTypes>(
  game: Game<Types>,
  { view, secret }: BoardgameIoMatchState<Types>,
): BoardgameIoResult<Types> | undefined {
  const state = secret?.state ?? view;
  if (state?.over !== true) return undefined;
  const { seats: scores, winners: seats } = game.score(state);
  const winners = seats.map(String);
  return {
    ...(winners.length === 1 ? { winner: winners[0] } : { draw: true }),
    winners,
    scores,
    endReason: state.endReason,
  };
}
