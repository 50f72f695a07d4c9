/** The three games and every question about a state, to be asked about drafts of other people's recipes. */
import * as sons from "caravanserai/desert-sons";
import type { Game, GameTypes } from "caravanserai";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { expect } from "vitest";
import { firstThawed } from "../../src/testing/laws/equal.js";
import { Dice } from "../helpers/dice.js";

export type State = GameTypes["state"];
export type Move = GameTypes["move"];
export type View = GameTypes["view"];

/** A game, a short game to play, and what only this game can be asked. */
export interface Tried {
  readonly name: string;
  readonly game: Game<GameTypes>;
  readonly options: object;
  /** Answers by question, of a state of this game. */
  readonly show: (state: never) => Readonly<Record<string, unknown>>;
}

export const tried: readonly Tried[] = [
  {
    name: "through-the-desert",
    game: desert,
    // More camels than this small board is made for, so that no game is over within fifty moves.
    options: { players: 3, seed: "petra", layout: desert.smallWadi, camelsPerColour: 22 },
    show: (state: desert.State | desert.View) => ({
      board: desert.board(state),
      choices: desert.choices(state, []),
      contentsOf: desert.contentsOf(state, String(state.oases[0])),
      neighboursOf: desert.neighboursOf(state, String(state.oases[0])),
      findCaravan: desert.COLOURS.map((colour) => desert.findCaravan(state, 0, colour)),
      territoriesOf: desert.territoriesOf(state, 0),
      checkLayout: desert.checkLayout(state.layout),
      toText: desert.toText(state),
    }),
  },
  {
    name: "nomadi",
    game: nomadi,
    options: { players: 3, seed: "petra", layout: nomadi.shortCourse },
    show: (state: nomadi.State | nomadi.View) => ({
      board: nomadi.board(state),
      contentsOf: nomadi
        .board(state)
        .spaces.map(({ name }) => nomadi.contentsOf(state, String(name))),
      checkLayout: nomadi.checkLayout(state.layout),
      movesOf: nomadi.board(state).spaces.map(({ name }) => nomadi.movesOf(state, String(name))),
      toText: nomadi.toText(state),
    }),
  },
  {
    name: "desert-sons",
    game: sons,
    options: { players: 3, seed: "petra", tileSet: sons.shortTrip },
    show: (state: sons.State | sons.View) => ({
      parseTile: state.tiles.map(({ tile, rotation }) => sons.parseTile(tile, rotation)),
      contentsOf: state.tiles.map(({ field }) => sons.contentsOf(state, field)),
      checkTileSet: sons.checkTileSet(state.tileSet),
      oasesOf: sons.oasesOf(state),
      goodValues: sons.goodValues(state),
      tilesLeft: sons.tilesLeft(state),
      rumoursLeft: sons.rumoursLeft(state),
      toText: sons.toText(state),
    }),
  },
];

/** Everything a game's functions tell of a state that is not over, and of a move and a view, drafts or not. */
export function answers(
  { game, show }: Tried,
  state: State,
  move: Move,
  view: View,
): Readonly<Record<string, unknown>> {
  const simulation = game.simulate(state);
  simulation.playChecked(move);
  const text = game.formatMove(state, move);
  return {
    legalMoves: [...game.legalMoves(state)],
    legalMovesOfView: [...game.legalMoves(view)],
    apply: game.apply(state, move),
    score: game.score(state),
    explain: game.explain(state, move),
    refusal: game.explain(state, { type: "sleep" }),
    events: game.events(state, move),
    eventsForSpectator: game.events(state, move, "spectator"),
    view: game.view(state, 1),
    resample: game.resample(view, "another seed"),
    formatMove: text,
    parseMove: game.parseMove(state, text),
    load: game.load(state),
    hash: game.hash(state),
    simulate: { state: simulation.state(), score: simulation.score(), hash: simulation.hash() },
    // What is asked of any game's state can be asked of this one's.
    show: show(state as never),
    showOfView: show(view as never),
  };
}

/** What each answer must be: as it is, or with lists of frozen things in it. */
const FROZEN = ["apply", "score", "events", "eventsForSpectator", "view", "resample", "load"];

/** Answers are data of our own: nothing in them is a proxy, and states, views and events are frozen for good. */
export function expectPlain(answered: Readonly<Record<string, unknown>>): void {
  // A proxy can't be cloned, and one of a recipe that has ended can't even be read.
  expect(structuredClone(answered)).toEqual(answered);
  for (const key of FROZEN) {
    if (key in answered) expect([key, firstThawed(answered[key])]).toEqual([key, undefined]);
  }
}

/** Some legal move, by dice. */
export function anyMove({ game }: Tried, state: State, dice: Dice): Move {
  const moves = game.legalMoves(state);
  const move = moves[dice.below(moves.length)];
  if (move === undefined) throw new Error("no legal move");
  return move;
}

/** A state after so many moves, or at the end of the game if that comes first. */
export function after(one: Tried, moves: number, seed = 1): State {
  const dice = new Dice(seed);
  let state = one.game.setup(one.options);
  for (let made = 0; made < moves && !state.over; made++) {
    state = one.game.apply(state, anyMove(one, state, dice));
  }
  return state;
}
