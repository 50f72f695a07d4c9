/** The whole picture: the board, what is on it, and the panels. */
import type { BoardBounds } from "../../game.js";
import { alone, framed, type Picture } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { checkPanel, checkSvgOptions, type SvgOptions } from "../../picture/options.js";
import type { ThroughTheDesertWords } from "../../words/words.js";
import { engine } from "../gate/engine.js";
import { board } from "../frontend/board.js";
import { standingOf } from "../frontend/reading.js";
import type { Board } from "../model/board.js";
import type { MoveEvent } from "../model/events.js";
import type { Space, State, View } from "../model/state.js";
import { trail } from "./caravans.js";
import { heading, supplyPanel } from "./centre-panel.js";
import { coordinates } from "./coordinates.js";
import { ghost } from "./ghost.js";
import { ground } from "./ground.js";
import { type PlacedHex, point, type ToPicture, UNIT } from "./hex.js";
import { lastMove } from "./last-move.js";
import { PALETTE, RULES } from "./palette.js";
import { PANEL } from "./panel-parts.js";
import { type Plan, planned } from "./panels.js";
import { SHADOW } from "./pieces.js";
import { seatPanel } from "./seat-panel.js";
import { space } from "./spaces.js";
import { borders, territories } from "./territories.js";
import { NEEDED_WORDS, type PictureOptions } from "./titles.js";

/**
 * Returns a picture of a state or view as SVG: the board with everything on it, the loose camels, and what each seat has. Every
 * space and every colour of the supply has its pick, as `choices` returns it, in `data-pick`; every piece has `data-piece` and, on
 * the board, `data-space`. With `panels: "none"` only the board is drawn, and with `panel` only one panel: the colours to pick are in
 * the one of the centre.
 *
 * Colours are recognized by the emblems on the saddle cloths, seats by the shapes of their marks and the patterns of their rings. A star marks the largest caravan
 * of a colour, a hollow star marks a tie.
 *
 * @param state - The state or view to draw.
 * @param options - How to draw it.
 *
 * @example
 * ```ts
 * import { choices, setup } from "caravanserai/through-the-desert";
 * import { toSvg } from "caravanserai/svg/through-the-desert";
 * import { throughTheDesert as words } from "caravanserai/words/en";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const svg = toSvg(state, { words, names: ["Anna"], choices: choices(state, []).picks });
 * svg.startsWith("<svg"); // => true
 * svg.includes('data-pick="colour:sky"'); // => true
 * svg.includes("<title>Through the Desert on Caravan Roads</title>"); // => true
 * ```
 *
 * @throws `LoadError` if the value is not a state or view of this game.
 * @throws `ArgumentError` if an option is unknown or has a wrong value, such as the words of another game.
 * @category Pictures
 */
export function toSvg(
  state: State | View,
  options: SvgOptions<ThroughTheDesertWords, MoveEvent> = {},
): string {
  const good = engine.trusted(state);
  const checked = checkSvgOptions(options, NEEDED_WORDS);
  const { name } = good.layout;
  return framed(
    {
      game: "through-the-desert",
      title: checked.words?.picture.whole(name) ?? name,
      palette: PALETTE,
      rules: RULES,
      ...(panelAlone(good, checked) ?? whole(good, checked)),
    },
    checked,
  );
}

/** Everything inside the frame of a picture. */
type Inside = Pick<Picture, "width" | "height" | "body" | "board">;

function whole(state: State | View, options: PictureOptions): Inside {
  const drawn = board(state);
  const plan = planned(drawn.bounds, state.seats.length, options);
  const onBoard = options.ghost
    ? ghost(state, placed(drawn), options)
    : boardPart(state, drawn, options);
  return {
    width: plan.width,
    height: plan.height,
    body:
      at(plan.board.x, plan.board.y, 1, onBoard) +
      (options.ghost ? "" : panelsPart(state, plan, options)),
    board: {
      spaces: drawn.spaces,
      toPicture: ({ x, y }) => ({
        x: plan.board.x + (x - drawn.bounds.x) * UNIT.x,
        y: plan.board.y + (y - drawn.bounds.y) * UNIT.y,
      }),
    },
  };
}

/** Returns the panel that is to be drawn alone, if any. */
function panelAlone(state: State | View, options: PictureOptions): Inside | undefined {
  const panel = checkPanel(options.panel, state.seats);
  if (panel === undefined) return undefined;
  const { width, centreHeight, seatHeight } = PANEL;
  return panel === "centre"
    ? alone(width, centreHeight, supplyPanel(state, width, options))
    : alone(width, seatHeight, seatPanel(panel, state, standingOf(state), options));
}

/** Cache of the ground, by the bounds of the board: both stay the same during a game. */
const grounds = new WeakMap<BoardBounds, string>();

function groundOf(
  bounds: BoardBounds,
  hexes: readonly PlacedHex[],
  lines: Board["lines"],
  toPicture: ToPicture,
): string {
  let text = grounds.get(bounds);
  if (text === undefined) {
    text = ground(
      hexes,
      lines.filter((line) => line.kind === "edge"),
      toPicture,
    );
    grounds.set(bounds, text);
  }
  return text;
}

/** Returns where points of a board are in its picture. */
const placer =
  ({ bounds }: Board): ToPicture =>
  ({ x, y }) => ({
    x: Math.round((x - bounds.x) * UNIT.x),
    y: Math.round((y - bounds.y) * UNIT.y),
  });

/** Returns the hexes of a board with their places in its picture. */
function placed(drawn: Board): PlacedHex[] {
  const toPicture = placer(drawn);
  return drawn.spaces.map((hex) => ({ ...hex, place: toPicture(hex.centre) }));
}

function boardPart(state: State | View, drawn: Board, options: PictureOptions): string {
  const { caravans, territories: enclosed } = state;
  const { bounds, lines } = drawn;
  const toPicture = placer(drawn);
  const hexes = placed(drawn);
  const byName = new Map<Space, PlacedHex>();
  for (const hex of hexes) if (hex.name !== null) byName.set(hex.name, hex);
  const trails = caravans.map((caravan) => trail(caravan, byName));
  const left = new Set(trails.flatMap(({ toTheLeft }) => toTheLeft));
  const shadows = hexes
    .filter(({ contents }) => contents.camel !== null)
    .map(({ place }) => `M${point(place)}${SHADOW}`)
    .join("");
  return [
    groundOf(bounds, hexes, lines, toPicture),
    territories(enclosed, byName),
    ...trails.map(({ markup }) => markup),
    borders(
      lines.filter((line) => line.kind === "territory"),
      toPicture,
    ),
    shadows === "" ? "" : tag("path", { d: shadows, class: "shadows" }),
    ...hexes.map((hex) => space(hex, left.has(hex.name ?? ""), options)),
    lastMove(options.events, byName),
    ghost(state, hexes, options),
    options.coordinates ? coordinates(hexes) : "",
  ].join("");
}

function panelsPart(
  state: State | View,
  { heading: top, supply, seats }: Plan,
  options: PictureOptions,
): string {
  if (top === undefined || supply === undefined) return "";
  const score = standingOf(state);
  return (
    at(top.x, top.y, top.scale, heading(state.layout.name, supply.width)) +
    at(supply.x, supply.y, supply.scale, supplyPanel(state, supply.width, options)) +
    seats
      .map(({ x, y, scale }, seat) => at(x, y, scale, seatPanel(seat, state, score, options)))
      .join("")
  );
}
