/** Sand, oases and roads of any number of tiles, in layers: each layer is one path, so that nothing shows where tiles meet. */
import type { BoardPoint } from "../../game.js";
import { at, tag } from "../../picture/markup.js";
import type { ActionSpace, TilePortion } from "../model/board.js";
import { joined, type Spot } from "./pen.js";
import { spotsOf } from "./spots.js";
import { medal, sign } from "./symbols.js";
import { besideRoad, oasisArea, oasisShores, type Place, road, wobble } from "./tile-outline.js";

/** A portion as it is drawn. Portions from `parseTile` are incomplete, and all their action spaces are free. */
interface Portion extends TilePortion<ActionSpace & { readonly free?: boolean }> {
  readonly complete?: boolean;
  readonly scoring?: boolean;
}

/** A tile as it is drawn. */
export interface DrawnTile {
  /** The letters of its four sides, as in tile sets. */
  readonly sides: string;
  readonly portions: readonly Portion[];
  readonly cross?: boolean;
  readonly start?: boolean;
}

/** The layers, from bottom to top. Each name is also the name of a CSS class. */
const LAYERS = [
  "sand",
  "cross",
  "ripples",
  "damp",
  "oasis",
  "meadow",
  "finished",
  "scoring",
  "edges",
  "brown",
  "white",
  "hub",
  "pond",
  "glint",
  "tuft",
  "trunk",
  "frond",
] as const;
type Layer = (typeof LAYERS)[number];

/** The class under a layer, which draws the same path differently. */
const UNDER: Readonly<Partial<Record<Layer, string>>> = {
  scoring: "scoring-under",
  brown: "casing",
  white: "casing",
};
/** The class of the shores, over their layer. */
const SHORE = "shore";

/**
 * Paths relative to a point: a tile from its corner, a palm's leaves, the water of a pond and its light, grass, the middle of a
 * tile.
 */
const SQUARE = "h100v100h-100Z";
const FRONDS =
  "q-6-7-12 1q6-3 12-1q-9 0-10 8q4-7 10-8q-1-8 5-9q-2 4-5 9q7-7 12 0q-6-2-12 0q8 1 9 8q-4-6-9-8Z";
const POND = "a13 7 0 1 0 26 0a13 7 0 1 0-26 0Z";
const GLINT = "q4-3 8 0m-2 4q4-3 8 0";
const TUFT = "q-1-5-4-7m4 7v-9m0 9q1-5 4-7";
const HUB = "a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z";

/** The terrain of some tiles. */
export class Terrain {
  private readonly paths = new Map<Layer, string>(LAYERS.map((layer) => [layer, ""]));
  private readonly details: string[] = [];

  private draw(layer: Layer, d: string): void {
    this.paths.set(layer, (this.paths.get(layer) ?? "") + d);
  }

  private drawAt(layer: Layer, x: number, y: number, d: string): void {
    this.draw(layer, `M${Math.round(x)}${joined(Math.round(y))}${d}`);
  }

  /** Adds a tile. `centre` is what its anchors are relative to. */
  add(tile: DrawnTile, place: Place, centre: BoardPoint): void {
    const { sides, portions, cross = false, start = false } = tile;
    const { x, y } = place;
    this.drawAt(cross ? "cross" : "sand", x - 50, y - 50, SQUARE);
    this.drawAt("edges", x - 50, y - 50, SQUARE);
    let lines = 0;
    for (let side = 0; side < 4; side++) {
      const letter = sides.charAt(side);
      if ("DdW".includes(letter)) this.ripples(side, place);
      if ("do".includes(letter)) continue;
      lines++;
      this.draw("DB".includes(letter) ? "brown" : "white", road(side, place));
    }
    if (lines > 0) this.drawAt("hub", x - 6, y, HUB);
    const oasisSides = portions.reduce((sum, { portion }) => sum + portion.length, 0);
    for (const portion of portions) this.portion(portion, oasisSides, place, centre);
    if (start) this.details.push(at(x - 35, y - 36, 1, sign("start")));
  }

  /** Adds ripples in the sand beside a road. */
  private ripples(side: number, { x, y, name }: Place): void {
    for (const [index, [dx, dy]] of besideRoad(side).entries()) {
      const by = wobble(name, side * 2 + index + 20);
      if (by < 0) continue;
      const left = x + dx * 0.92 - 9 + by * 2;
      const top = y + dy * 0.92 + by * 4;
      this.drawAt("ripples", left, top, "q4-4 9-2t9-1");
      if (by > 0.5) this.drawAt("ripples", left, top + 6, "q5-4 8-2t6-1");
    }
  }

  private portion(portion: Portion, oasisSides: number, place: Place, centre: BoardPoint): void {
    const asked = { portion: portion.portion, oasisSides, at: place };
    const shores = oasisShores(asked);
    this.draw("damp", shores);
    this.draw("oasis", oasisArea(asked, 0));
    this.draw("meadow", oasisArea(asked, 9));
    if (portion.scoring === true) this.draw("scoring", shores);
    else if (portion.complete === true) this.draw("finished", shores);
    const { explorer, spaces, scale, empty } = spotsOf(portion, centre);
    const { x, y, name } = place;
    const [left, top] = explorer;
    this.drawAt("pond", x + left - 13, y + top + 2, POND);
    this.drawAt("glint", x + left - 7, y + top + 1, GLINT);
    for (const [index, spot] of empty.entries()) this.plant(spot, place, wobble(name, index + 40));
    for (const [index, { action, free = true }] of portion.spaces.entries()) {
      const [dx, dy] = spaces[index];
      this.details.push(medal(action, x + dx, y + dy, scale, free));
    }
  }

  /** Adds palms or grass. */
  private plant([dx, dy]: Spot, { x, y }: Place, by: number): void {
    const left = x + dx + by * 4;
    const foot = y + dy + 9;
    if (by < -0.3) {
      this.drawAt("tuft", left - 5, foot - 3, TUFT);
      this.drawAt("tuft", left + 6, foot - 8, TUFT);
      return;
    }
    this.drawAt("trunk", left, foot, `q${by > 0.4 ? -3 : 1}-9 2-17`);
    this.drawAt("frond", left + 2, foot - 17, FRONDS);
    this.drawAt("tuft", left + (by > 0.4 ? 9 : -9), foot, TUFT);
  }

  /** Returns everything that was added. It ignores the pointer: clickable parts lie over it. */
  markup(): string {
    const shores = this.paths.get("damp") ?? "";
    const drawn = [...this.paths].map(([layer, d]) => {
      if (d === "") return "";
      const under = UNDER[layer];
      return (
        (under === undefined ? "" : tag("path", { d, class: under })) +
        tag("path", { d, class: layer }) +
        (layer === "meadow" ? tag("path", { d: shores, class: SHORE }) : "")
      );
    });
    const ground = tag("path", {
      d: (this.paths.get("sand") ?? "") + (this.paths.get("cross") ?? ""),
      class: "shadow",
    });
    return tag("g", { class: "terrain" }, ground, ...drawn, ...this.details);
  }
}
