/** The picture that any game has for free, from its `board`: tried on the games of this library, which need none of it. */
import { describe, expect, it } from "vitest";
import { ArgumentError } from "caravanserai/kit";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { plainPicture } from "caravanserai/svg/plain";
import { parseXml } from "../helpers/xml.js";

const toSvg = plainPicture(throughTheDesert);
const start = throughTheDesert.setup({ players: 2, seed: 1, layout: throughTheDesert.smallWadi });

describe("plainPicture", () => {
  it("draws every space, and a button for each pick that is no space", () => {
    const { picks } = throughTheDesert.choices(start, []);
    const svg = toSvg(start, { choices: picks });
    expect(() => parseXml(svg)).not.toThrow();
    for (const { name } of throughTheDesert.board(start).spaces) {
      if (name !== null) expect(svg).toContain(`data-pick="space:${name}"`);
    }
    expect(picks).toContain("colour:sky");
    expect(svg).toMatch(/data-pick="colour:sky" class="part choice"><title>Colour sky<\/title>/u);
  });

  it("draws a piece for each object with a seat, and marks what the last move changed", () => {
    const [move] = throughTheDesert.legalMoves(start);
    if (move === undefined) throw new Error("there is a move");
    const after = throughTheDesert.apply(start, move);
    const svg = toSvg(after, { events: throughTheDesert.events(start, move), panels: "none" });
    expect(svg.match(/data-piece="token"/gu)).toHaveLength(1);
    expect(svg.match(/class="changed still"/gu)).toHaveLength(1);
    expect(toSvg(start, { panels: "none" })).not.toContain("data-piece");
  });

  it("a pick of any kind whose value is a space is that space, several of them one inside the other", () => {
    const state = nomadi.setup({ players: 2, seed: 1 });
    const svg = plainPicture(nomadi)(state, { choices: ["from:a1", "to:a1"], picked: ["from:a1"] });
    expect(svg).toMatch(
      /<g data-pick="to:a1" class="part choice"><g data-pick="from:a1" class="part picked">/u,
    );
    // Other spaces take clicks too, to be told why not.
    expect(svg).toContain('data-pick="from:b1" class="part"');
  });

  it.each(["beside", "below", "none"] as const)("is well-formed with panels %s", (panels) => {
    for (const theme of ["light", "dark", "auto"] as const) {
      const svg = toSvg(start, {
        panels,
        theme,
        names: ["<Anna> & \u0007", "Ben"],
        coordinates: true,
      });
      expect(() => parseXml(svg)).not.toThrow();
      expect(svg.includes("&lt;Anna&gt;")).toBe(panels !== "none");
    }
  });

  it("shows of a view what the view shows", () => {
    const state = nomadi.setup({ players: 2, seed: 1 });
    const svg = plainPicture(nomadi)(nomadi.view(state, "spectator"));
    expect(svg).not.toContain("chance");
    expect(() => parseXml(svg)).not.toThrow();
  });

  it("refuses what is no game, no state, no option", () => {
    expect(() => plainPicture({} as never)).toThrow(ArgumentError);
    expect(() => toSvg({} as never)).toThrow(throughTheDesert.LoadError);
    expect(() => toSvg(start, { colour: 1 } as never)).toThrow("unknown option");
  });
});
