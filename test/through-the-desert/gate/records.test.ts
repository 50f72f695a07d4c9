/** Records: a game as its options and moves. */
import { describe, expect, it } from "vitest";
import { type Move, record, RecordError, replay } from "caravanserai/through-the-desert";
import { sand } from "../scenes.js";

describe("records", () => {
  const options = { players: 2, seed: 1, layout: sand(5, 9) };
  const moves: Move[] = [
    { type: "leader", colour: "honey", space: "a1" },
    { type: "leader", colour: "rose", space: "a5" },
  ];

  it("keep options and moves in plain JSON", () => {
    const kept = record(options, moves);
    expect(kept).toEqual({
      game: "through-the-desert",
      version: 1,
      options,
      moves: ["Ha1", "Ra5"],
    });
    expect(replay(kept).map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(replay(JSON.parse(JSON.stringify(kept))).at(-1)?.caravans.length).toBe(2);
  });

  it("stop with the number of the move that is illegal, why, and the states before it", () => {
    const bad = { ...record(options, moves), moves: ["Ha1", "Ra2", "Ra5"] };
    const error = (() => {
      try {
        replay(bad);
      } catch (caught) {
        return caught as RecordError;
      }
      throw new Error("replayed");
    })();
    expect(error).toBeInstanceOf(RecordError);
    expect(error.move).toBe(2);
    expect(error.refusal).toMatchObject({ reason: "next-to-leader", rule: "L4" });
    expect(error.states.length).toBe(2);
    expect(error.message).toContain("moves[1]: move 2: a2 is next to the leader on a1 (rule L4)");
    const [first] = moves;
    expect(() => record(options, [first as Move, first as Move])).toThrow(RecordError);
  });

  it("say what is wrong with notation, options, version and game", () => {
    const good = record(options, moves);
    expect(() => replay({ ...good, moves: ["Ha1", "?"] })).toThrow("moves[1]: move 2: Not a move");
    expect(() => replay({ ...good, options: { players: 9, seed: 1 } })).toThrow("options.players");
    expect(() => replay({ ...good, options: 7 })).toThrow("options: ");
    expect(() => replay({ ...good, version: 2 })).toThrow("version");
    expect(() => replay({ ...good, game: "chess" })).toThrow("game");
    expect(() => record(options, "moves" as never)).toThrow(RecordError);
  });
});
