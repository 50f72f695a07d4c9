/** Stryker's instrumenter puts every mutant behind a switch, a call with its number: this sets them in the text. */

/**
 * Returns a bundle with one mutant switched on, or none. Every switch becomes `true` or `false`, so that the rest runs at full
 * speed. `marks` is the name of a global list in which a 1 is set for every mutant that is reached.
 */
export function withMutant(bundle: string, id: string | undefined, marks?: string): string {
  return bundle
    .replace(/stryMutAct_9fa48\d*\("(\d+)"\)/g, (_, one: string) => String(one === id))
    .replace(/stryCov_9fa48\d*\(("[\d", ]*")\)/g, (_, ids: string) =>
      marks === undefined ? "true" : `(${ids.replace(/"(\d+)",?/g, `${marks}[$1] =`)} 1)`,
    );
}
