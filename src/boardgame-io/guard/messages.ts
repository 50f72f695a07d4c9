/**
 * Reads the messages of clients. Whatever boardgame.io's own client would not send is dropped, and what goes on to the server is
 * written anew, so that nothing else rides along into the log and the database.
 */

/** Who a client claims to be: a player of a match, or a spectator. */
export interface Claim {
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string | undefined;
}

/** A message that may go on: who sends it, and the arguments for boardgame.io's handler. */
export interface Message {
  readonly claim: Claim;
  readonly args: readonly unknown[];
}

/** A value from a client, of which nothing is known yet. */
type Unchecked = Readonly<Partial<Record<string, unknown>>> | null | undefined;

/** The longest id of a match or of a chat message. */
const LONGEST_ID = 100;
/** The longest credentials; signed tokens take a few thousand characters. */
const LONGEST_CREDENTIALS = 10_000;
/** The most arguments of a move, and their longest JSON. A move of our games has one argument of at most 4,000 characters. */
const MOST_ARGUMENTS = 8;
const LONGEST_ARGUMENTS = 10_000;

/** Reads `update`: a move of the game, in the name of the player whose credentials boardgame.io checks. */
export function readUpdate(
  [action, stateID, matchID, playerID]: readonly unknown[],
  moves: object,
): Message | undefined {
  const { type: kind, payload } = (action ?? {}) as NonNullable<Unchecked>;
  const { type, args, playerID: mover, credentials } = (payload ?? {}) as NonNullable<Unchecked>;
  if (kind !== "MAKE_MOVE" || typeof type !== "string" || !Object.hasOwn(moves, type)) return;
  if (!isPlayer(playerID) || mover !== playerID || !isShort(args)) return;
  if (!isID(matchID) || !Number.isSafeInteger(stateID) || !isCredentials(credentials)) return;
  const move = { type: kind, payload: { type, args, playerID, credentials } };
  return {
    claim: { matchID, playerID, credentials: credentials ?? undefined },
    args: [move, stateID, matchID, playerID],
  };
}

/** Reads `sync`: a player or a spectator who wants to see a match. */
export function readSync([matchID, playerID, credentials]: readonly unknown[]):
  Message | undefined {
  // A player must use boardgame.io's own spelling of the id: `""` would count as 0 where boardgame.io redacts the log.
  const isWatching = playerID === null || playerID === undefined;
  if (!isID(matchID) || !(isWatching || isPlayer(playerID)) || !isCredentials(credentials)) return;
  const claim = {
    matchID,
    playerID: isWatching ? null : playerID,
    credentials: credentials ?? undefined,
  };
  // Without the number of players, which is for matches that boardgame.io would create.
  return { claim, args: [matchID, claim.playerID, claim.credentials] };
}

/** Reads `chat`: a text of at most `longest` characters, from a player. */
export function readChat(
  [matchID, message, credentials]: readonly unknown[],
  longest: number,
): Message | undefined {
  const { id, sender, payload } = (message ?? {}) as NonNullable<Unchecked>;
  if (typeof payload !== "string" || payload.length > longest || !isID(id)) return;
  if (!isID(matchID) || !isPlayer(sender) || !isCredentials(credentials)) return;
  return {
    claim: { matchID, playerID: sender, credentials: credentials ?? undefined },
    args: [matchID, { id, sender, payload }, credentials],
  };
}

/** Tests whether a value is the id of a player: a whole number as a text, in canonical form. */
export const isPlayer = (value: unknown): value is string =>
  typeof value === "string" && /^(?:0|[1-9]\d?)$/u.test(value);

/** Tests whether a value can be the id of a match: a short text that can be printed. */
const isID = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_ID && isPrintable(value);

/** Tests whether a value can be credentials, or says that there are none. */
export const isCredentials = (value: unknown): value is string | null | undefined =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.length <= LONGEST_CREDENTIALS);

/** Tests whether a text has no control characters, which a terminal would obey. */
const isPrintable = (text: string): boolean =>
  [...text].every((sign) => sign >= " " && (sign < "\u007f" || sign > "\u009f"));

/**
 * Tests whether a value is a short list of arguments. boardgame.io writes the arguments of an illegal move to its log with
 * `String`, which throws for `{ toString: 1 }`, so that is tried here.
 */
function isShort(args: unknown): boolean {
  if (!Array.isArray(args) || args.length > MOST_ARGUMENTS) return false;
  try {
    return JSON.stringify(args).length <= LONGEST_ARGUMENTS && isPrintable(String(args));
  } catch {
    return false;
  }
}
