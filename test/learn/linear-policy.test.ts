/** The example of docs/training-a-player.md: a linear policy that is trained to beat `random`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { arena } from "caravanserai/bots";
import * as game from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";
import {
  FEATURES,
  layout,
  linearBot,
  type Weights,
} from "../../docs/examples/linear-policy/policy.js";
import { train } from "../../docs/examples/linear-policy/train.js";
import { cases, isDeep } from "../helpers/cases.js";

/** Returns the share of the games against `random` that some weights win. */
async function shareOf(weights: Weights, games: number): Promise<number> {
  const { table } = await arena<game.Types>({
    game,
    bots: [linearBot(weights), "random"],
    games,
    seed: "linear policy",
    options: { layout },
  });
  return table.find(({ name }) => name === "linear")?.share ?? 0;
}

describe("the linear policy", () => {
  // It takes many seconds.
  it.runIf(isDeep)("beats `random` in 95 % of games when it is trained", async () => {
    expect(await shareOf(train("petra"), 200)).toBeGreaterThanOrEqual(0.95);
  });

  it("does not when it is not trained", async () => {
    expect(
      await shareOf(
        FEATURES.map(() => 0),
        cases(200, 20),
      ),
    ).toBeLessThan(0.5);
  });

  it("is shown in the guide as it is", () => {
    const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
    const code = readFileSync(`${docs}examples/linear-policy/train.ts`, "utf8");
    expect(readFileSync(`${docs}training-a-player.md`, "utf8")).toContain(
      `[train.ts](examples/linear-policy/train.ts):\n\n\`\`\`typescript\n${code}\`\`\`\n`,
    );
  });
});
