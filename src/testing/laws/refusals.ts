/** The laws about legal and illegal moves: what is listed is accepted, and everything else is refused with a reason. */
import type { Game, GameTypes } from "../../game.js";
import { difference, shown } from "./equal.js";
import { copyOf, keep, same } from "./law.js";

/** Checks legal and illegal moves, where `others` are any values. */
export function checkRefusals<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  others: readonly unknown[],
): void {
  const before = JSON.stringify(state);
  const legal = new Set<string>();
  for (const move of game.legalMoves(state)) {
    legal.add(JSON.stringify(move));
    const refusal = game.explain(state, move);
    keep(
      "what is listed is not refused",
      refusal === undefined,
      () => `${shown(move)}: ${String(refusal?.message)}`,
    );
    same(
      "a move does the same each time",
      game.apply(state, move),
      game.apply(state, copyOf(move)),
    );
  }
  for (const other of others) {
    const refusal = game.explain(state, other);
    if (refusal === undefined) {
      const known = legal.has(JSON.stringify(other)) || isListed(game, state, other);
      keep("what is accepted is listed", known, () => `${shown(other)} is not in legalMoves`);
      continue;
    }
    keep(
      "a refusal has a reason and a message",
      refusal.reason !== "" && refusal.message !== "",
      () => `${shown(refusal)} for ${shown(other)}`,
    );
    const thrown = errorOf(() => game.apply(state, other as Types["move"]));
    keep(
      "what is refused throws an IllegalMoveError",
      thrown?.name === "IllegalMoveError",
      () => `${shown(other)} threw ${String(thrown)}`,
    );
    same("apply refuses for the reason that explain gives", thrown?.["refusal"], refusal);
  }
  same("nothing changes the state passed in", copyOf(state), JSON.parse(before));
}

/** Tests whether a move is in the list, perhaps with its fields in another order or with its text. */
function isListed<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  move: unknown,
): boolean {
  return game.legalMoves(state).some((one) => {
    const { note, ...rest } = move as { note?: unknown };
    return difference(one, rest) === undefined;
  });
}

function errorOf(run: () => unknown): (Error & Record<string, unknown>) | undefined {
  try {
    run();
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  return undefined;
}
