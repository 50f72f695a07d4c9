/** The board of a game for programs: the spaces with their places and neighbours, which do not change in a game. */
import type { BoardPoint, BoardSpace, Game, GameTypes } from "../../game.js";

/** A space as programs get it. */
export interface ProgramSpace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The names of the spaces that share an edge with it. */
  readonly neighbours: readonly string[];
}

/** Corners of neighbours are computed one by one, so they may differ by a rounding error. */
const CORNERS_PER_UNIT = 1000;

/** Returns the spaces that have a name, in board order. */
export function spacesOf<Types extends GameTypes>(
  game: Game<Types>,
  view: Types["view"],
): ProgramSpace[] {
  const { spaces }: { readonly spaces: readonly BoardSpace[] } = game.board(view);
  const named = spaces.flatMap(({ name, centre, outline }) =>
    name === null ? [] : [{ name, centre, edges: edgesOf(outline) }],
  );
  const owners = new Map<string, string[]>();
  for (const { name, edges } of named) {
    for (const edge of edges) owners.set(edge, [...(owners.get(edge) ?? []), name]);
  }
  return named.map(({ name, centre: { x, y }, edges }) => {
    const beside = new Set(edges.flatMap((edge) => owners.get(edge) ?? []));
    beside.delete(name);
    return { name, x, y, neighbours: [...beside] };
  });
}

/** Returns the edges of an outline, equal for both spaces that share one. */
function edgesOf(outline: readonly BoardPoint[]): string[] {
  const corners = outline.map(
    ({ x, y }) => `${Math.round(x * CORNERS_PER_UNIT)},${Math.round(y * CORNERS_PER_UNIT)}`,
  );
  return corners.map((corner, index) =>
    [corner, corners[(index + 1) % corners.length]].sort().join(" "),
  );
}
