/** The matches of one game on a server: which exist, and who sits there now. */
import type { Claim } from "./messages.js";

/** What boardgame.io stores about a match, as far as it is read here. */
interface Metadata {
  readonly gameName?: unknown;
  readonly players?: object;
}

/** The part of boardgame.io's storage that is used. */
export interface Storage {
  fetch(matchID: string, parts: { readonly metadata: true }): unknown;
}

/** The part of boardgame.io's authentication that is used. */
export interface Auth {
  authenticateCredentials(claim: Claim & { readonly metadata: object }): unknown;
}

/** Tells who may see and play the matches of one game. */
export class Matches {
  /** What is being read for messages of this moment: one move is sent to all clients at once. */
  readonly #reading = new Map<string, Promise<Metadata | undefined>>();

  constructor(
    private readonly game: string,
    private readonly storage: Storage,
    private readonly auth: Auth,
  ) {}

  /** Tests whether a match of this game exists, and whether a player has the credentials of a seat of it. */
  async admits(claim: Claim): Promise<boolean> {
    const metadata = await this.#metadataOf(claim.matchID);
    // A view of another game's match would throw, or show what this game does not hide.
    if (metadata?.gameName !== this.game) return false;
    const { playerID } = claim;
    if (playerID === null) return true;
    if (!Object.hasOwn(metadata.players ?? {}, playerID)) return false;
    return Boolean(await this.auth.authenticateCredentials({ ...claim, metadata }));
  }

  #metadataOf(matchID: string): Promise<Metadata | undefined> {
    const current = this.#reading.get(matchID) ?? this.#read(matchID);
    if (this.#reading.has(matchID)) return current;
    this.#reading.set(matchID, current);
    // Whoever asks later gets what is stored then.
    void Promise.resolve().then(() => this.#reading.delete(matchID));
    return current;
  }

  async #read(matchID: string): Promise<Metadata | undefined> {
    const { metadata } = ((await this.storage.fetch(matchID, { metadata: true })) ?? {}) as {
      readonly metadata?: Metadata;
    };
    return metadata;
  }
}
