/** A React component that shows any game and plays it by clicks: the board as SVG, everything else as buttons. */
import { board, type GameId, type MovePick, type StateOf } from "caravanserai";
import { useGame } from "./use-game.js";

export function GameTable({ first }: { readonly first: () => StateOf<GameId> }) {
  const { state, clicks, onPick, onDone } = useGame(first);
  const { bounds, spaces, lines } = board(state);
  const { picked, offered } = clicks;
  /** The pick of a space, if it can be clicked. */
  const pickOf = (name: string | null): MovePick | undefined =>
    [...offered, ...picked].find((pick) => pick === `space:${name}` || pick === `pawn:${name}`);
  const onBoard = new Set(spaces.map(({ name }) => pickOf(name)));
  const pointsOf = (points: readonly { readonly x: number; readonly y: number }[]): string =>
    points.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <main data-phase={state.phase}>
      <h1>
        {state.seat === null ? "The game is over" : `Player ${state.seat + 1}: ${state.phase}`}
      </h1>
      <svg viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`} width="600">
        {spaces.map(({ name, terrain, outline, contents }, index) => {
          const pick = pickOf(name);
          const onClick = pick === undefined ? undefined : () => onPick(pick);
          const isPicked = pick !== undefined && picked.includes(pick);
          return (
            <polygon
              key={index}
              points={pointsOf(outline)}
              fill={isPicked ? "gold" : pick === undefined ? "ivory" : "palegreen"}
              stroke="tan"
              strokeWidth="0.03"
              {...(pick === undefined ? {} : { "data-pick": pick, onClick })}
            >
              <title>{`${name ?? ""} ${terrain} ${JSON.stringify(contents)}`}</title>
            </polygon>
          );
        })}
        {lines.map(({ points }, index) => (
          <polyline
            key={index}
            points={pointsOf(points)}
            fill="none"
            stroke="sienna"
            strokeWidth="0.08"
          />
        ))}
      </svg>
      {[...picked, ...offered]
        .filter((pick) => !onBoard.has(pick))
        .map((pick) => (
          <button
            key={pick}
            data-pick={pick}
            aria-pressed={picked.includes(pick)}
            onClick={() => onPick(pick)}
          >
            {pick}
          </button>
        ))}
      {onDone && <button onClick={onDone}>Done</button>}
    </main>
  );
}
