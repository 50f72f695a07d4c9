/** One person at the board: who may pick, what comes of a click, and what is said. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import {
  ArgumentError,
  type Game,
  GAME_IDS,
  type GameId,
  type GameTypes,
  seededRandom,
  type StateOrView,
} from "caravanserai";
import { words } from "caravanserai/words/en";
import { words as german } from "caravanserai/words/de";
import { describe, expect, test } from "vitest";
import { towards } from "../../src/element/input/directions.js";
import { checkedSeat, isSameSeat } from "../../src/element/hot-seat.js";
import type { BoardKit } from "../../src/element/kit.js";
import type { BoardSeat } from "../../src/element/properties.js";
import { Session } from "../../src/element/session.js";

const games: Readonly<Record<GameId, Game<GameTypes>>> = {
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
};

const kits = new Map<string, BoardKit>(
  Object.entries(games).map(([id, game]) => [
    id,
    // Every module is a game; here each is one of any types.
    { id, game: game, toSvg: () => "" },
  ]),
);

function sessionOf(shown: StateOrView): Session {
  const session = new Session({ kits, redraws: new Set() });
  session.words = words;
  session.show(shown);
  return session;
}

/** Sets who looks at what is shown. */
function sit(session: Session, seat: BoardSeat): void {
  session.seat = seat;
  session.show(session.given);
}

const desert = throughTheDesert.setup({ players: 3, seed: 1 });

describe("who may pick", () => {
  test("at one screen, whoever decides", () => {
    expect(sessionOf(desert).picker).toBe(0);
  });
  test("a seat only when it decides", () => {
    const session = sessionOf(desert);
    sit(session, 1);
    expect(session.picker).toBeUndefined();
    expect(session.picking.picks).toEqual([]);
    expect(session.click(["space:i4"], false)).toEqual({ type: "nothing" });
    sit(session, 0);
    expect(session.picker).toBe(0);
  });
  test("a spectator never, and a view only for its viewer", () => {
    const session = sessionOf(desert);
    sit(session, "spectator");
    expect(session.picker).toBeUndefined();
    expect(sessionOf(throughTheDesert.view(desert, "spectator")).picker).toBeUndefined();
    expect(sessionOf(throughTheDesert.view(desert, 1)).picker).toBeUndefined();
    expect(sessionOf(throughTheDesert.view(desert, 0)).picker).toBe(0);
  });
  test("nobody at a board that is disabled, or once the game is over", () => {
    const session = sessionOf(desert);
    session.disabled = true;
    expect(session.picker).toBeUndefined();
    let state = throughTheDesert.setup({ players: 2, seed: 1, layout: throughTheDesert.smallWadi });
    while (state.seat !== null) {
      state = throughTheDesert.apply(state, throughTheDesert.legalMoves(state)[0]);
    }
    const over = sessionOf(state);
    expect(over.picker).toBeUndefined();
    expect(over.speech.status()).toMatch(/wins?\.$/);
  });
  test("a seat that looks at a whole state sees its view", () => {
    const session = sessionOf(nomadi.setup({ players: 2, seed: 1 }));
    sit(session, 1);
    expect(session.current.shown).toEqual(nomadi.view(nomadi.setup({ players: 2, seed: 1 }), 1));
  });
});

describe("hot seat", () => {
  /** Plays the first legal move at each decision, until a condition holds. */
  function nomadiUntil(condition: (state: nomadi.State) => boolean, seed = 1): nomadi.State {
    const random = seededRandom(seed);
    let state = nomadi.setup({ players: 3, seed });
    while (!condition(state)) {
      const moves = nomadi.legalMoves(state);
      state = nomadi.apply(state, moves[random(moves.length)] as nomadi.Move);
      if (state.over) throw new Error("no such state was found");
    }
    return state;
  }
  /** The number of cards that a seat knows and others do not. */
  const secrets = (state: nomadi.State, seat: number): number =>
    state.seats
      .flatMap(({ cards }) => cards)
      .filter(({ seenBy }) => String(seenBy) === String(seat)).length;

  test("the board follows who decides, without a cover while nothing is hidden", () => {
    const random = seededRandom("placements");
    let state = nomadi.setup({ players: 3, seed: 1 });
    const session = sessionOf(state);
    sit(session, "hot-seat");
    let placements = 0;
    while (state.phase === "pawns") {
      expect([session.viewer, session.isCovered, session.picker]).toEqual([
        state.seat,
        false,
        state.seat,
      ]);
      const moves = nomadi.legalMoves(state);
      state = nomadi.apply(state, moves[random(moves.length)] as nomadi.Move);
      session.show(state);
      placements++;
    }
    expect(placements).toBeGreaterThan(3);
  });

  test("a cover comes when one of two people knows what the other may not, and not before", () => {
    const state = nomadiUntil((one) => one.seat === 1 && secrets(one, 0) + secrets(one, 1) > 0);
    const session = sessionOf(state);
    sit(session, 0);
    sit(session, "hot-seat");
    expect([session.viewer, session.isCovered, session.picker]).toEqual([1, true, undefined]);
    expect(session.picking.picks).toEqual([]);
    expect(session.click(["action:roll"], false)).toEqual({ type: "nothing" });
    session.lift();
    expect([session.viewer, session.isCovered, session.picker]).toEqual([1, false, 1]);
    expect(session.picking.picks).not.toEqual([]);
    expect(session.current.shown).toEqual(nomadi.view(state, 1));
    // The same person goes on without a cover.
    session.show(state);
    expect(session.isCovered).toBe(false);
  });

  test("whoever opens a game in the middle takes over from nobody", () => {
    const state = nomadiUntil((one) => one.seat !== null && secrets(one, one.seat) > 0);
    const session = sessionOf(state);
    sit(session, "hot-seat");
    expect(session.isCovered).toBe(true);
    // What stays covered is covered for the next one too, also for who looked before.
    session.show(state);
    expect(session.isCovered).toBe(true);
  });

  test("while a bot decides, the last person looks", () => {
    const state = nomadiUntil((one) => one.seat === 1 && secrets(one, 0) > 0);
    const session = sessionOf(state);
    sit(session, 0);
    sit(session, [0, 2]);
    expect([session.viewer, session.isCovered, session.picker]).toEqual([0, false, undefined]);
    expect(session.current.shown).toEqual(nomadi.view(state, 0));
  });

  test("in a game that hides nothing there is never a cover", () => {
    const session = sessionOf(desert);
    sit(session, "hot-seat");
    expect([session.viewer, session.isCovered]).toEqual([0, false]);
    const [move] = throughTheDesert.legalMoves(desert);
    session.show(throughTheDesert.apply(desert, move as throughTheDesert.Move));
    expect([session.viewer, session.isCovered, session.picker]).toEqual([1, false, 1]);
  });

  test("a viewer that another game does not have is nobody there", () => {
    const session = sessionOf(nomadi.setup({ players: 4, seed: 1 }));
    sit(session, 3);
    session.seat = "hot-seat";
    session.show(nomadi.setup({ players: 2, seed: 1 }));
    expect([session.viewer, session.isCovered]).toEqual([0, false]);
  });

  test.each([[-1], [0.5], ["0"], ["hotseat"], [[]], [[0, "1"]], [{}], [true]])(
    "%o is no seat",
    (seat) => {
      expect(() => checkedSeat(seat)).toThrow(ArgumentError);
    },
  );
  test("what frameworks leave out is nobody, and an equal list is the same", () => {
    expect(checkedSeat(null)).toBeUndefined();
    expect(checkedSeat([0, 2])).toEqual([0, 2]);
    expect(isSameSeat([0, 2], [0, 2])).toBe(true);
    expect(isSameSeat([0, 2], [0, 1])).toBe(false);
    expect(isSameSeat(0, undefined)).toBe(false);
  });
});

describe("clicks", () => {
  test("make a move in any order, and nothing is picked after it", () => {
    for (const order of [
      ["space:i4", "colour:sky"],
      ["colour:sky", "space:i4"],
    ]) {
      const session = sessionOf(desert);
      expect(session.click([order[0] ?? ""], false)).toEqual({ type: "picked" });
      expect(session.picking.picked).toEqual([order[0]]);
      expect(session.click([order[1] ?? ""], false)).toEqual({
        type: "move",
        detail: { move: { type: "leader", colour: "sky", space: "i4" }, seat: 0 },
      });
      expect(session.picking.picked).toEqual([]);
    }
  });
  test("a second click takes a pick back", () => {
    const session = sessionOf(desert);
    session.click(["colour:sky"], false);
    session.click(["colour:sky"], false);
    expect(session.picking.picked).toEqual([]);
  });
  test("another pick of the same kind takes its place", () => {
    const session = sessionOf(desert);
    session.click(["colour:sky"], false);
    session.click(["colour:mint"], false);
    expect(session.picking.picked).toEqual(["colour:mint"]);
  });
  test("the innermost thing that can be picked is meant", () => {
    const session = sessionOf(desert);
    session.click(["piece:none", "colour:sky", "space:i4"], false);
    expect(session.picking.picked).toEqual(["colour:sky"]);
  });
  test("a board with `confirm` waits for the last word", () => {
    const session = sessionOf(desert);
    session.click(["colour:sky"], true);
    expect(session.click(["space:i4"], true)).toEqual({ type: "picked" });
    expect(session.picking.move).toEqual({ type: "leader", colour: "sky", space: "i4" });
    expect(session.make()).toMatchObject({ type: "move" });
    expect(session.make()).toEqual({ type: "picked" });
  });
  test("a move that can stand or go on waits too", () => {
    const { state, picks } = scoutScene();
    const session = sessionOf(state);
    for (const pick of picks) expect(session.click([pick], false)).toEqual({ type: "picked" });
    expect(session.picking.move).toMatchObject({ type: "place" });
    expect(session.picking.picks).toHaveLength(1);
    expect(session.make()).toMatchObject({ type: "move", detail: { move: { type: "place" } } });
  });
  test("what can't be picked is refused with the reason", () => {
    const session = sessionOf(desert);
    const [water] = desert.water;
    const outcome = session.click([`space:${String(water?.space)}`], false);
    expect(outcome).toMatchObject({
      type: "refused",
      detail: {
        pick: `space:${String(water?.space)}`,
        refusal: { rule: expect.any(String) as string },
      },
    });
    expect(session.click(["tile:none"], false)).toMatchObject({
      type: "refused",
      detail: { refusal: undefined, text: "Player 1: choose a colour" },
    });
  });
  test("picks that make no move are not taken", () => {
    const session = sessionOf(desert);
    session.take(["colour:sky", "space:nowhere"]);
    expect(session.picking.picked).toEqual([]);
    session.take(["colour:sky"]);
    expect(session.picking.picked).toEqual(["colour:sky"]);
  });
});

/** A state of Desert Sons in which a tile can be placed from one's own reserve or, with the scout, from another's. */
function scoutScene(): { state: desertSons.State; picks: readonly string[] } {
  for (let seed = 1; seed < 400; seed++) {
    const random = seededRandom(seed);
    let state = desertSons.setup({ players: 2, seed });
    while (state.seat !== null) {
      const moves = desertSons.legalMoves(state);
      for (const move of moves) {
        if (move.type !== "scout") continue;
        const [, ...picks] = desertSons.picks(state, move);
        if (desertSons.choices(state, picks).move !== null) return { state, picks };
      }
      state = desertSons.apply(state, moves[random(moves.length)] as desertSons.Move);
    }
  }
  throw new Error("no such state was found");
}

describe("what is said", () => {
  test("who decides what, in the language of the words, with the names of the players", () => {
    const session = sessionOf(desert);
    session.names = ["Ada"];
    expect(session.speech.status()).toBe("Ada: place a leader");
    session.words = german["through-the-desert"];
    expect(session.speech.status()).toBe("Ada: einen Anführer setzen");
    session.words = null;
    expect(session.speech.status()).toBe("Ada: leaders");
  });
  test("what a pick would cause, or why it can't be picked", () => {
    const session = sessionOf(desert);
    expect(session.hint(["space:i4"])).toBeUndefined();
    session.take(["colour:sky"]);
    expect(session.hint(["space:i4"])?.type).toBe("preview");
    expect(session.hint(["space:i4"])?.text).toMatch(
      /^This would happen: Player 1 places the sky leader on i4\./,
    );
    expect(session.hint(["colour:sky"])).toBeUndefined();
    expect(session.hint([])).toBeUndefined();
    const [water] = desert.water;
    expect(session.hint([`space:${String(water?.space)}`])).toMatchObject({
      type: "refusal",
      text: expect.stringContaining("water") as string,
    });
  });
  test("moves and refusals in notation and codes if there are no words", () => {
    const session = sessionOf(desert);
    session.words = null;
    expect(session.speech.move({ type: "leader", colour: "sky", space: "i4" })).toBe(
      throughTheDesert.formatMove(desert, { type: "leader", colour: "sky", space: "i4" }),
    );
    const [water] = desert.water;
    expect(session.hint([`space:${String(water?.space)}`])?.text).toMatch(/^[A-Z].*\.$/);
    expect(session.speech.takeBack).toBe("↶");
    expect(session.speech.events([{ type: "anything" }])).toBe("");
  });
});

test("a state of a game that the board does not know is refused", () => {
  const session = new Session({ kits: new Map(), redraws: new Set() });
  expect(() => session.show(desert)).toThrow(ArgumentError);
  expect(() => session.current).toThrow("expected a state or view to be set first");
  // From a page without types.
  expect(() => session.show(undefined as unknown as null)).toThrow(ArgumentError);
});

describe.each(GAME_IDS)("in %s", (id) => {
  test("random clicks make a whole game, and each control has a name", () => {
    const game = games[id];
    const random = seededRandom(id.length);
    const layout = id === "through-the-desert" ? { layout: throughTheDesert.smallWadi } : {};
    let state = game.setup({ players: 2, seed: 3, ...layout });
    const session = sessionOf(state);
    let moves = 0;
    for (let clicks = 0; state.seat !== null && clicks < 40_000; clicks++) {
      const { picks, picked, move } = session.picking;
      const pick = picks[random(picks.length + (move === null ? 0 : 1))];
      if (pick !== undefined && clicks % 50 === 0) {
        expect(session.speech.pick(pick, picked)).not.toMatch(/undefined|^$/);
      }
      const outcome = pick === undefined ? session.make() : session.click([pick], false);
      if (outcome.type !== "move") {
        expect(outcome.type).toBe("picked");
        continue;
      }
      state = game.apply(state, outcome.detail.move);
      session.show(state);
      moves++;
    }
    expect(state.over).toBe(true);
    expect(moves).toBeGreaterThan(20);
  });
});

describe("arrow keys", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 20, y: 0 },
    { x: 1, y: 30 },
  ];
  test("lead to the nearest control ahead", () => {
    expect(towards("ArrowRight", spots, 0)).toBe(1);
    expect(towards("ArrowRight", spots, 1)).toBe(2);
    expect(towards("ArrowLeft", spots, 2)).toBe(1);
    expect(towards("ArrowDown", spots, 0)).toBe(3);
    expect(towards("ArrowUp", spots, 3)).toBe(0);
  });
  test("stay at the last one, and other keys lead nowhere", () => {
    expect(towards("ArrowUp", spots, 0)).toBe(0);
    expect(towards("ArrowRight", spots, 2)).toBe(2);
    expect(towards("a", spots, 0)).toBeUndefined();
    expect(towards("ArrowUp", spots, -1)).toBe(0);
    expect(towards("ArrowUp", [], -1)).toBeUndefined();
  });
});
