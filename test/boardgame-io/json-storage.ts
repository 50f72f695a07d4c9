/** A database that keeps text, as most do: what comes out is equal to what was put in, and never the same object. */
import type { LogEntry, Server, State, StorageAPI } from "boardgame.io";
import { Async } from "./library.js";

type Part = "state" | "initialState" | "metadata" | "log";

export class JsonStorage extends Async {
  readonly #texts = new Map<string, string>();

  #write(id: string, part: Part, value: unknown): void {
    this.#texts.set(`${part} ${id}`, JSON.stringify(value));
  }
  #read(id: string, part: Part): unknown {
    const text = this.#texts.get(`${part} ${id}`);
    return text === undefined ? undefined : JSON.parse(text);
  }
  override async connect(): Promise<void> {
    await Promise.resolve();
  }
  override async createMatch(id: string, match: StorageAPI.CreateMatchOpts): Promise<void> {
    this.#write(id, "initialState", match.initialState);
    await this.setState(id, match.initialState);
    await this.setMetadata(id, match.metadata);
  }
  override async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    this.#write(id, "state", state);
    const log = (this.#read(id, "log") ?? []) as LogEntry[];
    this.#write(id, "log", [...log, ...deltalog]);
    await Promise.resolve();
  }
  override async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    this.#write(id, "metadata", metadata);
    await Promise.resolve();
  }
  override async fetch<Options extends StorageAPI.FetchOpts>(
    id: string,
    options: Options,
  ): Promise<StorageAPI.FetchResult<Options>> {
    await Promise.resolve();
    const asked = Object.keys(options) as Part[];
    // What is asked for is what is returned.
    return Object.fromEntries(
      asked.map((part) => [part, this.#read(id, part)]),
    ) as StorageAPI.FetchResult<Options>;
  }
  override async wipe(id: string): Promise<void> {
    for (const key of this.#texts.keys()) if (key.endsWith(` ${id}`)) this.#texts.delete(key);
    await Promise.resolve();
  }
  override async listMatches(): Promise<string[]> {
    await Promise.resolve();
    return [...this.#texts.keys()]
      .filter((key) => key.startsWith("metadata "))
      .map((key) => key.slice(9));
  }
}
