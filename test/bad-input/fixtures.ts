/** A game of each kind after some moves, from which the good arguments of all functions are made. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";

export type Module = Readonly<Record<string, unknown>>;

/** What the good calls of a game are made of: a game after some moves. */
export interface Fixture {
  readonly id: string;
  readonly module: Module;
  readonly options: object;
  readonly state: object;
  readonly move: object;
  readonly view: object;
  readonly record: object;
  readonly patches: unknown;
}

/** All games have these functions; Nomadi's types stand for theirs. */
export type AnyGame = typeof nomadi;

/** A game after some moves, always the same ones, or at its end. */
export function played(
  module: Module,
  options: object,
  most: number,
): { readonly state: nomadi.State; readonly moves: readonly nomadi.Move[] } {
  const game = module as unknown as AnyGame;
  let state = game.setup(options as nomadi.Options);
  const moves: nomadi.Move[] = [];
  for (let step = 0; step < most && !state.over; step++) {
    const legal = game.legalMoves(state);
    const move = legal[(step * 7) % legal.length] as nomadi.Move;
    moves.push(move);
    state = game.apply(state, move);
  }
  return { state, moves };
}

function fixtureOf(id: string, module: Module, options: object): Fixture {
  const game = module as unknown as AnyGame;
  const { state, moves } = played(module, options, 25);
  const move = game.legalMoves(state)[0] as nomadi.Move;
  const view = game.view(state, 0);
  const after = game.view(game.apply(state, move), 0);
  return {
    id,
    module,
    options,
    state,
    move,
    view,
    record: game.record(options as nomadi.Options, moves),
    patches: game.diff(view, after),
  };
}

const desertOptions = {
  players: 3,
  seed: 1,
  layout: throughTheDesert.smallWadi,
  camelsPerColour: 8,
};
const desertStart = throughTheDesert.setup(desertOptions);

export const madeFixtures = [
  fixtureOf("through-the-desert", throughTheDesert, {
    ...desertOptions,
    palms: desertStart.oases,
    water: desertStart.water,
  }),
  fixtureOf("nomadi", nomadi, {
    players: 2,
    seed: 1,
    layout: nomadi.shortCourse,
    bends: { 4: 1 },
    goal: ["a1", "a2", "a3"],
  }),
  fixtureOf("desert-sons", desertSons, { players: 3, seed: 1, tileSet: desertSons.shortTrip }),
] as const;

/** A game of each kind. */
export const fixtures: readonly Fixture[] = [...madeFixtures];
