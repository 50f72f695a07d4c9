/**
 * Protects the lobby. boardgame.io looks players up by whatever a request says, so that joining as `__proto__` gives a name and
 * credentials to every object of the process; and it stores names and data of any size.
 */
import { isCredentials, isPlayer } from "./messages.js";

/** The part of a Koa context that is used. */
interface Context {
  readonly request: object;
  throw(status: number, message: string): never;
}

/** The part of a Koa router that is used. */
export interface Router {
  use(middleware: (context: Context, next: () => Promise<unknown>) => Promise<unknown>): unknown;
}

/** The longest name of a player. */
const LONGEST_NAME = 100;
/** The longest JSON of the data of a player. */
const LONGEST_DATA = 10_000;

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isName = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === "string" && value.length <= LONGEST_NAME);

/** What each field of a request must be, as far as boardgame.io does not check it. */
const FIELDS: Readonly<
  Record<string, { readonly expected: string; readonly isGood: (value: unknown) => boolean }>
> = {
  playerID: {
    expected: "the id of a player",
    isGood: (value) => isAbsent(value) || isPlayer(typeof value === "number" ? `${value}` : value),
  },
  playerName: { expected: `a name of at most ${LONGEST_NAME} characters`, isGood: isName },
  newName: { expected: `a name of at most ${LONGEST_NAME} characters`, isGood: isName },
  credentials: { expected: "the credentials of a player", isGood: isCredentials },
  numPlayers: {
    expected: "a number of players",
    isGood: (value) => isAbsent(value) || typeof value === "number" || typeof value === "string",
  },
  data: { expected: `data of at most ${LONGEST_DATA} characters`, isGood: isShort },
};

/** Makes the lobby answer 400 to requests with such fields. Before boardgame.io adds its routes. */
export function guardLobby(router: Router): void {
  router.use((context, next) => {
    let body: unknown;
    // Each route reads the body itself, and puts it here.
    Object.defineProperty(context.request, "body", {
      configurable: true,
      enumerable: true,
      get: () => body,
      set(given: unknown) {
        const problem = problemIn(given);
        if (problem !== undefined) context.throw(400, problem);
        body = given;
      },
    });
    return next();
  });
}

/** Returns what is wrong with the body of a request, `undefined` if nothing is. */
function problemIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  for (const [name, { expected, isGood }] of Object.entries(FIELDS)) {
    if (!isGood((body as Readonly<Record<string, unknown>>)[name])) {
      return `${name}: expected ${expected}`;
    }
  }
  return undefined;
}

/** Tests whether the JSON of a value is short. */
function isShort(value: unknown): boolean {
  try {
    return isAbsent(value) || JSON.stringify(value).length <= LONGEST_DATA;
  } catch {
    return false; // It is nested too deeply.
  }
}
