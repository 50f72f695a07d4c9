/** The squares of a board by row and column, for tests that think in rows and columns. */
import { board, type State, type View } from "caravanserai/nomadi";

/** A square and what is drawn around it. */
export interface TestSquare {
  readonly square: string;
  readonly terrain: string;
  readonly row: number;
  readonly column: number;
  readonly goalSide: boolean;
  readonly valleyRight: boolean;
  readonly valleyBelow: boolean;
}

/** Every square in board order. */
export function boardSquares(state: State | View): readonly TestSquare[] {
  const { spaces } = board(state);
  const sides = new Map(
    spaces.map(({ centre, contents }) => [`${centre.x},${centre.y}`, contents.goalSide]),
  );
  return spaces.map(({ name, terrain, centre: { x, y }, contents: { goalSide } }) => {
    const isAcross = (column: number, row: number): boolean => {
      const other = sides.get(`${column},${row}`);
      return other !== undefined && other !== goalSide;
    };
    return {
      square: String(name),
      terrain,
      row: y,
      column: x,
      goalSide,
      valleyRight: isAcross(x + 1, y),
      valleyBelow: isAcross(x, y + 1),
    };
  });
}
