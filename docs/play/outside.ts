/**
 * The modules that this page may run. A module can do whatever the page can, so that a link never runs one by itself: the person is
 * asked for each address, once. Modules of other hosts are refused here, and by the policy of the page.
 */
import { textOf } from "./plain.js";
import { keep, recall } from "./storage.js";

const LONGEST_ADDRESS = 2_000;

/** Returns the URL of a module by its address relative to the page. Throws if it is on another host. */
export function moduleAddress(text: unknown): string {
  const given = textOf(text, LONGEST_ADDRESS).trim();
  const { href, origin, protocol } = new URL(given, document.baseURI);
  if (given === "" || !/^https?:$/u.test(protocol) || origin !== location.origin) {
    throw new Error(`expected the address of a module on ${location.host}, got "${given}"`);
  }
  return href;
}

const agreedTo = (): readonly unknown[] => {
  const kept = recall("modules");
  return Array.isArray(kept) ? kept : [];
};

/** Tests whether the person has agreed to run a module. */
export const isAgreedTo = (address: string): boolean => agreedTo().includes(address);

/** Remembers that the person has agreed to run a module. */
export const agreeTo = (address: string): void =>
  keep("modules", [...agreedTo().filter((one) => one !== address), address].slice(-100));
