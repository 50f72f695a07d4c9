/** The laws about a state by itself: it is frozen, survives JSON, says whose turn it is, and its moves can be written and read. */
import type { Game, GameTypes, Seat } from "../../game.js";
import { shown } from "./equal.js";
import { BrokenLaw, distinct, frozen, keep, same } from "./law.js";

/** What a state says of turns. */
interface Turn {
  readonly over: boolean;
  readonly seat: Seat | null;
  readonly inTurn: Seat | null;
  readonly endReason: unknown;
}

/** Checks a state by itself. */
export function checkState<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
): void {
  frozen("states are deeply frozen", state);
  const loaded = game.load(JSON.stringify(state));
  same("a state survives JSON", loaded, state);
  frozen("a loaded state is deeply frozen", loaded);
  const moves = game.legalMoves(state);
  same("a loaded state has the same legal moves", game.legalMoves(loaded), moves);
  same("equal states have equal hashes", game.hash(loaded), game.hash(state));
  // The check does not rely on the types.
  const { over, inTurn, seat, endReason }: Turn = state;
  const now = (): string => shown({ over, seat, inTurn, endReason, legalMoves: moves.length });
  keep("a game is over exactly when there are no legal moves", over === (moves.length === 0), now);
  keep("nobody decides exactly when the game is over", over === (seat === null), now);
  keep("a game that is over says why", over === (endReason !== null), now);
  keep("nobody is in turn once the game is over", !over || inTurn === null, now);
  checkScore(game, state);
  checkNotation(game, state, moves);
}

function checkScore<Types extends GameTypes>(game: Game<Types>, state: Types["state"]): void {
  const { seats, winners } = game.score(state);
  keep("there are winners exactly when the game is over", state.over === winners.length > 0, () =>
    shown({ over: state.over, winners }),
  );
  for (const [seat, { total, complete, tieBreak, ...sources }] of seats.entries()) {
    const sum = Object.values(sources as Record<string, number>).reduce((all, one) => all + one, 0);
    keep(
      "a total is the sum of its sources",
      total === sum,
      () => `seat ${seat} has ${total}, its sources ${shown(sources)} make ${sum}`,
    );
  }
  const best = Math.max(...seats.map(({ total }) => total));
  keep(
    "nobody has more than a winner",
    winners.every((seat) => seats[seat].total === best),
    () => shown({ winners, totals: seats.map(({ total }) => total) }),
  );
}

/** Checks that every legal move is listed once, and that no two have the same notation. */
export function checkMoveNames<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
): void {
  const moves = game.legalMoves(state);
  distinct(
    "every legal move is listed once",
    moves.map((move) => JSON.stringify(move)),
  );
  const texts = moves.map((move) => game.formatMove(state, move));
  distinct("different moves are written differently", texts);
}

function checkNotation<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  moves: readonly Types["move"][],
): void {
  for (const move of moves) {
    const text = game.formatMove(state, move);
    keep("notation has no blanks and no #", /^[^\s#]+$/u.test(text), () => JSON.stringify(text));
    same(READ_AS_WRITTEN, readMove(game, state, text), move);
  }
}

const READ_AS_WRITTEN = "a move is read as it was written";

/** Reads a move that the game has written. */
function readMove<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  text: string,
): Types["move"] {
  try {
    return game.parseMove(state, text);
  } catch (error) {
    throw new BrokenLaw(READ_AS_WRITTEN, String(error), undefined, { cause: error });
  }
}
