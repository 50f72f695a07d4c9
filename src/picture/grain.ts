/** Small irregularities that make a drawing look hand-made: the same in every drawing. */

/** Returns a number from 0 to 1 (exclusive) that looks random but depends on the name and the number only. */
export function grain(name: string, number: number): number {
  let hash = 0x811c9dc5 ^ number;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}
