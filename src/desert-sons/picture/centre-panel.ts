/**
 * The centre panel: the piles, the supply, the rumour board, and the tile to place with its rotations or the explorers that act in
 * an oasis.
 */
import { namedPart, part } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { heading, label } from "../../picture/text.js";
import { type Good, GOODS, type Slot } from "../model/state.js";
import { amount, PANEL, hit, rumour, tileArt, tilesInRow } from "./panel-parts.js";
import { explorer } from "./pieces.js";
import { isRotating, tileToPlace } from "./ghost.js";
import type { Scene } from "./scene.js";
import { medal, sign } from "./symbols.js";

/** The height of the panel. */
export const CENTRE_HEIGHT = 372;

/** The height of the line that says which decision is due. Whoever draws the panel alone says it elsewhere. */
export const ASKED_HEIGHT = 36;

/** Matches the lines of a text that fit the panel: broken between words, or inside a word that is longer than a line. */
const LINES = /.{1,44}( |$)|.{44}/gu;

/** Draws the panel; its upper left corner is at the origin. */
export const centrePanel = (scene: Scene): string =>
  tag("rect", { width: PANEL, height: CENTRE_HEIGHT, rx: 16, class: "card" }) +
  asked(scene) +
  content(scene);

/** Draws the panel without the line that says which decision is due. */
export const centrePanelAlone = (scene: Scene): string =>
  tag("rect", { width: PANEL, height: CENTRE_HEIGHT - ASKED_HEIGHT, rx: 16, class: "card" }) +
  at(0, -ASKED_HEIGHT, 1, content(scene));

function content(scene: Scene): string {
  const { state } = scene;
  return (
    stock(scene) +
    GOODS.map((good, index) => at(20 + index * 107, 116, 1, column(scene, good))).join("") +
    at(0, 306, 1, state.scoring === null ? tray(scene) : queue(scene))
  );
}

/** Draws the decision that is due, for the seat whose panel is marked; or why the game is over. */
function asked({ state, words }: Scene): string {
  if (words === undefined) return "";
  const said = heading(state.over ? words.end[state.endReason] : words.phase[state.phase]);
  const [first, second = ""] = said.match(LINES) ?? [said];
  return label(20, 28, first, "small") + label(20, 49, second, "small");
}

/** Draws the piles, water, camels and rumours that are left. */
function stock({ state }: Scene): string {
  const step = Math.min(35, 175 / state.stack.length);
  const piles = state.stack.map((count, index) =>
    at(
      20 + index * step,
      58,
      1,
      tag("rect", { width: 32, height: 32, rx: 4, class: count === 0 ? "slot" : "pile" }),
      count === 0 ? "" : tag("text", { x: 16, y: 23, class: "pile-count" }, String(count)),
    ),
  );
  const { unseen, aside, hand } = state.rumours;
  return (
    tag("g", { class: "still" }, ...piles) +
    amount("water", 216, 76, String(state.supply.water)) +
    amount("camel", 296, 76, String(state.supply.camels)) +
    amount("rumour", 378, 76, String(unseen)) +
    (aside === null ? "" : at(437, 74, 0.8, rumour(aside))) +
    (hand === null ? "" : at(434, 74, 1, rumour(hand)))
  );
}

/** Draws a good on the rumour board: its value, how many are left, and its two slots. */
function column({ state, values, options, words, changes }: Scene, good: Good): string {
  const value = values[good];
  const head =
    hit(-4, -2, 102, 42) +
    amount(good, 18, 20, value === null ? "?" : String(value)) +
    label(60, 27, `×${state.supply.goods[good]}`, "small");
  const slots = ([1, 2] as const).map((number) => {
    const slot: Slot = `${good}-${number}`;
    const laid = state.rumours.board.find((one) => one.slot === slot);
    const box = { x: -22, y: -22, width: 44, height: 44, rx: 6 };
    const title = words?.picture.slot(slot, laid === undefined ? undefined : laid.value);
    return at(
      number === 1 ? 20 : 70,
      68,
      1,
      namedPart(
        `slot:${slot}`,
        title,
        options,
        laid === undefined ? tag("rect", { ...box, class: "slot" }) : rumour(laid),
        changes.slots.has(slot) ? tag("path", { d: "M-22 42h44", class: "moved" }) : "",
        hit(-25, -25, 50, 50),
      ),
    );
  });
  return (
    (state.phase === "swap" ? head : namedPart(`good:${good}`, words?.good[good], options, head)) +
    slots.join("")
  );
}

/** Draws the tile to place, and its possible rotations. */
function tray(scene: Scene): string {
  const { state, options, words } = scene;
  const tile = tileToPlace(scene);
  const drawn =
    state.drawn === null
      ? ""
      : tilesInRow(
          scene,
          [state.drawn],
          58,
          78,
          () => true,
          () => false,
        );
  if (tile === undefined || !(state.drawn !== null || isRotating(options))) return drawn;
  const previews = [0, 1, 2, 3].map((rotation) =>
    at(
      150 + rotation * 82,
      0,
      1,
      part(
        `rotation:${rotation}`,
        words?.picture.rotation(rotation),
        options,
        tileArt(tile, rotation, 66),
        hit(-37, -37, 74, 74),
      ),
    ),
  );
  return drawn + previews.join("");
}

/** Draws the explorers of the oasis that is being scored, in the order in which they act. */
function queue({ state, tall }: Scene): string {
  const { scoring } = state;
  if (scoring === null) return "";
  const owners = new Map(state.explorers.map(({ height, seat }) => [height, seat]));
  const spaces = new Map(scoring.placed.map(({ height, action }) => [height, action]));
  const step = Math.min(56, 330 / Math.max(1, scoring.explorers.length));
  const figures = scoring.explorers.map((height, index) => {
    const action = spaces.get(height);
    return at(
      44 + index * step,
      40,
      Math.min(1.3, step / 34),
      index === 0 ? tag("ellipse", { rx: 19, ry: 6, class: "acting" }) : "",
      explorer(owners.get(height) ?? 0, height, tall(height)),
      action === undefined ? "" : medal(action, 14, -36, 0.7),
    );
  });
  const offered = scoring.good === null ? "" : at(PANEL - 44, 0, 2, sign(scoring.good));
  return tag("g", { class: "still" }, ...figures, offered);
}
