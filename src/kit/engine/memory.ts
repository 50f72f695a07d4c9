/**
 * Remembers the positions of states, which are much larger than the states themselves. Of each line of play, the newest state keeps
 * its position for as long as the state is in use, so a server that plays many games in turn finds all of them. Of all older states,
 * only the positions used last are kept, and the memory of the others is reused: a long history costs its states and no more.
 */

/** The memory of one state that this library made. It does not refer to the state, so that unused states can be collected. */
interface Entry<Position> {
  /** The position, `undefined` before it is needed and once it is forgotten. Nobody changes it. */
  position: Position | undefined;
  /** The line of play that goes on from this state or ends with it, if there is one. */
  line: Line<Position> | undefined;
}

/** A line of play: a state, one of those after it, and so on. */
interface Line<Position> {
  newest: Entry<Position> | undefined;
}

/** A memory from states to positions. It keeps one for each line of play that is not over, and `capacity` others. */
export class Memory<State extends { readonly over: boolean }, Position> {
  private readonly entries = new WeakMap<State, Entry<Position>>();
  /** Entries that have a position and are not the newest of a line, in a ring: the next to be forgotten is at `next`. */
  private readonly recent: Entry<Position>[] = [];
  private next = 0;
  /** A position that nothing refers to. */
  private spare: Position | undefined;

  constructor(private readonly capacity: number) {}

  /** Tests whether this library made the state, so that it is valid and frozen, even if its position is forgotten. */
  knows(state: State): boolean {
    return this.entries.has(state);
  }

  /** Remembers that a state is valid and frozen, without a position. */
  admit(state: State): Entry<Position> {
    const entry = { position: undefined, line: undefined };
    this.entries.set(state, entry);
    return entry;
  }

  /** Returns the position of a state, if it is still remembered. The caller must not change it. */
  recall(state: State): Position | undefined {
    return this.entries.get(state)?.position;
  }

  /** Remembers the position of a state that was read, until it is one of the oldest. */
  remember(state: State, position: Position): void {
    const entry = this.entries.get(state) ?? this.admit(state);
    entry.position = position;
    this.retire(entry);
  }

  /**
   * Remembers the position of the state after a move. It becomes the newest of the line of `before`. Where a line branches, the newer
   * branch takes it over, and the older one gets a line of its own as soon as it is played on.
   */
  advance(before: State, after: State, position: Position): void {
    const from = this.entries.get(before) ?? this.admit(before);
    const line = (from.line ??= { newest: undefined });
    const { newest } = line;
    if (newest !== undefined) {
      if (newest !== from) newest.line = undefined;
      this.retire(newest);
    }
    const entry: Entry<Position> = { position, line };
    line.newest = entry;
    this.entries.set(after, entry);
    if (after.over) {
      line.newest = undefined;
      this.retire(entry);
    }
  }

  /** Returns a position whose memory can be overwritten, if there is one, and no longer has it. */
  takeSpare(): Position | undefined {
    const { spare } = this;
    this.spare = undefined;
    return spare;
  }

  /** Takes a position that nothing refers to. */
  giveSpare(position: Position): void {
    this.spare = position;
  }

  /** Keeps an entry among those used last, and forgets the oldest of them. */
  private retire(entry: Entry<Position>): void {
    const { recent, next } = this;
    if (next < recent.length) {
      const oldest = recent[next];
      this.spare = oldest.position;
      oldest.position = undefined;
    }
    recent[next] = entry;
    this.next = (next + 1) % this.capacity;
  }
}
