/** What `toBoardgameIo` and matches can be made of, and what is refused with which words. */
import type { Game as TheirGame } from "boardgame.io";
import type { GameTypes } from "caravanserai";
import {
  ArgumentError,
  type BoardgameIoGame,
  type BoardgameIoMatchState,
  guardServer,
  SetupError,
  toBoardgameIo,
} from "caravanserai/boardgame-io";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { describe, expect, expectTypeOf, it } from "vitest";
import { giants, oddities } from "../bad-input/junk.js";
import { Client, InitializeGame, Server } from "./library.js";
import { made, tried } from "./truth.js";

const junk = Object.entries({ ...oddities, ...giants });

/** What a call throws, if anything. */
function thrown(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("toBoardgameIo", () => {
  it("makes games whose types fit boardgame.io's", () => {
    const game = toBoardgameIo<nomadi.Types>(nomadi);
    expectTypeOf(game).toExtend<TheirGame<BoardgameIoMatchState<nomadi.Types>>>();
    expectTypeOf(toBoardgameIo<desert.Types>(desert)).toExtend<TheirGame>();
    expectTypeOf(toBoardgameIo<sons.Types>(sons)).toExtend<TheirGame>();
    expectTypeOf<BoardgameIoGame<GameTypes>>().toExtend<TheirGame>();
    // A client knows what it has.
    const client = Client({ game, debug: false });
    expectTypeOf(client.getState()?.G.view).toEqualTypeOf<nomadi.View | null | undefined>();
    expectTypeOf(client.getState()?.G.events).toEqualTypeOf<
      readonly nomadi.MoveEvent[] | undefined
    >();
  });

  it("knows the name and how many can play", () => {
    const facts = tried
      .map((one) => made(one))
      .map(({ name, minPlayers, maxPlayers }) => [name, minPlayers, maxPlayers]);
    expect(facts).toEqual([
      ["through-the-desert", 2, 5],
      ["nomadi", 2, 5],
      ["desert-sons", 2, 4],
    ]);
  });

  it("refuses what is no game", () => {
    for (const [what, make] of junk) {
      expect(
        thrown(() => toBoardgameIo(make() as never)),
        what,
      ).toBeInstanceOf(ArgumentError);
    }
    const { apply, ...rest } = nomadi;
    expect(thrown(() => toBoardgameIo(rest as never))).toMatchObject({
      message: "game: expected a game with the function `apply`, got an object",
    });
  });

  it("refuses options that are none", () => {
    // What has no field of its own, such as a `Map`, is as good as no options.
    const isEmpty = (value: unknown): boolean =>
      value === undefined || (typeof value === "object" && Object.keys(value ?? [0]).length === 0);
    for (const [what, make] of junk) {
      const error = thrown(() => toBoardgameIo(nomadi, make() as never));
      if (error === undefined) expect(isEmpty(make()), what).toBe(true);
      else expect(error, what).toBeInstanceOf(ArgumentError);
    }
    const said = (options: object) => String(thrown(() => toBoardgameIo(nomadi, options as never)));
    expect(said({ bots: 1 })).toBe("ArgumentError: options.bots: unknown option `bots`");
    expect(said({ seed: "petra" })).toBe(
      'ArgumentError: options.seed: expected a function that returns a seed, got "petra"',
    );
    expect(said({ redact: 1 })).toBe(
      "ArgumentError: options.redact: expected true or false, got 1",
    );
    expect(said({ defaults: { seed: 1 } })).toMatch(/^ArgumentError: options\.defaults\.seed: /u);
    expect(said({ defaults: { players: 3 } })).toMatch(
      /^ArgumentError: options\.defaults\.players: /u,
    );
    expect(said({ defaults: { maxPrice: -1 } })).toMatch(/^SetupError: .*maxPrice: /u);
  });
});

describe("a match", () => {
  const game = toBoardgameIo<nomadi.Types>(nomadi, { defaults: { maxPrice: 5 } });

  it("has the defaults, and what its set-up data says instead", () => {
    const options = (setupData: object) =>
      (InitializeGame({ game, numPlayers: 3, setupData }).G as BoardgameIoMatchState<nomadi.Types>)
        .options;
    expect(options({})).toEqual({ maxPrice: 5 });
    expect(options({ maxPrice: 7, bribery: true })).toEqual({ maxPrice: 7, bribery: true });
    expect(thrown(() => options({ maxPrice: -1 }))).toBeInstanceOf(SetupError);
    expect(thrown(() => InitializeGame({ game, numPlayers: 9 }))).toBeInstanceOf(SetupError);
  });

  it("is not created with set-up data that is wrong, and says what is wrong", () => {
    const check = (setupData: unknown, players = 3) =>
      game.validateSetupData(setupData as never, players);
    expect(check(undefined)).toBeUndefined();
    expect(check({ bribery: true })).toBeUndefined();
    expect(check({ bribery: 1 })).toMatch(/bribery: expected true or false, got 1/u);
    expect(check({ camels: 1 })).toMatch(/unknown option `camels`/u);
    expect(check({}, 6)).toMatch(/players: /u);
    expect(check({ players: 3 })).toMatch(/players: /u);
    // boardgame.io's lobby shows the set-up data of a match to everybody.
    expect(check({ seed: "petra" })).toMatch(/seed: .*publishes/u);
    for (const [, make] of junk) expect(typeof check(make())).toMatch(/^(?:string|undefined)$/u);
  });
});

describe("the layouts of a match", () => {
  const asked = (layouts: "built-in" | number, layout: object) =>
    toBoardgameIo<nomadi.Types>(nomadi, { layouts }).validateSetupData({ layout } as never, 2);
  const foreign = { ...nomadi.shortCourse, name: "Mine" };

  it("are only those that come with the game, if asked for", () => {
    for (const layout of Object.values(nomadi.about.boards)) {
      expect(asked("built-in", JSON.parse(JSON.stringify(layout)) as object)).toBeUndefined();
    }
    expect(asked("built-in", foreign)).toBe(
      "Cannot set up the game: layout: expected a board that comes with the game, got another one",
    );
    const strict = toBoardgameIo<nomadi.Types>(nomadi, { layouts: "built-in" });
    expect(strict.validateSetupData({ bribery: true }, 2)).toBeUndefined();
    expect(() =>
      strict.setup({ ctx: { numPlayers: 2, currentPlayer: "0" } }, { layout: foreign }),
    ).toThrow(SetupError);
  });

  it("are only those up to a size, if asked for", () => {
    const { length } = JSON.stringify(foreign);
    expect(asked(length, foreign)).toBeUndefined();
    expect(asked(length - 1, foreign)).toMatch(/at most \d+ characters, got one of \d+/u);
  });

  it("are those of the server, whatever they are", () => {
    const options = { layouts: "built-in", defaults: { layout: foreign } } as const;
    expect(toBoardgameIo<nomadi.Types>(nomadi, options).validateSetupData({}, 2)).toBeUndefined();
  });

  it("can't be limited if the game does not say which it has, or to nonsense", () => {
    const { about, ...game } = nomadi;
    expect(about.boardOption).toBe("layout");
    expect(() => toBoardgameIo<nomadi.Types>(game, { layouts: "built-in" })).toThrow(
      /^options\.layouts: expected a game that says `about`/u,
    );
    for (const layouts of ["mine", -1, 0.5, null, ["built-in"]]) {
      expect(() => toBoardgameIo(nomadi, { layouts } as never)).toThrow(/^options\.layouts: /u);
    }
  });
});

describe("guardServer", () => {
  it("refuses what is no server, or no games", () => {
    const server = Server({ games: [made(tried[0] as (typeof tried)[number])], origins: [] });
    for (const [what, make] of junk) {
      expect(
        thrown(() => guardServer(make() as never, [])),
        what,
      ).toBeInstanceOf(ArgumentError);
      if (what === "a list") continue;
      expect(
        thrown(() => guardServer(server, make() as never)),
        what,
      ).toBeInstanceOf(ArgumentError);
    }
  });
});
