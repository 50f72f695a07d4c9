/** What the browser keeps for this page, if it may: private windows and full disks refuse. */

const KEY = "caravanserai-play";

/** What was kept under a name; `undefined` if there is nothing or it can't be read. */
export function recall(name: string): unknown {
  try {
    const text = localStorage.getItem(`${KEY}:${name}`);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value; `undefined` forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`${KEY}:${name}`);
    else localStorage.setItem(`${KEY}:${name}`, JSON.stringify(value));
  } catch {
    // The game goes on without it.
  }
}
