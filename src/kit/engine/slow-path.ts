/** The warning of development about states from outside that are checked at every call. Bundles for production leave it out. */

// The library has the types of no platform. A browser without a bundler has no `process`.
declare const process: { readonly env: { readonly NODE_ENV?: string } };
declare const console: { warn(message: string): void };

/** The states from outside that an engine has checked; `null` once it has warned. */
const foreign = /* @__PURE__ */ new WeakMap<object, WeakSet<object> | null>();

/** Warns, once for each engine, when the same state or view from outside was checked a second time. */
export function noteForeign(engine: object, given: unknown, game: string): void {
  try {
    if (process.env.NODE_ENV !== "production") {
      const state = given as object; // It was checked.
      const seen = foreign.get(engine);
      if (seen === undefined) foreign.set(engine, new WeakSet([state]));
      else if (seen?.has(state)) {
        foreign.set(engine, null);
        console.warn(
          `caravanserai: a state or view of ${game} that this library did not make is checked at every call, which is slow. ` +
            "Call `load` or `loadView` once and keep what it returns; `isLoaded` tells which ones need it.",
        );
      } else seen?.add(state);
    }
  } catch {
    // There is no `process`: nobody has said that this is development.
  }
}
