/** A plain picture of a game that has none of its own: the spaces of its board with their names. */
import type { Game, GameTypes, StateOrView } from "caravanserai";

const SIZE = 60;

/** Makes the function `toSvg` of a game from its `board`. */
export const plainPicture =
  (game: Game<GameTypes>) =>
  (shown: StateOrView): string => {
    const { bounds, spaces } = game.board(shown);
    const box = [bounds.x, bounds.y, bounds.width, bounds.height].map((length) => length * SIZE);
    const drawn = spaces.map(({ name, outline, centre }) => {
      const points = outline.map(({ x, y }) => `${x * SIZE},${y * SIZE}`).join(" ");
      const label = escaped(name ?? "");
      return `<polygon points="${points}" fill="#e8d3a2" stroke="#7a6238"/><text x="${centre.x * SIZE}" y="${centre.y * SIZE}" text-anchor="middle" font-size="12">${label}</text>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}">${drawn.join("")}</svg>`;
  };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
