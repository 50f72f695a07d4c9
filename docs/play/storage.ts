/** Local storage, if the browser allows it: private windows and full disks refuse. */

const KEY = "caravanserai-play";

/** Returns a saved value; `undefined` if there is none or it can't be read. */
export function recall(name: string): unknown {
  try {
    const text = localStorage.getItem(`${KEY}:${name}`);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Saves a value; `undefined` removes it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`${KEY}:${name}`);
    else localStorage.setItem(`${KEY}:${name}`, JSON.stringify(value));
  } catch {
    // The game goes on without it.
  }
}
