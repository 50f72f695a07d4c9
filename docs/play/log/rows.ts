/** The rows of the log: one for each turn, in which the steps of one player follow each other in one sentence. */
import type { GameEvent, Seat, Viewer } from "caravanserai";
import type { PlayWords } from "../language.js";
import { eventsOf, type Match, stateAt } from "../match.js";
import { tell, tellMove } from "../tell.js";

/** Events that are not logged: the prompt beside the board says whose decision it is, and each turn has a row. */
const NOT_LOGGED = new Set(["asked", "turn-began", "turn-ended"]);

/** The event after which everything belongs to the next turn. */
const NEXT_TURN = "turn-began";

/** Stands for the name of the player whose row it is. Nobody is called like this: it is a character for private use. */
const SELF = "\uE000";

/** Matches the player's name at the beginning of a sentence: "Anna places", "Anna’s caravan", "Annas Karawane". */
const SUBJECT = new RegExp(`^${SELF}(?:’s|s|’)? `, "u");

/** What is said about an event. */
interface Sentence {
  readonly whole: string;
  /** The sentence without the player's name and the full stop, if it begins with the name. */
  readonly clause: string | undefined;
}

/** What is said about a step. */
export interface StepSentences {
  readonly step: number;
  /** Who has decided. */
  readonly seat: Seat | null;
  readonly sentences: readonly Sentence[];
  /** Who decides next, and what belongs to that turn already, such as dice that were rolled. */
  readonly next: { readonly seat: Seat | null; readonly sentences: readonly Sentence[] };
}

/** What a row says about a step. Together with what stands before them, the texts of a row are its sentences. */
export interface RowPart {
  readonly step: number;
  readonly before: string;
  readonly text: string;
}

/** A row of the log. */
export interface Row {
  readonly seat: Seat | null;
  readonly parts: readonly RowPart[];
  /** The full stop, if the last part has none. */
  readonly after: string;
}

/** Returns what is said about a step to a viewer. */
export function sentencesOf(
  match: Match,
  step: number,
  viewer: Viewer | undefined,
  words: PlayWords,
  names: readonly string[],
): StepSentences {
  const { seat } = stateAt(match, step - 1);
  const { seat: nextSeat } = stateAt(match, step);
  const events = eventsOf(match, step, viewer);
  const began = events.findIndex(({ type }) => type === NEXT_TURN);
  const end = began < 0 ? events.length : began;
  const said = (some: readonly GameEvent[], about: Seat | null): Sentence[] =>
    some.flatMap((event) => {
      if (NOT_LOGGED.has(event.type)) return [];
      const sentence = sentenceOf(tell(words, event, withSelf(names, about)), names, about);
      return sentence.whole === "" ? [] : [sentence];
    });
  const sentences = said(events.slice(0, end), seat);
  const next = { seat: nextSeat, sentences: said(events.slice(end), nextSeat) };
  const move = match.moves[step - 1];
  if (sentences.length === 0 && seat !== null && move !== undefined) {
    const notation = match.record.moves[step - 1] ?? "";
    const whole = tellMove(words, names[seat] ?? "", move, names, notation);
    sentences.push({ whole, clause: undefined });
  }
  return { step, seat, sentences, next };
}

const withSelf = (names: readonly string[], self: Seat | null): string[] =>
  names.map((name, seat) => (seat === self ? SELF : name));

function sentenceOf(text: string, names: readonly string[], self: Seat | null): Sentence {
  const named = (some: string): string => some.replaceAll(SELF, names[self ?? 0] ?? "");
  const clause =
    SUBJECT.test(text) && /[^.]\.$/u.test(text) ? text.replace(SUBJECT, "") : undefined;
  return {
    whole: named(text),
    clause: clause === undefined ? undefined : named(clause.slice(0, -1)),
  };
}

/** Returns the rows for all steps. */
export function rowsOf(steps: readonly StepSentences[], whose: (seat: Seat) => string): Row[] {
  const rows: OpenRow[] = [];
  for (const { step, seat, sentences, next } of steps) {
    let row = rows[rows.length - 1];
    if (row?.seat !== seat || row.isComplete) rows.push((row = new OpenRow(seat, whose)));
    for (const sentence of sentences) row.add(step, sentence);
    if (next.sentences.length === 0) continue;
    row.isComplete = true;
    const following = new OpenRow(next.seat, whose);
    for (const sentence of next.sentences) following.add(step, sentence);
    rows.push(following);
  }
  return rows;
}

/** A row that is being written: clauses follow the player's name, until a sentence begins in another way. */
class OpenRow implements Row {
  readonly parts: RowPart[] = [];
  after = "";
  /** Whether the next step belongs to another turn. */
  isComplete = false;
  #isOpen = true;

  constructor(
    readonly seat: Seat | null,
    private readonly whose: (seat: Seat) => string,
  ) {}

  add(step: number, { whole, clause }: Sentence): void {
    const isFirst = this.parts.length === 0;
    if (clause !== undefined && this.#isOpen && this.seat !== null) {
      this.#say({ step, before: isFirst ? `${this.whose(this.seat)} ` : ", ", text: clause });
      this.after = ".";
      return;
    }
    this.#say({ step, before: isFirst ? "" : `${this.after} `, text: whole });
    this.#isOpen = false;
    this.after = "";
  }

  #say(part: RowPart): void {
    const last = this.parts[this.parts.length - 1];
    if (last?.step !== part.step) this.parts.push(part);
    else {
      this.parts[this.parts.length - 1] = { ...last, text: last.text + part.before + part.text };
    }
  }
}
