/** The contrast of colours by WCAG 2, for the code on the pages. */

type Rgb = readonly [number, number, number];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** The least contrast of text that WCAG 2 asks for is 4.5; a little more, since browsers round colours. */
const LEAST = 4.6;

/** Reads a colour such as `#1E754F`, or one with an opacity as it looks on a background. */
function read(colour: string, background: Rgb): Rgb {
  const part = (index: number): number => Number.parseInt(colour.slice(index, index + 2), 16);
  const opacity = colour.length > 7 ? part(7) / 255 : 1;
  return mixed(background, [part(1), part(3), part(5)], opacity);
}

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb; // A tuple of three gives three.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Returns the contrast of two colours, from 1 to 21. */
export const contrast = (colour: string, background: string): number => {
  const ground = read(background, WHITE);
  return ratio(read(colour, ground), ground);
};

/** Returns a colour that can be read on a background: the same if it can be, or else a darker or a lighter one. */
export function readable(colour: string, background: string): string {
  const ground = read(background, WHITE);
  const own = read(colour, ground);
  const end = luminance(ground) > 0.2 ? BLACK : WHITE;
  for (let share = 0; share <= 1; share += 0.02) {
    const tried = mixed(own, end, share);
    if (ratio(tried, ground) >= LEAST) {
      return `#${tried.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
    }
  }
  return end === BLACK ? "#000000" : "#ffffff";
}
