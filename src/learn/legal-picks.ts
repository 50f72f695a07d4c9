/** The legal moves of one decision as picks: which picks can come next, and the action once it is complete. */
import type { LearnGame } from "../kit/engine/learn-games.js";
import { ArgumentError } from "../kit/errors.js";
import { NONE } from "../kit/none.js";

/** Room for the picks of one action. Moves have at most 4 in the games of this library. */
const MOST_PICKS = 8;

/** The legal actions of a position, each with its picks. It is filled again for each decision, and allocates nothing then. */
export class LegalPicks {
  private count = 0;
  private readonly actions: number[] = [];
  /** `MOST_PICKS` entries for each action. */
  private readonly picks: number[] = [];
  /** By action: how many picks it has. */
  private readonly lengths: number[] = [];

  constructor(
    private readonly game: LearnGame,
    /** By name of a pick: its index in the vocabulary. */
    private readonly indices: ReadonlyMap<string, number>,
  ) {}

  /** Lists the legal actions of a position. */
  list(position: unknown): void {
    const { game, actions, picks, lengths } = this;
    const { rules, encoding } = game;
    this.count = rules.actions(position, actions);
    for (let index = 0; index < this.count; index++) {
      lengths[index] =
        encoding.picksOf === undefined
          ? this.look(position, actions[index], index * MOST_PICKS)
          : encoding.picksOf(position, actions[index], picks, index * MOST_PICKS);
    }
  }

  /** Looks up the picks of an action by their names, and returns how many there are. */
  private look(position: unknown, action: number, from: number): number {
    const names = this.game.pickNames(position, action);
    if (names.length > MOST_PICKS) {
      throw new ArgumentError(
        "game",
        `expected at most ${MOST_PICKS} picks, got ${names.join(" ")}`,
      );
    }
    for (const [place, name] of names.entries()) {
      const index = this.indices.get(name);
      if (index === undefined) {
        throw new ArgumentError("game", `its encoding does not list the pick ${name}`);
      }
      this.picks[from + place] = index;
    }
    return names.length;
  }

  /**
   * Marks the picks that can come next, as `choices` does: of each action that has all picks made so far, the first pick that is not
   * made yet. Returns the action that the picks make, `NONE` while it is incomplete.
   *
   * @param picked - By pick: 1 if it is made.
   * @param made - The number of picks made.
   * @param into - By pick: 1 if it can come next.
   */
  mask(picked: Uint8Array, made: number, into: Uint8Array): number {
    const { actions, picks, lengths, count } = this;
    into.fill(0);
    let complete = NONE;
    for (let index = 0; index < count; index++) {
      const from = index * MOST_PICKS;
      const to = from + lengths[index];
      let first = NONE;
      let found = 0;
      for (let place = from; place < to; place++) {
        const pick = picks[place];
        if (picked[pick] !== 0) found++;
        else if (first === NONE) first = pick;
      }
      if (found < made) continue;
      if (first === NONE) complete = actions[index];
      else into[first] = 1;
    }
    return complete;
  }
}
