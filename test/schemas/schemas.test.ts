/** The JSON Schemas say what the games' JSON is: every reachable state, view, move, event and record fits, and nothing near it does. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import {
  desertOptions,
  desertSonsOptions,
  nomadiOptions,
  randomGames,
  stepsOf,
} from "caravanserai/testing";
import type { Game, GameTypes, Viewer } from "caravanserai";
import { gameSchemas, SCHEMA_NAMES } from "../../tools/schemas/games.js";
import { cases } from "../helpers/cases.js";

const schemas = gameSchemas();

/** What asks whether a value fits a definition of a game. */
function fitting(game: keyof typeof schemas): (name: string, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  ajv.addSchema(schemas[game], game);
  return (name, value) => ajv.validate(`${game}#/$defs/${name}`, value);
}

function suite<Types extends GameTypes>(
  id: keyof typeof schemas,
  game: Game<Types>,
  options: fc.Arbitrary<Types["options"]>,
): void {
  describe(`the schemas of ${id}`, () => {
    const fits = fitting(id);

    it("fit every state, view, move, event and record of random games", () => {
      fc.assert(
        fc.property(randomGames(options), (played) => {
          const moves: Types["move"][] = [];
          expect(fits("Options", played.options)).toBe(true);
          for (const { move, state, next } of stepsOf<Types>(game, played)) {
            expect(fits("Move", move)).toBe(true);
            // A random game can be long: its first moves and its last one are looked at closely, and others here and there.
            if (moves.push(move) > 40 && moves.length % 9 !== 0 && !next.over) continue;
            const viewers: Viewer[] = [0, "spectator"];
            for (const viewer of viewers) {
              expect(fits("View", game.view(next, viewer))).toBe(true);
              for (const event of game.events(state, move, viewer)) {
                expect(fits("MoveEvent", event), JSON.stringify(event)).toBe(true);
              }
            }
            expect(fits("State", next)).toBe(true);
            for (const event of game.events(state, move))
              expect(fits("MoveEvent", event)).toBe(true);
          }
          expect(fits("Record", game.record(played.options, moves.slice(0, 20)))).toBe(true);
        }),
        { numRuns: cases(6) },
      );
    });

    it("refuse what lacks a field, has one too many, or is something else", () => {
      const state = JSON.parse(JSON.stringify(setupOf())) as Record<string, unknown>;
      expect(fits("State", state)).toBe(true);
      for (const key of Object.keys(state)) {
        const { [key]: _, ...rest } = state;
        expect(fits("State", rest), `without ${key}`).toBe(false);
        expect(fits("State", { ...state, [key]: { odd: true } }), `odd ${key}`).toBe(false);
      }
      expect(fits("State", { ...state, extra: 1 })).toBe(false);
      expect(fits("State", { ...state, seat: null })).toBe(false);
      expect(fits("State", { ...state, seat: 0.5 })).toBe(false);
      expect(fits("State", { ...state, seats: [(state["seats"] as unknown[])[0]] })).toBe(false);
      expect(fits("View", state)).toBe(false);
      expect(fits("State", game.view(setupOf(), 0))).toBe(false);
      for (const name of SCHEMA_NAMES) expect(fits(name, {}), name).toBe(false);
    });

    const setupOf = (): Types["state"] => {
      const [first] = fc.sample(options, { numRuns: 1, seed: 1 });
      if (first === undefined) throw new Error("no options");
      return game.setup(first);
    };
  });
}

suite<desert.Types>("through-the-desert", desert, desertOptions);
suite<nomadi.Types>("nomadi", nomadi, nomadiOptions);
suite<sons.Types>("desert-sons", sons, desertSonsOptions);
