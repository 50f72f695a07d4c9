/** `analyse`: what it finds in recorded games and states, how it is followed and stopped, and that it is fair. */
import { analyse, type Analysis, type Bot } from "caravanserai/bots";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";
import { lastWater, type Types as LastWater } from "../../docs/examples/last-water/game.js";

const options = { players: 2, seed: "petra", layout: desert.smallWadi };

/** A record of random moves, and the state after them. */
function randomGame(moves: number): {
  record: desert.GameRecord<desert.Options>;
  state: desert.State;
} {
  const random = desert.seededRandom(5);
  let record = desert.record(options, []);
  let state = desert.setup(options);
  for (let number = 0; number < moves; number++) {
    const legal = desert.legalMoves(state);
    const move = legal[random(Math.max(1, legal.length))];
    if (move === undefined) break;
    record = desert.extendRecord(record, move);
    state = desert.apply(state, move);
  }
  return { record, state };
}

describe("analyse", () => {
  it("compares every move of a whole game with the best one, up to the last, whose value is the score", async () => {
    const { record } = randomGame(1000);
    const told: number[] = [];
    const analysis = await analyse<desert.Types>({
      game: desert,
      record,
      bot: "mcts:40",
      onProgress: ({ complete }, done, all) => {
        expect(complete).toBe(done === all);
        told.push(done);
      },
    });
    const { decisions, seats, complete, bot, blunder } = analysis;
    expect({ complete, bot, blunder, game: analysis.game }).toEqual({
      ...{ complete: true, bot: "mcts:40", blunder: 5, game: "through-the-desert" },
    });
    expect(decisions.map(({ number }) => number)).toEqual(
      record.moves.map((_, index) => index + 1),
    );
    expect(told).toEqual(decisions.map(({ number }) => number));
    for (const { best, played, seat, line } of decisions) {
      expect(best.length).toBeLessThanOrEqual(5);
      expect(line[0]).toBe(best[0]?.text);
      if (played?.text === best[0]?.text) expect(played?.loss).toBe(0);
      else expect(played?.loss).toBeGreaterThanOrEqual(0);
      expect(played?.blunder).toBe((played?.loss ?? 0) >= 5);
      for (const { shares, expected } of best.filter(({ visits }) => visits > 0)) {
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        expect(expected[seat]).toBeGreaterThan(0);
      }
    }
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(seats.reduce((sum, { moves }) => sum + moves, 0)).toBe(decisions.length);
    // Whoever plays at random loses points.
    for (const { averageLoss, blunders } of seats) {
      expect(averageLoss).toBeGreaterThan(1);
      expect(blunders).toBeGreaterThan(0);
    }
    // Plain data: a worker can send it.
    expect(structuredClone(analysis)).toEqual(analysis);
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
  });

  it("tells the best moves in a state or in the view of who decides, the same in both", async () => {
    const { state } = randomGame(4);
    const ask = (given: desert.State | desert.View): Promise<Analysis> =>
      analyse<desert.Types>({ game: desert, state: given, bot: "mcts:60", most: 3, seed: 4 });
    const found = await ask(state);
    expect(found.decisions).toHaveLength(1);
    expect(found.decisions[0]?.best).toHaveLength(3);
    expect(found.decisions[0]?.played).toBeNull();
    expect(found.seats).toEqual([]);
    expect(await ask(desert.view(state, 0))).toEqual(found);
    expect(await ask(JSON.parse(JSON.stringify(state)) as desert.State)).toEqual(found);
  });

  it("is fair: states that look the same to who decides are analysed the same", async () => {
    const state = nomadi.setup({ players: 2, seed: 3 });
    const other = nomadi.resample(nomadi.view(state, 0), "other cards");
    const ask = (given: nomadi.State): Promise<Analysis> =>
      analyse<nomadi.Types>({ game: nomadi, state: given, bot: "mcts:10" });
    expect(other).not.toEqual(state);
    expect(await ask(other)).toEqual(await ask(state));
  });

  it("takes games from outside, and bots that list no moves", async () => {
    const game = lastWater;
    const state = game.setup({ players: 2, seed: 1 });
    const [first, second] = game.legalMoves(state);
    const record = game.record({ players: 2, seed: 1 }, first === undefined ? [] : [first]);
    const { decisions } = await analyse<LastWater>({ game, record, bot: "mcts:50" });
    expect(decisions[0]?.best[0]?.shares).toHaveLength(2);
    const silent: Bot<LastWater> = {
      name: "silent",
      think: (view) => {
        const move = view.seat === 0 ? second : game.legalMoves(view)[0];
        if (move === undefined) throw new Error("no move");
        return Promise.resolve({ move, considered: [], line: [move], iterations: 0 });
      },
    };
    const said = await analyse<LastWater>({ game, record, bot: silent });
    expect(said.decisions[0]?.best).toHaveLength(1);
    expect(said.decisions[0]?.played).toMatchObject({
      loss: null,
      shareLoss: null,
      blunder: false,
    });
  });

  it("stops when it is told to", async () => {
    const { record } = randomGame(6);
    const controller = new AbortController();
    const analysing = analyse<desert.Types>({
      ...{ game: desert, record, bot: "mcts:10", signal: controller.signal },
      onProgress: (_, done) => {
        if (done === 2) controller.abort(new Error("enough"));
        expect(done).toBeLessThan(3);
      },
    });
    await expect(analysing).rejects.toThrow("enough");
  });

  it.each([
    ["options", {}],
    ["options", { record: {}, state: {} }],
    ["bot", { record: {}, bot: 5 }],
    ["bot", { record: {}, bot: "deep blue" }],
    ["blunder", { record: {}, blunder: 0 }],
    ["most", { record: {}, most: 1.5 }],
    ["signal", { record: {}, signal: 5 }],
    ["onProgress", { record: {}, onProgress: 5 }],
    ["game", { record: {}, game: 5 }],
  ])("names the option at fault: %s in %j", async (name, given) => {
    const asked = analyse({ game: desert, ...given } as never);
    await expect(asked).rejects.toThrow(desert.ArgumentError);
    await expect(asked).rejects.toThrow(`${name}: `);
  });

  it("refuses what is no record, no state, or over", async () => {
    const ask = (given: object): Promise<Analysis> => analyse({ game: desert, ...given });
    await expect(ask({ record: 5 })).rejects.toThrow(desert.RecordError);
    await expect(ask({ state: 5 })).rejects.toThrow(desert.LoadError);
    await expect(ask({ state: randomGame(1000).state })).rejects.toThrow("the game is over");
    await expect(ask({ state: desert.view(randomGame(1).state, 0) })).rejects.toThrow("decides");
    await expect(analyse(5 as never)).rejects.toThrow(desert.ArgumentError);
  });
});
