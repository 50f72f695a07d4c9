/** A saved state has the same bytes after it was loaded, whatever the process did before. */
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { fixtures } from "../bad-input/fixtures.js";
import type * as nomadi from "caravanserai/nomadi";
import { programOf } from "../helpers/program.js";

const program = programOf("test/bytes/load.ts");

it.each(fixtures)("$id: JSON.stringify(load(saved)) is saved, in a fresh process", (fixture) => {
  // All games have these functions; Nomadi's types stand for theirs.
  const game = fixture.module as unknown as typeof nomadi;
  const state = fixture.state as nomadi.State;
  const simulation = game.simulate(state);
  for (let step = 0; step < 5 && !simulation.over; step++) {
    simulation.play(simulation.nth(simulation.count() - 1) as nomadi.Move);
  }
  const kinds: Record<string, object> = {
    "set up": game.setup(fixture.options as nomadi.Options),
    "set up by default": game.setup({ players: 2, seed: "fresh" }),
    played: state,
    resampled: game.resample(game.view(state, 0), "guess"),
    simulated: simulation.state(),
    view: game.view(state, 1),
    "view of a spectator": game.view(state, "spectator"),
    patched: game.patch(fixture.view as nomadi.View, fixture.patches),
    "loaded, with its keys in another order": game.load(
      Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(state)) as object).reverse()),
    ),
  };
  const input = JSON.stringify(
    Object.fromEntries(Object.entries(kinds).map(([what, value]) => [what, JSON.stringify(value)])),
  );
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([]);
});
