/** A person at the page who knows the game: what to do comes from a bot, and is done with the mouse, or by touch. */
import { greedy } from "caravanserai/bots";
import {
  apply,
  type GameId,
  legalMoves,
  type MoveOf,
  picks,
  record,
  resume,
  seededRandom,
  setup,
  type StateOf,
  view,
} from "caravanserai";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Kept } from "./site.js";

/** What the page keeps of a game. */
export interface KeptMatch {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
  readonly players: readonly { readonly kind: string }[];
}

/** The smallest boards, so that games are short. */
const SMALL = {
  "through-the-desert": { board: "Small Wadi" },
  nomadi: { board: "Short Course" },
  "desert-sons": { board: "Short Trip" },
} as const;

const ANNA = { kind: "person", name: "Anna" };
const BEN = { kind: "person", name: "Ben" };
const BOT = { kind: "easy", name: "" };

/** Anna against a bot, or Anna and Ben, on the smallest board. */
export const planOf = (game: GameId, other: "bot" | "Ben" = "bot"): Kept => ({
  plan: { game, seed: "page 9", players: [ANNA, other === "bot" ? BOT : BEN], games: SMALL },
});

/** A game that random moves have finished, as the page keeps it. */
export const finished = (game: GameId, options: object = {}): Kept =>
  playedUntil(game, () => false, options);

/** A game of Nomadi in which whoever decides holds a card that nobody else knows, as the page keeps it. */
export const secretive = (): Kept =>
  playedUntil(
    "nomadi",
    (state) =>
      state.game === "nomadi" &&
      state.seats.some(({ cards }, seat) =>
        cards.some(({ seenBy }) => seat === state.seat && seenBy.length === 1),
      ),
  );

/** A game in which the last moves are yet to be made, as the page keeps it: Anna plays them against a bot. */
export function almostFinished(game: GameId, left: number): Kept {
  const { match } = finished(game) as { readonly match: { readonly moves: readonly string[] } };
  const moves = match.moves.slice(0, -left);
  return { match: { ...match, moves, players: [ANNA, BOT] }, screen: "table" };
}

/** A game of Nomadi in which a price is to be named that may be more than the other can pay, as the page keeps it. */
export const pricing = (): Kept =>
  playedUntil("nomadi", (state) => state.game === "nomadi" && state.phase === "price");

const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/** A game that greedy bots have half played, on the largest board, as the page keeps it: people sit at every seat. */
export async function halfPlayed(game: GameId, players: number): Promise<Kept> {
  const options = { players, seed: 7 };
  let state: StateOf<GameId> = setup<GameId>(game, options);
  const moves: MoveOf<GameId>[] = [];
  while (state.seat !== null) {
    const { move } = await greedy().think(view(state, state.seat));
    moves.push(move);
    state = apply(state, move);
  }
  const half = record(game, options, moves.slice(0, moves.length / 2));
  const people = NAMES.slice(0, players).map((name) => ({ kind: "person", name }));
  return { match: { ...half, players: people }, screen: "table", drawer: false };
}

/** A game after random moves, until something is so or it is over, as the page keeps it. */
function playedUntil(
  game: GameId,
  isSo: (state: StateOf<GameId>) => boolean,
  others: object = {},
): Kept {
  const options = { players: 2, seed: 7, ...others };
  const random = seededRandom("finished");
  let state: StateOf<GameId> = setup<GameId>(game, options);
  const moves: MoveOf<GameId>[] = [];
  while (!state.over && !isSo(state)) {
    const legal = legalMoves(state);
    const move = legal[random(legal.length)] as MoveOf<GameId>;
    moves.push(move);
    state = apply(state, move);
  }
  return { match: { ...record(game, options, moves), players: [ANNA, BEN] }, screen: "table" };
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** The numbers of the steps that are in the log. */
export async function loggedSteps(page: Page): Promise<readonly number[]> {
  const steps = await page.evaluate<string[]>(
    `[...document.querySelectorAll(".log [data-step]")].map(({ dataset }) => dataset.step)`,
  );
  return [...new Set(steps.map(Number))];
}

export async function matchOf(page: Page): Promise<KeptMatch> {
  const text = await page.evaluate<string>("localStorage.getItem('caravanserai-play:match')");
  return JSON.parse(text) as KeptMatch;
}

/** The moves that were made. */
export const movesOf = async (page: Page): Promise<readonly string[]> =>
  (await matchOf(page)).moves;

/** The state that a game has come to. */
const lastOf = ({ players: _, ...record }: KeptMatch): StateOf<GameId> =>
  resume({ version: 1, ...record }).state;

/** The state that the page has come to. */
export const stateOf = async (page: Page): Promise<StateOf<GameId>> => lastOf(await matchOf(page));

/** Waits until something is so. The page's own policy forbids playwright's way, which evaluates texts inside the page. */
export const until = (what: string, isSo: () => Promise<boolean>): Promise<void> =>
  expect.poll(isSo, { message: what }).toBe(true);

/** Starts the planned game by its button, and waits until it is shown. */
export async function start(
  page: Page,
  name = "Start",
  press: "click" | "tap" = "click",
): Promise<void> {
  await button(page, name)[press]();
  await page.locator(".stage").waitFor();
}

/** Waits until more than `count` moves were made. */
const movedOn = (page: Page, count: number): Promise<void> =>
  until(`move ${count + 1}`, async () => (await matchOf(page)).moves.length > count);

/** Waits until a person decides on the board that is shown, or the game is over: then nothing happens by itself. */
export const settle = (page: Page): Promise<void> =>
  until("a person's turn", async () => {
    const match = await matchOf(page);
    const { seat } = lastOf(match);
    if (seat === null) return true;
    return (
      match.players[seat]?.kind === "person" &&
      (await page.locator(".stage .board:not([disabled])").count()) > 0
    );
  });

/** Waits until the buttons of the board are no longer new: before, clicks on them do nothing. */
export const armed = (page: Page): Promise<void> =>
  page.locator(".stage [part=actions]:not([data-new])").waitFor({ state: "attached" });

/** The button on a covered board. */
export const COVER = ".stage button.ready";

/** Whether a pick is among those of the board. */
const isPicked = (page: Page, pick: string): Promise<boolean> =>
  page.evaluate<boolean>(
    `document.querySelector(".stage .board").picked.includes(${JSON.stringify(pick)})`,
  );

/** Makes one move, and returns whether there was one to make; waits for bots. */
export async function makeMove(page: Page, press: "click" | "tap" = "click"): Promise<boolean> {
  const match = await matchOf(page);
  const state = lastOf(match);
  const { seat } = state;
  if (seat === null) return false;
  const count = match.moves.length;
  if (match.players[seat]?.kind !== "person") {
    await movedOn(page, count);
    return true;
  }
  const isMade = async (): Promise<boolean> => (await matchOf(page)).moves.length > count;
  const cover = page.locator(COVER);
  if ((await cover.count()) > 0) {
    await cover[press]();
    await cover.waitFor({ state: "detached" });
  }
  await page.evaluate("document.querySelector('.board').shown.then(() => undefined)");
  const { move } = await greedy().think(view(state, seat));
  // The move is one of the game that the view belongs to.
  for (const pick of picks(state, move)) {
    const part = page.locator(`.stage [data-pick="${pick}"]`).first();
    // What follows from the other picks is picked already, and may have no part.
    if ((await part.count()) === 0) continue;
    if ((await part.getAttribute("aria-pressed")) === "true") continue;
    await part[press]();
    // A tap becomes a click a little later.
    await until(`${pick} is picked`, async () => (await isPicked(page, pick)) || (await isMade()));
  }
  if (!(await isMade())) await page.locator(".stage button.confirm")[press]();
  await movedOn(page, count);
  return true;
}

/**
 * Plays until at least this many moves were made and a person decides: however fast bots are, the same moves have been made then.
 */
export async function playTo(page: Page, moves: number): Promise<void> {
  while ((await movesOf(page)).length < moves) {
    if (!(await makeMove(page))) break;
  }
  await settle(page);
}

/** Plays to the end; returns the number of moves. */
export async function playOn(page: Page, press: "click" | "tap" = "click"): Promise<number> {
  for (let steps = 0; steps < 1000; steps++) if (!(await makeMove(page, press))) break;
  await page.locator(".winners").waitFor();
  return (await matchOf(page)).moves.length;
}
