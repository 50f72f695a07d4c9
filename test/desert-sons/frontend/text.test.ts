/** What is drawn for people. */
import { describe, expect, it } from "vitest";
import { contentsOf, ArgumentError, goodValues, toText, view } from "caravanserai/desert-sons";
import { libraryGames, statesOf } from "../arbitraries.js";
import { deal, edit, play } from "../scenes.js";

describe("the area as text", () => {
  it("shows terrain, lines, portions, action spaces and caravans", () => {
    const tiles = ["OODD N[GW] E[C]", "DdDD", "DDDD", "DDDD"];
    const state = play(deal(2, tiles), "a4 DOOD E[GW] S[C]", "+16 E");
    const lines = toText(state).split("\n");
    const row = lines.findIndex((line) => line.startsWith("a "));
    expect(lines.slice(row - 1, row + 2).map((line) => line.slice(18))).toEqual([
      "      │        │",
      "   ───┼───  ──(0)══a",
      "      │       b║GWbC",
    ]);
    expect(lines).toContain("Oasis a4 E: gems, water; explorers 16 of seat 0 (a4 E)");
    expect(lines).toContain(
      "Seat 0: 0 gold (no goods); water 2, camel tiles 0, the turban; reserve none",
    );
    expect(lines.at(-1)).toBe("Seat 0 may pay the guide for an extra turn.");
  });

  it("shows sides without lines", () => {
    const state = play(deal(2, ["oDdD N[]", "DDDD", "DDDD"]), "a4 oDdD N[]");
    const lines = toText(state).split("\n");
    const row = lines.findIndex((line) => line.startsWith("a "));
    expect(lines[row - 1]?.slice(32)).toBe("a");
    expect(lines[row]?.slice(29)).toBe(" ──(0)──");
    expect(lines[row + 1]?.slice(29)).toBe("");
  });

  it("tells who decides in whose turn, what is drawn, and the end", () => {
    const place = play(deal(2, ["DDDD", "DDDD", "ODDD N[]", "DDDD"]), "draw");
    expect(toText(place)).toContain("Seat 0 places the tile drawn (ODDD N[]).");
    let over = deal(2, ["DDDD", "DDDD", "OOOO NESW[]"]);
    over = play(over, "draw", "done", "done", "done", "done", "done");
    expect(toText(over)).toContain("The game is over.");
    expect(toText(over)).toContain("Seat 1: 0 gold wins (no goods); water 2,");
    const other = libraryGames
      .flatMap((game) => [...statesOf(game)])
      .find(({ seat, inTurn }) => seat !== inTurn && inTurn !== null);
    expect(other && toText(other)).toMatch(
      /In the turn of seat \d: seat \d chooses an action space\./u,
    );
  });

  it("takes views, and does not tell what they hide", () => {
    const state = play(
      deal(2, ["ODDD N[R]", "DDDD", "DDDD"]),
      "a4 ODDD N[R]",
      "+16 N",
      "take rumour",
      "lay salt",
    );
    expect(toText(view(state, 1))).toContain("salt ?");
    const rich = edit(state, (copy) => {
      copy.supply.goods.salt = 9;
      if (copy.seats[0]) copy.seats[0].goods.salt = 1;
    });
    expect(toText(view(rich, 1))).toContain("Seat 0: ? gold (1 salt)");
    expect(toText(view(rich, 0))).toMatch(/Seat 0: \d gold \(1 salt\)/u);
    expect(goodValues(view(state, 1)).salt).toBeNull();
    expect(goodValues(view(state, 0)).salt).toBe(4 + (state.rumours.board[0]?.value ?? 0));
  });

  it("can be coloured", () => {
    const state = play(deal(2, ["ODDD N[]", "DDDD", "DDDD"]), "a4 DODD E[]");
    expect(toText(state, { colour: true })).toContain("\u001b[30;48;5;222m(0)\u001b[0m");
    expect(toText(state)).not.toContain("\u001b");
  });

  it("contentsOf tells what is on a field", () => {
    const state = play(deal(2, ["ODDD N[]", "DDDD", "DDDD"]), "a4 DODD E[]", "+9 E");
    expect(contentsOf(state, "a4")).toMatchObject({
      tile: "ODDD N[]",
      rotation: 1,
      face: "DODD E[]",
      cross: false,
      start: false,
      caravan: 0,
      portions: [{ portion: "E", complete: false, scoring: false, spaces: [] }],
      explorers: [{ height: 9, seat: 0, portion: "E" }],
    });
    expect(() => contentsOf(state, "z1")).toThrow(ArgumentError);
    expect(edit(state, () => undefined)).toEqual(state);
  });
});
