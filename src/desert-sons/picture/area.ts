/** The area: the map with its frame, all tiles, what stands on them, and everything that can be picked there. */
import { namedPart, part } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { oasesOf } from "../frontend/oases.js";
import type { BoardField } from "../model/board.js";
import { ACTIONS } from "../model/state.js";
import { chart, coordinates, rim } from "./map.js";
import { caravan, explorer, NUMBER } from "./pieces.js";
import { ghost } from "./ghost.js";
import type { Scene } from "./scene.js";
import { nameOf } from "./titles.js";
import { spotsOf } from "./spots.js";
import { MEDAL } from "./symbols.js";
import { Terrain } from "./terrain.js";
import { EDGE, oasisArea, oasisShores, type Place, SIZE } from "./tile-outline.js";

/** Returns the place of a field. */
const placeOf = ({ name, centre }: BoardField): Place => ({
  x: centre.x * SIZE + EDGE,
  y: centre.y * SIZE + EDGE,
  name: name ?? "",
});

/** Draws the whole area in the scale of the picture. Its upper left corner is at the origin, with its frame outside. */
export function area(scene: Scene, scale: number): string {
  const { board, state } = scene;
  const terrain = new Terrain();
  for (const field of board.spaces) {
    const { face, portions, cross, start } = field.contents;
    if (face === null) continue;
    const tile = { sides: face.slice(0, 4), portions, cross, start };
    terrain.add(tile, placeOf(field), field.centre);
  }
  return (
    chart(scene) +
    terrain.markup() +
    rim(scene, scale) +
    (scene.options.coordinates ? coordinates(scene, scale) : "") +
    lastMove(scene) +
    board.spaces.map((field) => space(scene, field)).join("") +
    (state.phase === "explorer" || state.phase === "oasis" ? portions(scene) : "") +
    board.spaces.map((field) => caravanOn(field)).join("") +
    (state.phase === "action" ? actionSpaces(scene) : "") +
    board.spaces.map((field) => explorersOn(scene, field)).join("") +
    ghost(scene)
  );
}

/** Draws the way of the caravan and marks the tiles placed. */
function lastMove({ board, changes }: Scene): string {
  const places = new Map(board.spaces.map((field) => [field.name, placeOf(field)]));
  const trails = changes.paths.map((path) => {
    const points = path.flatMap((name) => places.get(name) ?? []);
    const d = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
    return d === "" ? "" : tag("path", { d, class: "moved trail" });
  });
  const tiles = [...changes.fields].map((name) => {
    const place = places.get(name);
    if (place === undefined) return "";
    const { x, y } = place;
    // Its corners.
    const d = [
      `M${x - 46} ${y - 26}v-20h20`,
      `M${x + 26} ${y - 46}h20v20`,
      `M${x + 46} ${y + 26}v20h-20`,
      `M${x - 26} ${y + 46}h-20v-20`,
    ];
    return tag("path", { d: d.join(""), class: "moved" });
  });
  return tag("g", { class: "still" }, ...tiles, ...trails);
}

function space({ words, options }: Scene, field: BoardField): string {
  const { name, terrain, contents } = field;
  if (name === null) return "";
  const { x, y } = placeOf(field);
  const said = [
    words?.terrain[terrain],
    contents.caravan === null
      ? undefined
      : words?.picture.caravan(nameOf({ options }, contents.caravan)),
  ].filter((text) => text !== undefined);
  const title = said.length === 0 ? name : `${name}: ${said.join(", ")}`;
  const d = `M${x - 46} ${y - 46}h92v92h-92Z`;
  // A field to explore has a rim, one to travel to a dot: there may be many of those.
  const isDotted = contents.face !== null && options.choices.has(`space:${name}`);
  const hit = tag("path", { d, class: isDotted ? "hit field" : "hit" });
  const dot = isDotted ? tag("circle", { cx: x, cy: y, r: 8, class: "dot" }) : "";
  return part(`space:${name}`, title, options, hit, dot);
}

function caravanOn(field: BoardField): string {
  const { caravan: seat } = field.contents;
  if (seat === null) return "";
  const { x, y } = placeOf(field);
  const piece = { "data-piece": "caravan", "data-space": field.name ?? "", "data-seat": seat };
  return tag("g", { class: "still", ...piece }, at(x, y, 1, caravan(seat)));
}

/**
 * Draws the portions of the tile just placed as parts to pick: for an explorer, or with their whole oases, to choose which one is
 * scored first.
 */
function portions({ state, board, options, words }: Scene): string {
  const fields = new Map(board.spaces.map((field) => [field.name, field]));
  const outlines = (name: string, portion: string): readonly [area: string, shores: string] => {
    const field = fields.get(name);
    if (field === undefined) return ["", ""];
    const oasisSides = field.contents.portions.reduce((sum, one) => sum + one.portion.length, 0);
    const asked = { portion, oasisSides, at: placeOf(field) };
    return [oasisArea(asked, 0), oasisShores(asked)];
  };
  const found = fields.get(state.found);
  if (found === undefined || state.found === null) return "";
  const oases = state.phase === "oasis" ? oasesOf(state) : [];
  return found.contents.portions
    .filter(({ portion }) => state.phase === "explorer" || state.completed.includes(portion))
    .map(({ portion }) => {
      const whole = oases.find(({ portions: all }) =>
        all.some((one) => one.field === state.found && one.portion === portion),
      )?.portions ?? [{ field: found.name ?? "", portion }];
      const lines = whole.map((one) => outlines(one.field, one.portion));
      return namedPart(
        `portion:${portion}`,
        words?.picture.portion(portion),
        options,
        tag("path", {
          d: lines.map(([inside]) => inside).join(""),
          class: "hit",
          style: "stroke:none",
        }),
        tag("path", { d: lines.map(([, shores]) => shores).join(""), class: "shores" }),
      );
    })
    .join("");
}

/** Draws the free action spaces of the oasis that is being scored, those with the same action as one part. */
function actionSpaces({ board, options, words }: Scene): string {
  const rings = new Map(ACTIONS.map((action) => [action, [] as string[]]));
  for (const field of board.spaces) {
    const { x, y } = placeOf(field);
    for (const portion of field.contents.portions) {
      if (!portion.scoring) continue;
      const spots = spotsOf(portion, field.centre);
      for (const [index, { action, free }] of portion.spaces.entries()) {
        if (!free) continue;
        const [dx, dy] = spots.spaces[index];
        const circle = { cx: x + dx, cy: y + dy, r: MEDAL * spots.scale + 3 };
        rings.get(action)?.push(tag("circle", { ...circle, class: "hit" }));
      }
    }
  }
  return [...rings]
    .filter(([, circles]) => circles.length > 0)
    .map(([action, circles]) =>
      namedPart(`take:${action}`, words?.action[action], options, ...circles),
    )
    .join("");
}

function explorersOn(scene: Scene, field: BoardField): string {
  const { state, options, words, tall, changes } = scene;
  const { x, y } = placeOf(field);
  return field.contents.explorers
    .map(({ height, seat, portion }) => {
      const on = field.contents.portions.find((one) => one.portion === portion);
      // Every explorer stands on a portion of its tile.
      const [dx, dy] = on === undefined ? [0, 0] : spotsOf(on, field.centre).explorer;
      const size = tall(height);
      const acts = state.scoring?.explorers[0] === height;
      const figure = tag(
        "g",
        { "data-piece": "explorer", "data-space": field.name ?? "", "data-height": height },
        acts || changes.explorers.has(height)
          ? tag("ellipse", { rx: 19, ry: 7, class: acts ? "acting" : "moved" })
          : "",
        tag("rect", { x: -20, y: -size - 3, width: 40, height: size + 8, rx: 9, class: "hit" }),
        explorer(seat, height, size, NUMBER.board),
      );
      const title = words?.picture.explorer(height, nameOf(scene, seat));
      return at(x + dx, y + dy + 12, 1, namedPart(`explorer:${height}`, title, options, figure));
    })
    .join("");
}
