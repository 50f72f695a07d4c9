/** What `guardServer` lets through to a server, message by message. */
import { guardServer } from "caravanserai/boardgame-io";
import { describe, expect, it } from "vitest";
import { made, tried } from "./truth.js";

type Check = (message: readonly unknown[], pass: () => void) => void;

const game = made(tried[1] as (typeof tried)[number]);

/** The sockets of a server that hosts the game, as the guard sees them; returns whether a message reaches the server. */
function guarded(): (...message: unknown[]) => boolean {
  let check: Check = (_message, pass) => pass();
  const connection = { use: (given: Check) => (check = given) };
  const namespace = {
    use(welcome: (given: typeof connection, pass: () => void) => void) {
      let isWelcome = false;
      welcome(connection, () => (isWelcome = true));
      expect(isWelcome).toBe(true);
    },
  };
  const of = (name: string) => (name === "nomadi" ? namespace : undefined);
  guardServer({ app: { _io: { of } } }, [game]);
  return (...message) => {
    let isThrough = false;
    check(message, () => (isThrough = true));
    return isThrough;
  };
}

describe("the guard", () => {
  const passes = guarded();
  const payload = { type: "play", args: [{}], playerID: "1", credentials: "x" };

  it("lets clients make moves, come, watch and talk", () => {
    expect(passes("update", { type: "MAKE_MOVE", payload }, 0, "match", "1")).toBe(true);
    const start = { ...payload, type: "start", args: [] };
    expect(passes("update", { type: "MAKE_MOVE", payload: start }, 0, "match", "1")).toBe(true);
    for (const id of ["0", "4", "10", null, undefined])
      expect(passes("sync", "match", id)).toBe(true);
    expect(passes("chat", "match", { sender: "1", payload: "hello" }, "x")).toBe(true);
  });

  it.each([
    "UPDATE",
    "PATCH",
    "RESET",
    "SYNC",
    "GAME_EVENT",
    "PLUGIN",
    "UNDO",
    "REDO",
    "",
    undefined,
  ])("drops an action of the type %s", (type) => {
    expect(passes("update", { type, payload }, 0, "match", "1")).toBe(false);
  });

  it.each(["toString", "constructor", "__proto__", "other", "", 1, null, undefined, ["play"]])(
    "drops a move with the name %s",
    (type) => {
      const action = { type: "MAKE_MOVE", payload: { ...payload, type } };
      expect(passes("update", action, 0, "match", "1")).toBe(false);
    },
  );

  it.each(["0", "01", " 1", "", 1, null, undefined, ["1"], "constructor"])(
    "drops a move for player 1 by %s, and by player 1 for them",
    (id) => {
      expect(passes("update", { type: "MAKE_MOVE", payload }, 0, "match", id)).toBe(false);
      const action = { type: "MAKE_MOVE", payload: { ...payload, playerID: id } };
      expect(passes("update", action, 0, "match", "1")).toBe(false);
      if (id !== "0") expect(passes("update", action, 0, "match", id)).toBe(false);
    },
  );

  it.each(["", "00", " 0", "-0", "1e0", 0, {}, ["0"], "constructor", "100"])(
    "drops somebody who comes as player %s",
    (id) => {
      expect(passes("sync", "match", id, "x")).toBe(false);
    },
  );

  it.each([
    [],
    [null],
    ["MAKE_MOVE"],
    [{}],
    [{ type: "MAKE_MOVE" }],
    [{ type: "MAKE_MOVE", payload: 1 }],
  ])("drops what is no action: %j", (...args) => {
    expect(passes("update", ...args, 0, "match", "1")).toBe(false);
  });
});
