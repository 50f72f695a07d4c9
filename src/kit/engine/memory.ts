/**
 * Remembers the positions of the states used last. A position is much larger than its state, so only a fixed number is kept, and
 * the memory of a forgotten one is reused: a long history of states does not keep its positions alive.
 */

interface Slot<Position> {
  position: Position;
  /** The number of uses of this slot. A state whose ticket has an older number has been forgotten. */
  use: number;
}

interface Ticket<Position> {
  readonly slot: Slot<Position>;
  readonly use: number;
}

/** The ticket of a state whose position was never kept. */
const NO_TICKET: Ticket<never> = { slot: { position: undefined as never, use: 0 }, use: -1 };

/** A bounded memory from states to positions. */
export class Memory<State extends object, Position> {
  private readonly tickets = new WeakMap<State, Ticket<Position>>();
  private readonly slots: (Slot<Position> | undefined)[] = [];
  private next = 0;

  constructor(private readonly capacity: number) {}

  /** Tests whether this library made the state, so that it is valid and frozen, even if its position is forgotten. */
  knows(state: State): boolean {
    return this.tickets.has(state);
  }

  /** Remembers that a state is valid and frozen, without a position. */
  admit(state: State): void {
    this.tickets.set(state, NO_TICKET);
  }

  /** Returns the position of a state, if it is still remembered. The caller must not change it. */
  recall(state: State): Position | undefined {
    const ticket = this.tickets.get(state);
    return ticket !== undefined && ticket.slot.use === ticket.use
      ? ticket.slot.position
      : undefined;
  }

  /** Remembers the position of a state, and forgets the oldest one. */
  remember(state: State, position: Position): void {
    let slot = this.slots[this.next];
    if (slot === undefined) {
      slot = { position, use: 0 };
      this.slots.push(slot);
    }
    slot.position = position;
    slot.use++;
    this.next = (this.next + 1) % this.capacity;
    this.tickets.set(state, { slot, use: slot.use });
  }

  /** Returns the position that the next `remember` would forget: its memory can be overwritten. */
  spare(): Position | undefined {
    const slot = this.slots[this.next];
    if (slot === undefined) return undefined;
    slot.use++;
    return slot.position;
  }
}
