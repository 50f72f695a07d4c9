/** A picture of a game: the area, and beside or below it what lies in front of the players and on the table. */
import { framed } from "../../picture/frame.js";
import { at } from "../../picture/markup.js";
import { type Checked, checkSvgOptions, type SvgOptions } from "../../picture/options.js";
import { nameOf } from "../../picture/text.js";
import type { DesertSonsWords } from "../../words/words.js";
import { engine } from "../gate/engine.js";
import { board } from "../frontend/board.js";
import { goodValues } from "../frontend/reading-pieces.js";
import { standingOf } from "../frontend/standing.js";
import type { MoveEvent } from "../model/events.js";
import type { State, View } from "../model/state.js";
import { area } from "./area.js";
import { CARD } from "./cards.js";
import { changesOf } from "./last-move.js";
import { PALETTE, RULES } from "./palette.js";
import { scaleOf } from "./pieces.js";
import type { Scene } from "./scene.js";
import { SEAT_HEIGHT, seatCard } from "./seat-card.js";
import { TABLE_HEIGHT, tableCard } from "./table-card.js";

/** How wide or high the area is drawn, whichever is more, and the margin around it. */
const AREA = 1100;
const MARGIN = 52;
/** What a picture asks a catalogue for. */
const NEEDED_WORDS: readonly string[] = [
  ...["picture.slot", "picture.caravan", "terrain.desert", "good.salt", "action.salt"],
  ...["phase.travel", "end.idle", "tile", "player", "whose"],
];

/** Between cards. */
const GAP = 14;

/**
 * A picture of a game as SVG: the area with everything on it, and cards with what lies in front of the players and on the table.
 * A view shows what its viewer may know: rumours that they have not looked at lie face down. A state shows everything, so draw
 * views for players.
 *
 * What a person can pick carries its pick as `data-pick`, such as `space:f7`, `explorer:16` or `tile:OODD NE[F]`. Those among
 * `choices` and `picked` are marked. A rotation is shown as soon as it is among them, and a tile lies on its field as a preview
 * once tile, field and rotation are clear.
 *
 * @param state - The state or view to draw.
 * @param options - How to draw it.
 *
 * @example
 * ```ts
 * import { choices, setup, view } from "caravanserai/desert-sons";
 * import { toSvg } from "caravanserai/svg/desert-sons";
 * import { desertSons } from "caravanserai/words/en";
 *
 * const seen = view(setup({ players: 2, seed: 1 }), 0);
 * const picture = toSvg(seen, {
 *   words: desertSons,
 *   names: ["Anna", "Ben"],
 *   choices: choices(seen, []).picks,
 * });
 * picture.startsWith("<svg "); // => true
 * picture.includes("Anna: move the caravan or explore"); // => true
 * picture.includes('<g data-pick="space:c6" class="part choice">'); // => true
 * toSvg(seen, { theme: "sepia" as "dark" }); // throws ArgumentError
 * ```
 *
 * @throws `LoadError` if the value is not a state or view of this game.
 * @throws `ArgumentError` if an option is unknown or wrong.
 * @category Pictures
 */
export function toSvg(
  state: State | View,
  options: SvgOptions<DesertSonsWords, MoveEvent> = {},
): string {
  const checked = checkSvgOptions(options, NEEDED_WORDS);
  const scene = sceneOf(engine.trusted(state), checked);
  const { bounds } = scene.board;
  const scale = Math.max(1, Math.round(AREA / Math.max(bounds.width, bounds.height))) / 100;
  const width = bounds.width * 100 * scale;
  const height = bounds.height * 100 * scale;
  const cards = cardsOf(scene, width, height);
  const whole = {
    width: Math.max(MARGIN + width + MARGIN, cards.right),
    height: Math.max(MARGIN + height + MARGIN, cards.bottom),
  };
  const top = checked.panels === "below" ? MARGIN : (whole.height - height) / 2;
  const left = checked.panels === "below" ? (whole.width - width) / 2 : MARGIN;
  return framed(
    {
      game: "desert-sons",
      title: titleOf(scene),
      ...whole,
      palette: PALETTE,
      rules: RULES,
      body: at(left, top, scale, area(scene, scale)) + cards.body,
    },
    checked,
  );
}

function sceneOf(state: State | View, options: Checked<DesertSonsWords, MoveEvent>): Scene {
  return {
    state,
    board: board(state),
    options,
    words: options.words,
    changes: changesOf(options.events),
    nameOf: (seat) => nameOf(seat, options),
    tall: scaleOf(state.tileSet.explorers),
    score: standingOf(state),
    values: goodValues(state),
  };
}

/** Cards, and how far they reach. */
interface Cards {
  readonly body: string;
  readonly right: number;
  readonly bottom: number;
}

/** The cards of all seats and of the table. */
function cardsOf(scene: Scene, width: number, height: number): Cards {
  switch (scene.options.panels) {
    case "none":
      return { body: "", right: 0, bottom: 0 };
    case "beside":
      return beside(scene, width, height);
    case "below":
      return below(scene, width, height);
  }
}

/** One column: the seats and then the table. */
function beside(scene: Scene, width: number, height: number): Cards {
  const seats = [...scene.state.seats.keys()];
  const step = SEAT_HEIGHT + GAP;
  const all = seats.length * step + TABLE_HEIGHT;
  const bottom = Math.max(height, all) + 2 * MARGIN;
  const x = MARGIN + width + MARGIN;
  const top = (bottom - all) / 2;
  const body = seats.map((seat) => at(x, top + seat * step, 1, seatCard(scene, seat)));
  const table = at(x, top + seats.length * step, 1, tableCard(scene));
  return { body: body.join("") + table, right: x + CARD + MARGIN, bottom };
}

/** Two columns as wide as the area: two seats on the left, the table on the right, and more seats below. */
function below(scene: Scene, width: number, height: number): Cards {
  const seats = [...scene.state.seats.keys()];
  const right = Math.max(width + 2 * MARGIN, 2 * CARD + 3 * GAP);
  const scale = Math.floor((100 * (right - 3 * GAP)) / (2 * CARD)) / 100;
  const step = SEAT_HEIGHT + GAP;
  const column = CARD + GAP / scale;
  const body = seats.map((seat) =>
    seat < 2
      ? at(0, seat * step, 1, seatCard(scene, seat))
      : at((seat - 2) * column, 2 * step, 1, seatCard(scene, seat)),
  );
  const table = at(column, 0, 1, tableCard(scene));
  const top = MARGIN + height + MARGIN;
  const rows = seats.length > 2 ? 3 : 2;
  return {
    body: at((right - scale * (CARD + column)) / 2, top, scale, ...body, table),
    right,
    bottom: top + (rows * step - GAP) * scale + MARGIN,
  };
}

/** What the picture shows. */
function titleOf({ state, words, nameOf }: Scene): string {
  if (words === undefined) return state.tileSet.name;
  const what = words.phase[state.phase];
  const due = state.seat === null ? what : words.whose(nameOf(state.seat), what);
  return `${words.name}, ${state.tileSet.name}. ${due}`;
}
