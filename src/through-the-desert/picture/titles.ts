/** Titles of the parts of the picture, in the language of the caller's words. */
import type { Seat } from "../../game.js";
import type { Checked } from "../../picture/options.js";
import { nameOf } from "../../picture/text.js";
import type { ThroughTheDesertWords } from "../../words/words.js";
import type { BoardHex } from "../model/board.js";
import type { MoveEvent } from "../model/events.js";
import type { Colour, Points } from "../model/state.js";

/** The options of a picture of this game, checked. */
export type PictureOptions = Checked<ThroughTheDesertWords, MoveEvent>;

/** The words that a picture needs. */
export const NEEDED_WORDS: readonly string[] = [
  ...["whole", "camel", "water", "oasis", "territory", "caravan", "supply", "points"].map(
    (key) => `picture.${key}`,
  ),
  ...["oases", "water", "caravans", "territory"].map((key) => `source.${key}`),
  ...["terrain.sand", "player"],
];

/** Returns the title of a space with everything on it: "f7: Anna’s sky camel". Without words, the name of the space. */
export function spaceTitle({ name, contents }: BoardHex, options: PictureOptions): string {
  const { words } = options;
  if (words === undefined) return name ?? "";
  const { picture, terrain } = words;
  const named = (seat: Seat): string => nameOf(seat, options);
  const { camel, oasis, water, territory } = contents;
  const told: string[] = [];
  if (camel !== null) told.push(picture.camel(camel, named));
  if (oasis) told.push(picture.oasis());
  if (water !== null) told.push(picture.water(water));
  if (told.length === 0 && territory === null) told.push(terrain.sand);
  if (territory !== null) told.push(picture.territory(territory, named));
  return `${name}: ${told.join(", ")}`;
}

/** Returns the title of the loose camels of a colour. Without words, the name of the colour. */
export const supplyTitle = (colour: Colour, camels: number, { words }: PictureOptions): string =>
  words?.picture.supply(colour, camels) ?? colour;

/** Returns the title of a caravan, or of a leader that is still in hand. */
export function caravanTitle(
  seat: Seat,
  colour: Colour,
  camels: number,
  options: PictureOptions,
): string | undefined {
  const named = (other: Seat): string => nameOf(other, options);
  const { picture } = options.words ?? {};
  return camels === 0
    ? picture?.camel({ seat, colour, leader: true }, named)
    : picture?.caravan({ seat, colour }, camels, named);
}

/** Returns the title of a seat: its points by source. Without words, the name of the player. */
export function seatTitle(seat: Seat, points: Points, options: PictureOptions): string {
  const { words } = options;
  const name = nameOf(seat, options);
  if (words === undefined) return name;
  const sources = (["oases", "water", "caravans", "territory"] as const)
    .map((source) => `${words.source[source]} ${points[source]}`)
    .join(", ");
  return `${words.picture.points(seat, points.total, (other) => nameOf(other, options))} (${sources})`;
}
