/** Random seeds: the one function of the library whose result does not depend on its arguments only. */
import { PlatformError } from "../errors.js";

/** Available on every current platform, except React Native without a polyfill. */
interface Platform {
  readonly crypto?: { getRandomValues?: (bytes: Uint8Array) => unknown };
}

/**
 * Returns a new seed that nobody can guess: 128 random bits as 32 hexadecimal digits. A server uses one for every game, because
 * the seed reveals everything that is hidden.
 *
 * @example
 * ```ts
 * import { randomSeed, setup } from "caravanserai";
 *
 * const seed = randomSeed(); // such as "f81d4fae7dec11d0a76500a0c91e6bf6"
 * setup("nomadi", { players: 2, seed }).seed === seed; // => true
 * seed.length; // => 32
 * ```
 *
 * @throws {@link PlatformError} if the platform has no `crypto.getRandomValues`.
 * @category Playing
 */
export function randomSeed(): string {
  // The library is compiled without the types of any platform.
  const { crypto } = globalThis as Platform;
  if (typeof crypto?.getRandomValues !== "function") {
    throw new PlatformError("crypto.getRandomValues");
  }
  const bytes = new Uint8Array(16);
  crypto.getRandomValues(bytes);
  return Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join("");
}
