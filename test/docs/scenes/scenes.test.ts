/** The scenes of the rules pages: every rule has one, and what they say holds. */
import { describe, expect, it } from "vitest";
import { GAME_IDS } from "caravanserai";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { words } from "caravanserai/words/en";
import { SCENES } from "../../../docs/rules/scenes/index.js";
import { parseXml } from "../../helpers/xml.js";

const RULES = {
  "through-the-desert": desert.RULE_IDS,
  nomadi: nomadi.RULE_IDS,
  "desert-sons": sons.RULE_IDS,
} as const;

describe.each(GAME_IDS)("the scenes of %s", (game) => {
  const scenes = SCENES[game];

  it("show every rule", () => {
    const shown = new Set(scenes.flatMap(({ rules }) => rules));
    expect(RULES[game].filter((id) => !shown.has(id))).toEqual([]);
  });

  it("have different names", () => {
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
  });

  it.each(scenes.map((scene) => [scene.rules.join(", "), scene.name, scene] as const))(
    "%s: %s",
    (_rules, _name, scene) => {
      for (const frame of scene.run()) {
        const svg = frame.draw({ theme: "light", words: words[game] });
        expect(() => parseXml(svg)).not.toThrow();
      }
    },
  );
});
