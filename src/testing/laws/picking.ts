/** Laws about moves that are made pick by pick. */
import type { Choices, Game, GameTypes, MovePick, RandomSource } from "../../game.js";
import { seededRandom } from "../../kit/chance/random.js";
import { distinct, frozen, keep, same } from "./law.js";

/** The number of legal moves of a state that are picked in every order. */
const MOVES_PICKED = 3;

/** Moves with more picks than this are picked in some orders only. */
const MOST_IN_EVERY_ORDER = 4;
const SOME_ORDERS = 6;

/** Checks that picks lead to every legal move, and that no pick is a dead end. */
export function checkPicking<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"] | Types["view"],
  seed: number,
): void {
  const moves = game.legalMoves(state);
  const picksOf = moves.map((move) => game.picks(state, move));
  for (const made of picksOf) {
    distinct("a pick appears once in a move", made);
    keep("picks are texts of a kind and a value", made.every(isPick), () => made.join(" "));
  }
  const sets = picksOf.map((made) => [...made].sort().join(" "));
  distinct("different moves have different picks", sets);
  frozen("choices are deeply frozen", game.choices(state, []));
  same("what is not a pick leads nowhere", game.choices(state, ["no:pick"]), {
    picks: [],
    next: [],
    move: null,
  });

  const refused = game.choices(state, []).picks.find((pick) => game.whyNot(state, [], pick));
  keep("what is offered is not refused", refused === undefined, () => String(refused));

  const random = seededRandom(seed);
  /** Checks and returns the choices after some picks. */
  const look = (picked: readonly MovePick[]): Choices<Types["move"]> => {
    const offered = game.choices(state, picked);
    const fitting = picksOf.filter((made) => picked.every((pick) => made.includes(pick)));
    const wanted = new Set(fitting.flat().filter((pick) => !picked.includes(pick)));
    const odd = offered.picks.find((pick) => !wanted.has(pick));
    keep(
      "every pick offered leads to a legal move",
      odd === undefined,
      () => `${String(odd)} after [${picked.join(" ")}] is in no legal move`,
    );
    distinct("a pick is offered once", offered.picks);
    const first = fitting.map((made) => made.find((pick) => !picked.includes(pick)));
    keep(
      "what is asked for next is the first part of a move",
      offered.next.every((pick) => first.includes(pick)) &&
        (offered.next.length > 0 || offered.picks.length === 0),
      () => `[${offered.next.join(" ")}] after [${picked.join(" ")}]`,
    );
    return offered;
  };
  for (let count = Math.min(MOVES_PICKED, moves.length); count > 0; count--) {
    const index = random(moves.length);
    for (const order of ordersOf(picksOf[index], random)) {
      for (const [place, pick] of order.entries()) {
        keep(
          "every legal move can be reached by its picks in every order",
          look(order.slice(0, place)).picks.includes(pick),
          () => `${pick} is not offered after [${order.slice(0, place).join(" ")}]`,
        );
      }
      same("the picks of a legal move make that move", look(order).move, moves[index]);
    }
  }
}

/** Checks that the events that are foreseen from a view are the first ones that happen. */
export function checkForesight<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  move: Types["move"],
): void {
  if (state.seat === null) return;
  const foreseen = game.foresee(game.view(state, state.seat), move);
  const events = game.events(state, move, state.seat).slice(0, foreseen.length);
  same("what is foreseen happens", foreseen, events);
  same("a state and its view foresee the same", game.foresee(state, move), foreseen);
}

/** Checks that a view gives the same choices as the state. */
export function checkPickingInViews<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  views: readonly Types["view"][],
): void {
  const moves = game.legalMoves(state);
  for (const view of views) {
    same("a view offers the same picks", game.choices(view, []), game.choices(state, []));
    for (const move of moves.slice(0, MOVES_PICKED)) {
      same("a move has the same picks in a view", game.picks(view, move), game.picks(state, move));
    }
  }
}

const isPick = (pick: string): boolean => /^[a-z-]+:.+$/u.test(pick);

/** Returns all orders of a few picks, or some orders of many. */
function ordersOf(picks: readonly MovePick[], random: RandomSource): readonly MovePick[][] {
  if (picks.length <= MOST_IN_EVERY_ORDER) return permutations(picks);
  return Array.from({ length: SOME_ORDERS }, () => shuffled(picks, random));
}

const permutations = (picks: readonly MovePick[]): MovePick[][] =>
  picks.length === 0
    ? [[]]
    : picks.flatMap((pick) =>
        permutations(picks.filter((other) => other !== pick)).map((rest) => [pick, ...rest]),
      );

function shuffled(picks: readonly MovePick[], random: RandomSource): MovePick[] {
  const left = [...picks];
  return picks.flatMap(() => left.splice(random(left.length), 1));
}
