/** Hundreds of legal moves, made usable: lists with numbers, filters, and picks that lead to a move step by step. */
import type { MovePick } from "caravanserai";
import type { Speech } from "../speech.js";
import type { Move, Table, View } from "../tables.js";
import { wrapped } from "../terminal.js";

/** The legal moves of a view as somebody goes through them. */
export class Choosing {
  /** What was picked so far. */
  private picked: MovePick[] = [];
  /** The moves that were listed last, by their numbers from 1. */
  private listed: readonly Move[] = [];
  private readonly moves: readonly Move[];

  constructor(
    private readonly table: Table,
    private readonly view: View,
    private readonly speech: Speech,
    private readonly width: number,
  ) {
    this.moves = table.game.legalMoves(view);
  }

  /** How many legal moves there are. */
  get count(): number {
    return this.moves.length;
  }

  /** What was picked so far, as text. */
  get pickedText(): string {
    return this.picked.map(valueOf).join(" ");
  }

  /** The move that the picks make, `null` as long as something is missing. */
  get move(): Move | null {
    return this.picked.length === 0 ? null : this.table.game.choices(this.view, this.picked).move;
  }

  /** Whether the picks make a move, and no more can be picked. */
  get isSettled(): boolean {
    const { move, picks } = this.table.game.choices(this.view, this.picked);
    return move !== null && picks.length === 0;
  }

  /** The move with a number of the last list. */
  numbered(text: string): Move | undefined {
    return /^[0-9]{1,4}$/u.test(text) ? this.listed[Number(text) - 1] : undefined;
  }

  /** Takes back the last pick. Returns whether there was one. */
  back(): boolean {
    return this.picked.pop() !== undefined;
  }

  /** Picks by words such as `sky f7` or `colour:sky`. Returns what is wrong with them, if anything. */
  pick(words: readonly string[]): string | undefined {
    const before = this.picked;
    for (const word of words) {
      const { picks } = this.table.game.choices(this.view, this.picked);
      const found = picks.filter((pick) => isCalled(pick, word));
      const [pick, other] = found;
      if (pick === undefined || other !== undefined) {
        this.picked = before;
        return pick === undefined
          ? `nothing that can be picked here is called "${word}"`
          : `"${word}" can mean ${found.join(" or ")}`;
      }
      this.picked = [...this.picked, pick];
    }
    return undefined;
  }

  /** What can be chosen now: the moves with numbers if they are few, what can be picked next otherwise. */
  offer(few: number): string[] {
    const { game } = this.table;
    const open = this.moves.filter((move) => {
      const picks = game.picks(this.view, move);
      return this.picked.every((pick) => picks.includes(pick));
    });
    if (open.length <= few) return this.list(open);
    const { picks, move } = game.choices(this.view, this.picked);
    const kinds = new Map<string, string[]>();
    for (const pick of picks) {
      const kind = pick.slice(0, pick.indexOf(":"));
      kinds.set(kind, [...(kinds.get(kind) ?? []), valueOf(pick)]);
    }
    const lines = [...kinds].flatMap(([kind, values]) =>
      wrapped(
        `  ${kind}: ${values.map((value) => value.replaceAll(" ", "_")).join(" ")}`,
        this.width,
      ),
    );
    if (move !== null) lines.push(`  Enter: ${this.describe(move)}`);
    return lines;
  }

  /** Lists the moves in which every filter occurs: in their notation, their picks or their sentence. */
  search(filters: readonly string[]): string[] {
    const wanted = filters.map((filter) => filter.toLowerCase());
    return this.list(
      this.moves.filter((move) => {
        const { game } = this.table;
        const picks = game.picks(this.view, move).join(" ");
        const text = `${game.formatMove(this.view, move)} ${picks} ${this.speech.move(move)}`;
        return wanted.every((filter) => text.toLowerCase().includes(filter));
      }),
    );
  }

  private list(moves: readonly Move[]): string[] {
    this.listed = moves;
    if (moves.length === 0) return ["  no legal move"];
    const digits = String(moves.length).length;
    return moves.flatMap((move, index) =>
      wrapped(`  ${String(index + 1).padStart(digits)}  ${this.describe(move)}`, this.width),
    );
  }

  /** A move in notation and in words. */
  describe(move: Move): string {
    const notation = this.table.game.formatMove(this.view, move);
    return `${notation.padEnd(8)} ${this.speech.move(move)}`;
  }
}

const valueOf = (pick: MovePick): string => pick.slice(pick.indexOf(":") + 1);

/** Whether a word names a pick: as a whole or by its value. Spaces inside are typed as `_`. */
const isCalled = (pick: MovePick, word: string): boolean => {
  const wanted = word.toLowerCase();
  return [pick, valueOf(pick)].some((name) => name.replaceAll(" ", "_").toLowerCase() === wanted);
};
