/** A React component that shows any game and plays it by clicks: the board as SVG, everything else as buttons. */
import { board, type GameId, type MovePick, score, type StateOf } from "caravanserai";
import type { Level } from "caravanserai/bots";
import { phaseText, pickText, refusalText, winnersText, words } from "caravanserai/words/en";
import { besideBoard, LINES, piecesOf, SEAT_COLOURS, TERRAINS } from "./pieces.js";
import { useGame } from "./use-game.js";

interface Props {
  readonly first: () => StateOf<GameId>;
  /** The levels of the bots, by seat; `null` for a person. */
  readonly bots?: readonly (Level | null)[];
}

const NOBODY: readonly null[] = [];
const pointsOf = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }) => `${x},${y}`).join(" ");

export function GameTable({ first, bots = NOBODY }: Props) {
  const { seen, clicks, refusal, onPick, onDone } = useGame(first, bots);
  const language = words[seen.game];
  const { bounds, spaces, lines } = board(seen);
  const { seats, winners } = score(seen);
  const beside = besideBoard(seen);
  const { picked, offered } = clicks;
  const nameOf = (seat: number): string => (bots[seat] ? `Bot ${seat + 1}` : `Player ${seat + 1}`);
  const names = seen.seats.map((_, seat) => nameOf(seat));
  /** The pick of a space. A click on one that is not offered gets a reason. */
  const pickOf = (name: string): MovePick =>
    [...offered, ...picked].find((pick) => pick === `pawn:${name}`) ?? `space:${name}`;
  const onBoard = new Set(spaces.map(({ name }) => name && pickOf(name)));
  return (
    <main data-phase={seen.phase} data-seat={seen.seat}>
      <h1>
        {seen.seat === null
          ? winnersText(language, winners, names)
          : language.whose(nameOf(seen.seat), phaseText(language, seen))}
      </h1>
      <p role="status">{refusal && refusalText(language, refusal, names)}</p>
      <svg viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`} width="600">
        {spaces.map(({ name, terrain, outline }, index) => {
          const pick = name === null ? undefined : pickOf(name);
          const isOffered = pick !== undefined && offered.includes(pick);
          const isPicked = pick !== undefined && picked.includes(pick);
          return (
            <polygon
              key={index}
              points={pointsOf(outline)}
              fill={isPicked ? "gold" : isOffered ? "white" : TERRAINS[terrain]}
              stroke="tan"
              strokeWidth="0.03"
              data-pick={isOffered || isPicked ? pick : undefined}
              data-space={name}
              onClick={pick && (() => onPick(pick))}
            >
              <title>{`${name ?? ""} ${terrain}`}</title>
            </polygon>
          );
        })}
        {lines.map(({ kind, points }, index) => (
          <polyline
            key={index}
            points={pointsOf(points)}
            fill="none"
            stroke={LINES[kind]}
            strokeWidth="0.08"
            pointerEvents="none"
          />
        ))}
        {spaces.map(({ centre, contents }, index) => (
          <g key={index} pointerEvents="none" fontSize="0.4" textAnchor="middle">
            {piecesOf(contents).map(({ seat, fill, mark, at: { x, y } = centre }, place) => (
              <g key={place} transform={`translate(${x} ${y})`}>
                {seat !== null && (
                  <circle r="0.3" fill={fill} stroke={SEAT_COLOURS[seat]} strokeWidth="0.1" />
                )}
                <text y="0.14">{mark}</text>
              </g>
            ))}
          </g>
        ))}
      </svg>
      <p>{beside.table}</p>
      {[...picked, ...offered]
        .filter((pick) => !onBoard.has(pick))
        .map((pick) => (
          <button
            key={pick}
            data-pick={pick}
            aria-pressed={picked.includes(pick)}
            onClick={() => onPick(pick)}
          >
            {pickText(language, seen, pick)}
          </button>
        ))}
      {onDone && <button onClick={onDone}>Done</button>}
      <ul>
        {seats.map(({ total }, seat) => (
          <li key={seat} style={{ color: SEAT_COLOURS[seat] }}>
            {`${nameOf(seat)}: ${total}, ${beside.seats[seat] ?? ""}`}
          </li>
        ))}
      </ul>
    </main>
  );
}
