/** The laws about views and events: they tell nothing that is hidden, and a state resampled from a view fits it. */
import type { Game, GameTypes, Viewer } from "../../game.js";
import type { Step } from "../arbitraries.js";
import { difference, shown } from "./equal.js";
import { copyOf, frozen, keep, same, viewersOf } from "./law.js";

/** Checks the views of a state, and that they reveal nothing else. */
export function checkViews<Types extends GameTypes>(
  game: Game<Types>,
  { state, move, next }: Step<Types>,
  seed: number,
): void {
  const moves = game.legalMoves(state);
  const seats = game.score(state).seats.length;
  const drew = difference(chanceOf(state), chanceOf(next)) !== undefined;
  for (const viewer of viewersOf(seats)) {
    const seen = game.view(state, viewer);
    frozen("views are deeply frozen", seen);
    same("a view says for whom it is", seen.viewer, viewer);
    const text = JSON.stringify(seen);
    keep("a view has neither seed nor chance", !SECRET.test(text), () => secretIn(text, viewer));
    keep("a view does not tell the key of chance", !tells(text, state), () => `viewer ${viewer}`);
    same("a view has the same legal moves", game.legalMoves(seen), moves);
    same("a view from JSON has them too", game.legalMoves(copyOf(seen)), moves);
    const guess = game.resample(copyOf(seen), seed);
    same("a resampled state looks the same", game.view(guess, viewer), seen);
    same("a resampled state has the same legal moves", game.legalMoves(guess), moves);
    same("resampling is the same each time", game.resample(seen, seed), guess);
    same("a resampled state is a good one", game.load(JSON.stringify(guess)), guess);
    same(
      "states that differ only in their chance look the same",
      game.view(withChanceOf(state, guess), viewer),
      seen,
    );
    const told = game.events(state, move, viewer);
    const toldText = JSON.stringify(told);
    keep("events tell neither seed nor chance", !SECRET.test(toldText), () => {
      return secretIn(toldText, viewer);
    });
    keep("events do not tell the key of chance", !tells(toldText, state), () => shown(told));
    // Everybody sees what a move rolls, though a view may not show all of it afterwards: so the sampled state must roll the
    // same.
    const twin = drew ? game.load(withChanceOf(guess, state)) : guess;
    // If the viewer can't tell the two states apart afterwards, the events must not differ either.
    const other = game.apply(twin, move);
    if (difference(game.view(other, viewer), game.view(next, viewer)) === undefined) {
      same("what is hidden does not show in events", game.events(twin, move, viewer), told);
    }
  }
}

/** The keys that no viewer may see. */
const SECRET = /"(?:seed|chance)":.{0,80}/u;

const secretIn = (text: string, viewer: Viewer): string =>
  `viewer ${viewer} sees ${SECRET.exec(text)?.[0] ?? ""}`;

/** Returns the random generator of a state, if its game has one. */
const chanceOf = (state: object): unknown => (state as { readonly chance?: unknown }).chance;

/** Returns a state with the seed and the random generator of another one, if its game has them. */
function withChanceOf<State extends object>(state: State, other: State): State {
  const taken = Object.entries(other).filter(([key]) => key === "seed" || key === "chance");
  return { ...state, ...Object.fromEntries(taken) };
}

/** Tests whether a text contains the key of a state's random generator, whole or in parts. */
function tells(text: string, state: GameTypes["state"]): boolean {
  const { key } = (chanceOf(state) ?? {}) as { readonly key?: unknown };
  if (typeof key !== "string" || key.length < 16) return false;
  return [0, 0.25, 0.5, 0.75].some((part) => {
    const from = Math.floor(part * key.length);
    return text.includes(key.slice(from, from + 16));
  });
}
