/** The panels of a plain picture: the seats with their points, what the state says, and buttons for picks that are no spaces. */
import type { GameEvent, GameScore, StateBase } from "../../game.js";
import { type Fact, factsOf, factsOfSeat, sourcesOf } from "../../kit/boards/facts.js";
import { part } from "../frame.js";
import { at, tag } from "../markup.js";
import type { Checked } from "../options.js";
import { seatMark } from "../seats.js";
import { heading, label, nameOf, shortened } from "../text.js";

/** The width of a panel, and the room between two. */
export const PANEL = 400;
const GAP = 16;
const LINE = 27;
/** The number of characters of a line of facts. */
const ROOM = 34;
const BUTTON = 56;

/** A drawing of a known height. */
export interface Panel {
  readonly height: number;
  readonly markup: string;
}

/** Options whose words may have the names of seats. */
type PlainOptions = Checked<{ readonly player: (seat: number) => string }, GameEvent>;

/** Joins facts to lines that fit a panel. */
function wrapped(facts: readonly Fact[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const [name, value] of facts) {
    const fact = shortened(`${name} ${value}`, ROOM);
    if (line !== "" && line.length + fact.length + 3 > ROOM) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? fact : ` · ${fact}`;
  }
  return line === "" ? lines : [...lines, line];
}

const factLines = (lines: readonly string[], y: number): string =>
  lines.map((line, index) => label(20, y + index * LINE, line, "fact")).join("");

/** Draws the panel of each seat: its name, points and belongings. */
export function seatPanels(
  state: StateBase,
  { seats, winners }: GameScore,
  options: PlainOptions,
): Panel[] {
  return seats.map((points, seat) => {
    const lines = [...wrapped(sourcesOf(points)), ...wrapped(factsOfSeat(state, seat))];
    const height = 74 + lines.length * LINE + (lines.length > 0 ? 10 : 0);
    const turn = state.seat === seat ? "card turn" : "card";
    return {
      height,
      markup: tag(
        "g",
        { "data-seat": seat },
        tag("rect", {
          width: PANEL,
          height,
          rx: 18,
          class: winners.includes(seat) ? "card won" : turn,
        }),
        seatMark(seat % 5, 17, 38, 38),
        label(70, 48, shortened(nameOf(seat, options), 17), "name"),
        label(PANEL - 20, 52, points.complete ? points.total : `${points.total}+`, "total"),
        factLines(lines, 88),
      ),
    };
  });
}

/** Draws what the state says beside the board, below the name of the game, and a button for each pick that is no space. */
export function statePanel(
  state: StateBase,
  title: string,
  picks: readonly string[],
  options: PlainOptions,
): Panel {
  const lines = wrapped(factsOf(state));
  const top = 60 + lines.length * LINE;
  const columns = 2;
  const width = (PANEL - 40 - GAP) / columns;
  const buttons = picks.map((pick, index) => {
    const [x, y] = [
      20 + (index % columns) * (width + GAP),
      top + Math.floor(index / columns) * (BUTTON + GAP),
    ];
    const text = buttonText(pick);
    return at(
      x,
      y,
      1,
      part(
        pick,
        text,
        options,
        tag("rect", { width, height: BUTTON, rx: 14, class: "button" }),
        label(width / 2, 36, shortened(text, 13), "button-text"),
      ),
    );
  });
  const rows = Math.ceil(picks.length / columns);
  const height = top + rows * (BUTTON + GAP) + (rows > 0 ? 4 : 0);
  return {
    height,
    markup:
      tag("rect", { width: PANEL, height, rx: 18, class: "card" }) +
      label(20, 40, shortened(title, 26), "heading") +
      factLines(lines, 74) +
      buttons.join(""),
  };
}

/** Returns the text of a button: `die 3` for `die:3`, and `pass` for `action:pass`. */
function buttonText(pick: string): string {
  const colon = pick.indexOf(":");
  const [kind, value] = [pick.slice(0, colon), pick.slice(colon + 1)];
  return heading(kind === "action" ? value : `${kind} ${value}`);
}

/** Puts panels into columns of about the same height, and returns the size of the whole. */
export function stacked(
  panels: readonly Panel[],
  columns: number,
): { readonly width: number; readonly height: number; readonly markup: string } {
  const heights = new Array<number>(columns).fill(0);
  const markup = panels.map((panel) => {
    const column = heights.indexOf(Math.min(...heights));
    const y = heights[column];
    heights[column] += panel.height + GAP;
    return at(column * (PANEL + GAP), y, 1, panel.markup);
  });
  return {
    width: columns * (PANEL + GAP) - GAP,
    height: Math.max(0, Math.max(...heights) - GAP),
    markup: markup.join(""),
  };
}
