/** `G` of a match: what the server keeps of it, and what each client sees. */
import type { Game, GameTypes, Seat, Viewer } from "../game.js";
import type { BoardgameIoResult, BoardgameIoTable } from "./types.js";

/** Who a player of boardgame.io is at our table. Whatever is no seat, in just this spelling, only watches. */
export function viewerOf(playerID: string | null | undefined, players: number): Viewer {
  const seat = Number(playerID);
  return String(seat) === playerID && Number.isInteger(seat) && seat >= 0 && seat < players
    ? seat
    : "spectator";
}

/** The table of a match after its set-up, or after a move. `told` is what each viewer may know of it. */
export const keep = <Types extends GameTypes>(
  state: Types["state"],
  moves: number,
  told: readonly (readonly Types["event"][])[],
): BoardgameIoTable<Types> => ({ view: null, events: [], moves, secret: { state, events: told } });

/** What a move causes, as each seat may know it, and last as a spectator may. */
export function eventsByViewer<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  move: Types["move"],
  players: number,
): readonly (readonly Types["event"][])[] {
  const viewers: Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), "spectator"];
  return viewers.map((viewer) => game.events(state, move, viewer));
}

/** The table as a viewer may see it. What a client has is such a table already, and stays as it is. */
export function show<Types extends GameTypes>(
  game: Game<Types>,
  table: BoardgameIoTable<Types>,
  viewer: Viewer,
): BoardgameIoTable<Types> {
  const { secret, moves } = table;
  if (secret === undefined) return table;
  const { state, events } = secret;
  const told = events[viewer === "spectator" ? events.length - 1 : viewer];
  return { view: game.view(state, viewer), events: told, moves };
}

/** The seat that decides, and the seat whose turn it is: before the first turn, the one that decides. */
export function seatsOf<Types extends GameTypes>({
  view,
  secret,
}: BoardgameIoTable<Types>): {
  readonly seat: Seat | null;
  readonly inTurn: Seat | null;
} {
  const { seat, inTurn } = secret?.state ?? view ?? { seat: null, inTurn: null };
  return { seat, inTurn: inTurn ?? seat };
}

/** The result of a match, `undefined` while it goes on. */
export function resultOf<Types extends GameTypes>(
  game: Game<Types>,
  { view, secret }: BoardgameIoTable<Types>,
): BoardgameIoResult<Types> | undefined {
  const table = secret?.state ?? view;
  if (table?.over !== true) return undefined;
  const { seats: scores, winners: seats } = game.score(table);
  const winners = seats.map(String);
  return {
    ...(winners.length === 1 ? { winner: winners[0] } : { draw: true }),
    winners,
    scores,
    endReason: table.endReason,
  };
}
