/** Laws about the board and the score of states and views. */
import type { BoardPoint, Game, GameBoard, GameTypes } from "../../game.js";
import { difference, shown } from "./equal.js";
import { checkPickingInViews } from "./picking.js";
import { copyOf, distinct, frozen, keep, same, viewersOf } from "./law.js";

/** Checks the board and the score of each view of a state. */
export function checkScreens<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  seed: number,
): void {
  checkBoard(game.board(state));
  const whole = game.score(state);
  for (const [seat, { complete }] of whole.seats.entries()) {
    keep("the score of a state is complete", complete, () => `that of seat ${seat} is not`);
  }
  const views = viewersOf(whole.seats.length).map((viewer) => game.view(state, viewer));
  checkPickingInViews(game, state, views);
  for (const view of views) {
    const other = game.view(game.resample(view, seed), view.viewer);
    // If the views differ, another law is broken.
    if (difference(other, view) !== undefined) continue;
    const drawn = game.board(view);
    same("equal views have equal boards", game.board(other), drawn);
    same("a view from JSON has the same board", game.board(copyOf(view)), drawn);
    keep(
      "the board of a view has neither seed nor chance",
      !/"(?:seed|chance)":/u.test(JSON.stringify(drawn)),
      () => shown(drawn),
    );
    frozen("boards are deeply frozen", drawn);
    const known = game.score(view);
    same("equal views have equal scores", game.score(other), known);
    same("a view from JSON has the same score", game.score(copyOf(view)), known);
    if (state.over) same("everything is known once the game is over", known, whole);
    for (const [seat, points] of known.seats.entries()) {
      const { total, complete, tieBreak, ...sources } = points;
      const sum = Object.values(sources as Record<string, number>).reduce(
        (all, one) => all + one,
        0,
      );
      same("a total is the sum of its sources", total, sum);
      if (!complete) continue;
      same("a complete score in a view is the score", points, whole.seats[seat]);
    }
  }
}

/** Tolerance for coordinates that are not whole numbers. */
const NEARLY = 1e-9;

/** Checks a board by itself. */
function checkBoard(board: GameBoard): void {
  const { bounds, spaces, lines } = board;
  frozen("boards are deeply frozen", board);
  same("a board survives JSON", copyOf(board), board);
  const names = spaces.flatMap(({ name }) => name ?? []);
  distinct("every space has a name of its own", names);
  const isWithin = ({ x, y }: BoardPoint): boolean =>
    Math.abs(2 * (x - bounds.x) - bounds.width) <= bounds.width + NEARLY &&
    Math.abs(2 * (y - bounds.y) - bounds.height) <= bounds.height + NEARLY;
  for (const { outline, centre, name } of spaces) {
    keep("outlines go round clockwise", areaOf(outline) > 0, () => `not that of ${name}`);
    const outside = [...outline, centre].find((point) => !isWithin(point));
    keep("the bounds are around every space", outside === undefined, () => {
      return `${shown(outside)} of ${name} is outside of ${shown(bounds)}`;
    });
  }
  for (const { points } of lines) {
    const outside = points.find((point) => !isWithin(point));
    keep("the bounds are around every line", outside === undefined, () => {
      return `${shown(outside)} is outside of ${shown(bounds)}`;
    });
  }
  const places = spaces.map(({ centre }) => `${centre.x.toFixed(6)},${centre.y.toFixed(6)}`);
  distinct("every space has a place of its own", places);
}

/** Returns twice the area inside an outline: positive if it is clockwise, since y grows downwards. */
const areaOf = (outline: readonly BoardPoint[]): number =>
  outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length];
    return sum + x * next.y - next.x * y;
  }, 0);
