/** Colours as people see them: simulations of three kinds of colour-blindness, and distances in CIE Lab. */

/** Red, green and blue light, each from 0 to 1. */
type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

/** How much of each light is seen: all of it, or as in the model of Machado, Oliveira and Fernandes (2009), severity 1. */
export const VISION = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

const times = (matrix: Matrix, [red, green, blue]: Light): Light => {
  const row = ([r, g, b]: Light): number => r * red + g * green + b * blue;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Returns the light of a colour such as `#c8553d`. */
function lightOf(colour: string): Light {
  const part = (index: number): number => {
    const value = parseInt(colour.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const TO_XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

/** Returns the lightness and the two opponent colours of a light. */
function labOf(light: Light): Light {
  const curve = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  const [x, y, z] = times(TO_XYZ, light);
  return [116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))];
}

/** Returns how different two colours look (CIE 1976). About 2 is just noticeable side by side, 20 is plain at a glance. */
export function distance(one: string, other: string, vision: keyof typeof VISION): number {
  const seen = (colour: string): Light =>
    labOf(
      times(VISION[vision], lightOf(colour)).map((part) =>
        Math.max(0, Math.min(1, part)),
      ) as unknown as Light,
    );
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
