/** The flags of Node that worker threads get. */

/** Flags that decide which file a module is, each with a value. */
const LOADING = /^(?:--import|--require|-r|--loader|--experimental-loader|--conditions|-C)(?==|$)/u;

/**
 * Returns the `execArgv` of worker threads; `undefined` lets Node hand over what threads can take. Node refuses flags of V8 and
 * of the whole process where they are named (`ERR_WORKER_INVALID_EXEC_ARGV`), and leaves them out where none are.
 *
 * `--input-type` is the exception: Node hands it over, and then threads can't run a file. Only the flags that decide which file
 * a module is are named in its place.
 */
export function workerFlags(flags: readonly string[]): string[] | undefined {
  if (!flags.some((flag) => /^--input-type(?==|$)/u.test(flag))) return undefined;
  const kept: string[] = [];
  for (const [index, flag] of flags.entries()) {
    if (!LOADING.test(flag)) continue;
    if (flag.includes("=")) kept.push(flag);
    else if (index + 1 < flags.length) kept.push(flag, flags[index + 1]);
  }
  return kept;
}
