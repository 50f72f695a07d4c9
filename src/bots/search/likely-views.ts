/** The views that a seat is likely to have at its next decision, by the tree of the search before. */
import type { GameTypes } from "../../game.js";
import { NONE } from "../../kit/none.js";
import type { Asked } from "../asked.js";
import { keyOf, type Node } from "./node.js";

/** A view, and how likely it is in the eyes of the search. */
interface LikelyView<Types extends GameTypes> {
  readonly view: Types["view"];
  readonly weight: number;
}

/** The most views, the most moves tried for each decision of a rival, and the most positions looked at. */
const MOST_VIEWS = 4;
const MOST_REPLIES = 4;
const MOST_POSITIONS = 64;
/** What is hidden is drawn from each of these seeds: a view that depends on it can't be foreseen. */
const SEEDS = ["one", "two", "three"] as const;

/** A position on the way to the next decision. */
interface Way<Types extends GameTypes> {
  readonly position: unknown;
  readonly node: Node | undefined;
  readonly moves: readonly Types["move"][];
  readonly weight: number;
}

/** Returns the most likely views at the next decision of the seat, after the most visited action at the root. */
export function likelyViews<Types extends GameTypes>(
  { botGame, view, seat: viewer }: Asked<Types>,
  root: Node,
): LikelyView<Types>[] {
  const { rules } = botGame;
  const start = botGame.resample(view, SEEDS[0]);
  const waiting: Way<Types>[] = [{ position: start, node: root, moves: [], weight: 1 }];
  const found: LikelyView<Types>[] = [];
  const listed: number[] = [];
  for (let looked = 0; looked < MOST_POSITIONS && found.length < MOST_VIEWS; looked++) {
    // The list is short: each position adds a few ways at most.
    waiting.sort((one, other) => one.weight - other.weight);
    const way = waiting.pop();
    if (way === undefined) break;
    const { position, node, moves, weight } = way;
    const seat = rules.seat(position);
    if (seat === NONE) continue;
    if (seat === viewer && moves.length > 0) {
      const next = foreseenView(botGame, view, moves);
      if (next !== undefined) found.push({ view: next, weight });
      continue;
    }
    const count = rules.actions(position, listed);
    const replies = listed.slice(0, count).map((action, index) => {
      const place = node?.placeOf(keyOf(action, seat), index);
      const visits = place === undefined ? 0 : (node?.visitsOf(place) ?? 0);
      return { action, visits, next: place === undefined ? undefined : node?.children[place] };
    });
    // A search passes through a position with one legal action.
    if (count === 1) replies.splice(0, 1, { action: listed[0], visits: 1, next: node });
    replies.sort((one, other) => other.visits - one.visits);
    const all = moves.length === 0 ? 1 : replies.reduce((sum, { visits }) => sum + visits, 0);
    for (const { action, visits, next } of replies.slice(
      0,
      moves.length === 0 ? 1 : MOST_REPLIES,
    )) {
      if (visits === 0) break;
      const after = rules.copy(position);
      rules.play(after, action);
      const share = moves.length === 0 ? 1 : visits / all;
      const line = [...moves, rules.moveOf(position, action)];
      waiting.push({ position: after, node: next, moves: line, weight: weight * share });
    }
  }
  return found;
}

/** Returns the view after moves; `undefined` if it depends on what is hidden or on chance. */
function foreseenView<Types extends GameTypes>(
  botGame: Asked<Types>["botGame"],
  view: Types["view"],
  moves: readonly Types["move"][],
): Types["view"] | undefined {
  const [first, ...others] = SEEDS.map((seed) => botGame.follow(view, moves, seed));
  const text = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === text) ? first : undefined;
}
