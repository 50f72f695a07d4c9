/** A picture of any game, made from its `board`: spaces, pieces by seat, lines, points, and buttons for the other picks. */
import type { BoardLine, Game, GameEvent, GameTypes, StateOrView } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import { alone, framed } from "../frame.js";
import { at, tag } from "../markup.js";
import { type Checked, checkPanel, checkSvgOptions, type SvgOptions } from "../options.js";
import { heading } from "../text.js";
import { colour } from "../theme.js";
import { PALETTE, RULES, terrainColours } from "./palette.js";
import { PANEL, seatPanels, stacked, statePanel } from "./panels.js";
import { drawSpace, pathOf, UNIT } from "./spaces.js";

const MARGIN = 40;

/** The words that a picture uses, if they are given. */
interface PlainWords {
  readonly player: (seat: number) => string;
}

/**
 * Makes the function `toSvg` of a game, for files, pages and the board element. It draws what the game's `board` returns: spaces
 * coloured by terrain, pieces by seat, marks and lines; beside it the points and belongings of each seat, what the state says, and a
 * button for each pick that is no space. An object with a `seat` in the contents of a space is a piece of that seat; numbers and texts
 * are marks. A pick whose value is the name of a space, such as `space:c4` or `to:c4`, is that space.
 *
 * @example
 * ```ts
 * import * as game from "caravanserai/nomadi";
 * import { plainPicture } from "caravanserai/svg/plain";
 *
 * const toSvg = plainPicture(game);
 * const state = game.setup({ players: 2, seed: 1 });
 * toSvg(state, { theme: "dark", choices: game.choices(state, []).picks }).startsWith("<svg"); // => true
 * ```
 *
 * @param game - The game, such as `makeGame` makes it.
 * @returns `toSvg(state, options)`, which takes a state or view.
 * @throws `ArgumentError` if the value is not a game.
 * @category Pictures
 */
export function plainPicture<Types extends GameTypes>(
  game: Game<Types>,
): (state: StateOrView<Types>, options?: SvgOptions<object, Types["event"]>) => string {
  const { board, score } = fieldsOf(game, "board", "score");
  if (typeof board !== "function" || typeof score !== "function") {
    throw new ArgumentError("game", `expected a game, got ${quoted(game)}`);
  }
  return (state, given = {}) => {
    const drawn = game.board(state);
    const checked = checkSvgOptions<object, GameEvent>(given);
    const options = { ...checked, words: namingWords(checked.words) };
    const title = titleOf(state.game, checked.words);
    const names = new Set(drawn.spaces.flatMap(({ name }) => name ?? []));
    const picks = [...new Set([...options.choices, ...options.picked])];
    const centre = statePanel(
      state,
      title,
      picks.filter((pick) => !names.has(valueOf(pick))),
      options,
    );
    const seats = seatPanels(state, game.score(state), options);
    const panel = checkPanel(options.panel, seats);
    const common = { game: "plain", title, palette: PALETTE, rules: RULES };
    if (panel !== undefined) {
      const { height, markup } = panel === "centre" ? centre : seats[panel];
      return framed({ ...common, ...alone(PANEL, height, markup) }, options);
    }
    const width = drawn.bounds.width * UNIT;
    const height = drawn.bounds.height * UNIT;
    const body = boardPart(drawn, picks, options);
    const isBelow = options.panels === "below";
    const columns = isBelow ? Math.max(1, Math.round(width / PANEL)) : 1;
    const aside = options.panels === "none" ? stacked([], 1) : stacked([centre, ...seats], columns);
    const whole = {
      none: { width, height },
      below: { width: Math.max(width, aside.width), height: height + MARGIN + aside.height },
      beside: { width: width + MARGIN + aside.width, height: Math.max(height, aside.height) },
    }[options.panels];
    const left = isBelow ? (whole.width - width) / 2 : 0;
    const top = isBelow ? 0 : (whole.height - height) / 2;
    const origin = {
      x: MARGIN + left - drawn.bounds.x * UNIT,
      y: MARGIN + top - drawn.bounds.y * UNIT,
    };
    return framed(
      {
        ...common,
        width: whole.width + 2 * MARGIN,
        height: whole.height + 2 * MARGIN,
        body:
          at(origin.x, origin.y, 1, body) +
          at(
            MARGIN + (isBelow ? (whole.width - aside.width) / 2 : width + MARGIN),
            MARGIN + (isBelow ? height + MARGIN : 0),
            1,
            aside.markup,
          ),
        board: {
          spaces: drawn.spaces,
          toPicture: ({ x, y }) => ({ x: origin.x + x * UNIT, y: origin.y + y * UNIT }),
        },
      },
      options,
    );
  };
}

/** Returns the value of a pick: `f7` of `space:f7`. */
const valueOf = (pick: string): string => pick.slice(pick.indexOf(":") + 1);

/** Returns the words, if they can name seats. */
const namingWords = (words: object | undefined): PlainWords | undefined =>
  typeof fieldsOf(words, "player").player === "function" ? (words as PlainWords) : undefined;

function titleOf(id: string, words: object | undefined): string {
  const { name } = fieldsOf(words, "name");
  return typeof name === "string" ? name : heading(id.replaceAll("-", " "));
}

function boardPart(
  { spaces, lines }: GameTypes["board"],
  picks: readonly string[],
  options: Checked<object, GameEvent>,
): string {
  const colours = terrainColours(spaces.map(({ terrain }) => terrain));
  const byName = new Map<string, string[]>();
  for (const pick of picks) byName.set(valueOf(pick), [...(byName.get(valueOf(pick)) ?? []), pick]);
  const onSpace = picks.find((pick) => spaces.some(({ name }) => name === valueOf(pick)));
  const kind = onSpace?.slice(0, onSpace.indexOf(":")) ?? "space";
  const changed = new Set(options.events.flatMap((event) => Object.values<unknown>({ ...event })));
  return [
    ...spaces.map((space) =>
      drawSpace(
        space,
        colours.get(space.terrain) ?? "sand",
        byName.get(space.name ?? "") ?? [`${kind}:${space.name ?? ""}`],
        options,
      ),
    ),
    ...lines.map(drawLine),
    ...spaces
      .filter(({ name }) => name !== null && changed.has(name))
      .map(({ outline }) => tag("path", { d: `${pathOf(outline)}Z`, class: "changed still" })),
  ].join("");
}

/** Draws a line, in the colour of its seat if it has one. */
function drawLine(line: BoardLine): string {
  const { seat } = line as { readonly seat?: unknown };
  const d = pathOf(line.points);
  const stroke = typeof seat === "number" ? colour(`seat-${seat % 5}`) : colour("ink");
  return (
    tag("path", { d, class: "casing still" }) +
    tag("path", { d, class: "line still", style: `stroke:${stroke}` })
  );
}
