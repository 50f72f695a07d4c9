/** Moves made by clicks: the picks so far, what follows from them, the next choices, and the complete move. */
import type { Choices, StateOrView } from "../game.js";
import type { BoardGame } from "./kit.js";
import { kindOf } from "../kit/frontend/why-not.js";

/** The picks of a person who is choosing a move. */
export interface Picking extends Choices {
  /** The picks of the person so far, in order. */
  readonly picked: readonly string[];
  /** The picks that follow from them: every move that is left has them. Of something that can be turned, its rotation. */
  readonly settled: readonly string[];
  /** The rotations of what lies on the board, the present one included; empty if there is nothing to turn. */
  readonly turns: readonly string[];
}

/** No picks: it is not this person's decision. */
export const NOTHING: Picking = Object.freeze({
  ...{ picked: [], settled: [], turns: [] },
  ...{ picks: [], next: [], move: null },
});

/** Picks of this kind turn a piece where it lies. */
const isRotation = (pick: string): boolean => kindOf(pick) === "rotation";

/** All picks, those of the person and those that follow from them. */
export const allPicks = ({ picked, settled }: Picking): readonly string[] => [
  ...picked,
  ...settled,
];

/** Adds the picks that every move has that is left. A move that is the only one is still left to the person. */
function settle(game: BoardGame, shown: StateOrView, picked: readonly string[]): Picking {
  const settled: string[] = [];
  let choices = game.choices(shown, picked);
  for (;;) {
    const [only, ...others] = choices.next;
    if (only === undefined || others.length > 0 || choices.move !== null) break;
    const then = game.choices(shown, [...picked, ...settled, only]);
    if (isRotation(only) || (then.move !== null && picked.length === 0)) break;
    settled.push(only);
    choices = then;
  }
  return { ...choices, picked, settled, turns: [] };
}

/** Returns the choices after some picks. A piece that only has to be turned lies on the board, in the first rotation that fits. */
export function withPicks(game: BoardGame, shown: StateOrView, picked: readonly string[]): Picking {
  const unturned = picked.filter((pick) => !isRotation(pick));
  const lying = settle(game, shown, unturned);
  const turns = unturned.length > 0 ? lying.next.filter(isRotation) : [];
  const [first] = turns;
  if (first === undefined) {
    return unturned.length === picked.length ? lying : settle(game, shown, picked);
  }
  const chosen = turns.find((turn) => picked.includes(turn));
  const settled = chosen === undefined ? [...lying.settled, first] : lying.settled;
  const choices = game.choices(shown, [...unturned, ...lying.settled, chosen ?? first]);
  return {
    ...choices,
    picked: chosen === undefined ? unturned : [...unturned, chosen],
    settled,
    turns,
  };
}

/** Handles a click on a pick: picks it, or takes it back. Returns `undefined` if it can't be picked. */
export function clicked(
  game: BoardGame,
  shown: StateOrView,
  { picked, settled, picks, turns }: Picking,
  pick: string,
): Picking | undefined {
  const isTurn = turns.some((turn) => turn === pick);
  if (picked.includes(pick)) {
    if (isTurn) return withPicks(game, shown, picked);
    return withPicks(
      game,
      shown,
      picked.filter((other) => other !== pick),
    );
  }
  const isOffered = settled.includes(pick) || picks.some((one) => one === pick);
  if (isOffered && !isTurn) return withPicks(game, shown, [...picked, pick]);
  return exchanged(game, shown, picked, pick);
}

/** Replaces a pick of the same kind, such as another pawn; a rotation replaces the one that is settled. */
function exchanged(
  game: BoardGame,
  shown: StateOrView,
  picked: readonly string[],
  pick: string,
): Picking | undefined {
  const kind = kindOf(pick);
  const rest = picked.filter((other) => kindOf(other) !== kind);
  if (rest.length === picked.length && !isRotation(pick)) return undefined;
  const next = withPicks(game, shown, [...rest, pick]);
  return next.picks.length > 0 || next.move !== null ? next : undefined;
}

/** Returns the picks after a turn by one rotation that fits; `undefined` if there is nothing to turn. */
export function turned({ picked, settled, turns }: Picking, step: 1 | -1): string[] | undefined {
  if (turns.length < 2) return undefined;
  const now = turns.findIndex((turn) => picked.includes(turn) || settled.includes(turn));
  const next = turns[(now + step + turns.length) % turns.length];
  return [...picked.filter((pick) => !isRotation(pick)), ...(next === undefined ? [] : [next])];
}

/** Returns the picks without the last one. A rotation is taken back with what it turns. */
export function withoutLast(picked: readonly string[]): readonly string[] {
  const rest = picked.filter((pick) => !isRotation(pick));
  return rest.length === 0 ? [] : rest.slice(0, -1);
}
