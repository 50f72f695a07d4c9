/** The games of the library are ordinary users of the contract: `makeGame` makes each of them from its parts, and it plays the same. */
import { readFileSync } from "node:fs";
import { GAME_IDS, type GameId, type GameTypes } from "caravanserai";
import { level, mcts } from "caravanserai/bots";
import * as desertSons from "caravanserai/desert-sons";
import { type Game, type GameParts, makeGame, type PlayableTypes } from "caravanserai/kit";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import * as sonsCommit from "../../src/desert-sons/gate/commit.js";
import { acceptState as acceptSons } from "../../src/desert-sons/gate/load.js";
import * as sonsNotation from "../../src/desert-sons/gate/notation.js";
import * as sonsResample from "../../src/desert-sons/gate/resample.js";
import * as sonsSetup from "../../src/desert-sons/gate/setup.js";
import * as sonsTranscript from "../../src/desert-sons/gate/transcript.js";
import * as sonsView from "../../src/desert-sons/gate/view.js";
import type { Position as SonsPosition } from "../../src/desert-sons/rules/position.js";
import { rules as sonsRules } from "../../src/desert-sons/rules/rules.js";
import { botGames } from "../../src/games/bot-games.js";
import { games } from "../../src/games/games.js";
import * as nomadiCommit from "../../src/nomadi/gate/commit.js";
import { acceptState as acceptNomadi } from "../../src/nomadi/gate/load.js";
import * as nomadiNotation from "../../src/nomadi/gate/notation.js";
import * as nomadiResample from "../../src/nomadi/gate/resample.js";
import * as nomadiSetup from "../../src/nomadi/gate/setup.js";
import * as nomadiTranscript from "../../src/nomadi/gate/transcript.js";
import * as nomadiView from "../../src/nomadi/gate/view.js";
import type { Position as NomadiPosition } from "../../src/nomadi/rules/position.js";
import { rules as nomadiRules } from "../../src/nomadi/rules/rules.js";
import * as desertCommit from "../../src/through-the-desert/gate/commit.js";
import { acceptState as acceptDesert } from "../../src/through-the-desert/gate/load.js";
import * as desertNotation from "../../src/through-the-desert/gate/notation.js";
import * as desertResample from "../../src/through-the-desert/gate/resample.js";
import * as desertSetup from "../../src/through-the-desert/gate/setup.js";
import * as desertTranscript from "../../src/through-the-desert/gate/transcript.js";
import * as desertView from "../../src/through-the-desert/gate/view.js";
import type { Position as DesertPosition } from "../../src/through-the-desert/rules/position.js";
import { rules as desertRules } from "../../src/through-the-desert/rules/rules.js";
import type { Vectors } from "../vectors/vectors.js";

/** The checks of a built-in game as a schema. */
const schemaOf = <Output>(accept: (value: unknown) => unknown): v.GenericSchema<unknown, Output> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return accept(dataset.value) as Output;
      } catch (error) {
        addIssue({ message: String(error) });
        return NEVER;
      }
    }),
  );

const desertParts: GameParts<throughTheDesert.Types, DesertPosition> = {
  id: "through-the-desert",
  ...desertRules,
  setup: desertSetup.setupState,
  format: { state: schemaOf(acceptDesert), view: schemaOf(acceptDesert) },
  read: desertTranscript.readState,
  write: desertTranscript.writeState,
  commit: desertCommit.commit,
  view: desertView.viewState,
  resample: desertResample.resampleState,
  formatMove: (_position, move) => desertNotation.writeMove(move),
  parseMove: desertNotation.readMoveText,
  board: (position) => throughTheDesert.board(desertTranscript.writeState(position, 0)),
  picks: (position, move) => throughTheDesert.picks(desertTranscript.writeState(position, 0), move),
};

const nomadiParts: GameParts<nomadi.Types, NomadiPosition> = {
  id: "nomadi",
  ...nomadiRules,
  setup: nomadiSetup.setupState,
  format: { state: schemaOf(acceptNomadi), view: schemaOf(acceptNomadi) },
  read: nomadiTranscript.readState,
  write: nomadiTranscript.writeState,
  commit: nomadiCommit.commit,
  view: nomadiView.viewState,
  viewEvent: nomadiView.viewEvent,
  resample: nomadiResample.resampleState,
  formatMove: (_position, move) => nomadiNotation.writeMove(move),
  parseMove: ({ setting }, text) => nomadiNotation.readMoveText(setting.board, text),
  board: (position) => nomadi.board(nomadiTranscript.writeState(position, 0)),
  picks: (position, move) => nomadi.picks(nomadiTranscript.writeState(position, 0), move),
};

const sonsParts: GameParts<desertSons.Types, SonsPosition> = {
  id: "desert-sons",
  ...sonsRules,
  setup: sonsSetup.setupState,
  format: { state: schemaOf(acceptSons), view: schemaOf(acceptSons) },
  read: sonsTranscript.readState,
  write: sonsTranscript.writeState,
  commit: sonsCommit.commit,
  view: sonsView.viewState,
  viewEvent: sonsView.viewEvent,
  resample: sonsResample.resampleState,
  formatMove: ({ setting }, move) => sonsNotation.writeMove(setting.board, move),
  parseMove: ({ setting }, text) => sonsNotation.readMoveText(setting.board, text),
  board: (position) => desertSons.board(sonsTranscript.writeState(position, 0)),
  picks: (position, move) => desertSons.picks(sonsTranscript.writeState(position, 0), move),
};

/** Each game by its parts, which fit its own types and positions only. */
const partsOf = {
  "through-the-desert": desertParts,
  nomadi: nomadiParts,
  "desert-sons": sonsParts,
} as unknown as Readonly<Record<GameId, GameParts<PlayableTypes, unknown>>>;

const made: Readonly<Record<GameId, Game<PlayableTypes>>> = {
  "through-the-desert": makeGame(desertParts),
  nomadi: makeGame(nomadiParts),
  "desert-sons": makeGame(sonsParts),
};

const goldenOf = (id: GameId): Vectors["games"] => {
  const file = new URL(`../vectors/${id}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as Vectors).games;
};

describe.each([...GAME_IDS])("%s, made with makeGame,", (id) => {
  const game = made[id];
  const own = games[id];

  it.each([...goldenOf(id).slice(0, 3).entries()])("plays golden game %i", (_, golden) => {
    const options = golden.options as object;
    let state = game.setup(options);
    let same = own.setup(options);
    for (const [index, text] of golden.moves.entries()) {
      expect(state).toEqual(same);
      const move = game.parseMove(state, text);
      expect(game.formatMove(state, move)).toBe(text);
      expect(game.legalMoves(state)).toEqual(own.legalMoves(same));
      expect(game.hash(state)).toBe(own.hash(same));
      const viewer = index % 2;
      expect(game.view(state, viewer)).toEqual(own.view(same, viewer));
      expect(game.events(state, move, viewer)).toEqual(own.events(same, move, viewer));
      if (index % 16 === 0) {
        expect(game.board(state)).toEqual(own.board(same));
        expect(game.picks(state, move)).toEqual(own.picks(same, move));
        expect(game.load(JSON.stringify(state))).toEqual(state);
        expect(game.resample(game.view(state, 0), 7)).toEqual(own.resample(own.view(same, 0), 7));
        const random = nomadi.seededRandom(index);
        const again = nomadi.seededRandom(index);
        expect(game.simulate(state).playout(random)).toBe(own.simulate(same).playout(again));
      }
      state = game.apply(state, move);
      same = own.apply(same, move);
    }
    expect(state.over).toBe(true);
    expect(game.score(state)).toEqual(golden.score);
  });

  it("has the same bots, with its knowledge as a part", async () => {
    const { knowledge } = botGames[id];
    const informed = makeGame({ ...partsOf[id], knowledge });
    const view = own.view(own.setup({ players: 2, seed: "petra" }), 0);
    for (const [mine, library] of [
      [mcts({ game: informed, iterations: 40 }), mcts<GameTypes>({ iterations: 40 })],
      [mcts({ game, iterations: 40 }), mcts<GameTypes>({ knowledge: {}, iterations: 40 })],
      [level("easy", { seed: 3, game: informed }), level<GameTypes>("easy", 3)],
    ] as const) {
      expect(await mine.think(view)).toEqual(await library.think(view));
    }
  });

  it("refuses what it is not", () => {
    expect(() => game.load({ game: id })).toThrow(nomadi.LoadError);
    const state = game.setup({ players: 2, seed: 1 });
    expect(game.explain(state, { type: "castle" })).toEqual(
      own.explain(own.setup({ players: 2, seed: 1 }), { type: "castle" }),
    );
    expect(() => game.apply(state, { type: "castle" })).toThrow("castle");
  });
});
