/** Makes hundreds of legal moves manageable: numbered lists, filters, and picks that lead to a move step by step. */
import type { MovePick } from "caravanserai";
import type { Speech } from "../speech.js";
import type { Move, PlayableGame, View } from "../games.js";
import { wrapped } from "../terminal.js";

/** A person's way through the legal moves of a view. */
export class Choosing {
  /** The picks so far. */
  private picked: MovePick[] = [];
  /** The moves listed last, numbered from 1. */
  private listed: readonly Move[] = [];
  private readonly moves: readonly Move[];

  constructor(
    private readonly playable: PlayableGame,
    private readonly view: View,
    private readonly speech: Speech,
    private readonly width: number,
  ) {
    this.moves = playable.game.legalMoves(view);
  }

  /** The number of legal moves. */
  get count(): number {
    return this.moves.length;
  }

  /** The picks so far, as text. */
  get pickedText(): string {
    return this.picked.map(valueOf).join(" ");
  }

  /** The spaces that can be picked. */
  get spaces(): readonly string[] {
    const { picks } = this.playable.game.choices(this.view, this.picked);
    return picks.filter((pick) => pick.startsWith("space:")).map(valueOf);
  }

  /** The move that the picks make, `null` as long as something is missing. */
  get move(): Move | null {
    return this.picked.length === 0
      ? null
      : this.playable.game.choices(this.view, this.picked).move;
  }

  /** Whether the picks make a move, and no more can be picked. */
  get isSettled(): boolean {
    const { move, picks } = this.playable.game.choices(this.view, this.picked);
    return move !== null && picks.length === 0;
  }

  /** Returns the move with a number of the last list. */
  numbered(text: string): Move | undefined {
    return /^[0-9]{1,4}$/u.test(text) ? this.listed[Number(text) - 1] : undefined;
  }

  /** Takes back the last pick. Returns whether there was one. */
  back(): boolean {
    return this.picked.pop() !== undefined;
  }

  /** Picks by words such as `sky f7` or `colour:sky`. Returns the problem, if any. */
  pick(words: readonly string[]): string | undefined {
    const before = this.picked;
    for (const word of words) {
      const { picks } = this.playable.game.choices(this.view, this.picked);
      const found = picks.filter((pick) => isCalled(pick, word));
      const [pick, other] = found;
      if (pick === undefined || other !== undefined) {
        this.picked = before;
        return pick === undefined
          ? this.speech.texts.notPicked(word)
          : this.speech.texts.ambiguous(word, found);
      }
      this.picked = [...this.picked, pick];
    }
    return undefined;
  }

  /** Lists the moves with numbers if there are few, or else the next picks. */
  offer(few: number): string[] {
    const { game } = this.playable;
    const open = this.moves.filter((move) => {
      const picks = game.picks(this.view, move);
      return this.picked.every((pick) => picks.includes(pick));
    });
    if (open.length <= few) return this.list(open);
    const { picks, move } = game.choices(this.view, this.picked);
    const kinds = new Map<string, string[]>();
    for (const pick of picks) {
      const kind = pick.slice(0, pick.indexOf(":"));
      kinds.set(kind, [...(kinds.get(kind) ?? []), valueOf(pick).replaceAll(" ", "_")]);
    }
    const lines = [...kinds].flatMap(([kind, values]) =>
      wrapped(`  ${kind}: ${grouped(values).join(" ")}`, this.width),
    );
    if (move !== null) lines.push(`  Enter: ${this.describe(move)}`);
    return lines;
  }

  /** Lists the moves in which every filter occurs: in their notation, their picks or their sentence. */
  search(filters: readonly string[]): string[] {
    const wanted = filters.map((filter) => filter.toLowerCase());
    return this.list(
      this.moves.filter((move) => {
        const { game } = this.playable;
        const picks = game.picks(this.view, move).join(" ");
        const text = `${game.formatMove(this.view, move)} ${picks} ${this.speech.move(move)}`;
        return wanted.every((filter) => text.toLowerCase().includes(filter));
      }),
    );
  }

  private list(moves: readonly Move[]): string[] {
    this.listed = moves;
    if (moves.length === 0) return [`  ${this.speech.texts.noLegalMove}`];
    const digits = String(moves.length).length;
    return moves.flatMap((move, index) =>
      wrapped(`  ${String(index + 1).padStart(digits)}  ${this.describe(move)}`, this.width),
    );
  }

  /** A move in notation and in words. */
  describe(move: Move): string {
    const notation = this.playable.game.formatMove(this.view, move);
    return `${notation.padEnd(8)} ${this.speech.move(move)}`;
  }
}

const valueOf = (pick: MovePick): string => pick.slice(pick.indexOf(":") + 1);

/** Writes the spaces of a row together, in their order: `b5 b6 b7 b13` as `b5-7,13`. Other values stay as they are. */
export function grouped(values: readonly string[]): string[] {
  const rows = new Map<string, number[]>();
  for (const value of values) {
    const [, row, column] = /^([a-z]{1,2})([0-9]{1,3})$/u.exec(value) ?? [];
    if (row === undefined || column === undefined) return [...values];
    rows.set(row, [...(rows.get(row) ?? []), Number(column)]);
  }
  return [...rows].map(([row, columns]) => `${row}${ranges(columns).join(",")}`);
}

/** Writes three and more numbers that follow each other as a range. */
function ranges(numbers: readonly number[]): string[] {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.flatMap(([from, to]) =>
    to - from > 1 ? [`${from}-${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  );
}

/** Tests whether a word names a pick: as a whole or by its value. Spaces inside are typed as `_`. */
const isCalled = (pick: MovePick, word: string): boolean => {
  const wanted = word.toLowerCase();
  return [pick, valueOf(pick)].some((name) => name.replaceAll(" ", "_").toLowerCase() === wanted);
};
