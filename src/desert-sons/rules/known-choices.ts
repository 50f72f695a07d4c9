/** The choices of a board, a choice being a decision and its move. Each is created once, when it is first needed. */
import { noteOn, withNote } from "../../kit/engine/noted.js";
import type { Move } from "../model/move.js";
import { ACTIONS, type Field, GOODS, SLOTS, type Tile } from "../model/state.js";
import { portionName } from "../model/tile.js";
import type { Choice, Decision } from "./decision.js";
import { NONE } from "./numbers.js";

type Numbers = Partial<Omit<Decision, "type">>;

/** Choices by number, as far as they were created. */
type Made = (Choice | undefined)[];

/** The choices of a board that were created so far. */
export interface Choices {
  readonly draw: Choice;
  readonly done: Choice;
  readonly guide: Choice;
  readonly decline: Choice;
  readonly renounce: Choice;
  readonly remove: Choice;
  readonly leave: Choice;
  /** By action, by good, by slot. */
  readonly takes: readonly Choice[];
  readonly gives: readonly Choice[];
  readonly lays: readonly Choice[];
  readonly looks: readonly Choice[];
  /** By the sides of a portion, a bit for each. */
  readonly oases: readonly Choice[];
  /** By field. */
  readonly starts: Made;
  /** By way, as `caravan-stops.ts` numbers them: all or none of them, and their numbers follow each other. */
  readonly travels: Choice[];
  /** Likewise: their moves. */
  readonly travelMoves: Move[];
  /** By kind. */
  readonly discards: Made;
  readonly withdrawals: Made;
  /** By explorer and the sides of a portion. */
  readonly explorers: Made;
  /** By the seat that it comes from and by face, then by field. */
  readonly placements: (Made | undefined)[];
  /** All of them by number. The number is noted on the move object of each. */
  readonly all: Choice[];
}

/** What choices are about, by number. Every board has it. */
interface Named {
  readonly choices: Choices;
  /** The names of the fields, by number. */
  readonly names: readonly Field[];
  /** The tiles, by kind. */
  readonly kinds: readonly Tile[];
  /** The heights of the explorers. */
  readonly heights: readonly number[];
  /** One for each face. */
  readonly lines: ArrayLike<number>;
}

/** Creates a choice. All choices have the same fields in the same order, since code that reads them is faster that way. */
function makeChoice({ all }: Pick<Choices, "all">, move: Move, numbers: Numbers): Choice {
  const choice = {
    number: all.length,
    type: move.type,
    field: numbers.field ?? NONE,
    driver: numbers.driver ?? false,
    face: numbers.face ?? NONE,
    from: numbers.from ?? NONE,
    explorer: numbers.explorer ?? NONE,
    portion: numbers.portion ?? NONE,
    what: numbers.what ?? NONE,
    move: Object.freeze(withNote(move, all, all.length)),
  };
  all.push(choice);
  return choice;
}

/** The choice whose move is this very object, if there is one. */
export function knownChoice({ all }: Choices, move: unknown): Choice | undefined {
  if (typeof move !== "object" || move === null) return undefined;
  const number = noteOn(move, all);
  return number === undefined ? undefined : all[number];
}

/** The choices of a new board. */
export function firstChoices(): Choices {
  const all: Choice[] = [];
  const made = (move: Move, numbers: Numbers = {}): Choice => makeChoice({ all }, move, numbers);
  return {
    draw: made({ type: "draw" }),
    done: made({ type: "done" }),
    guide: made({ type: "guide" }),
    decline: made({ type: "decline" }),
    renounce: made({ type: "renounce" }),
    remove: made({ type: "remove" }),
    leave: made({ type: "leave" }),
    takes: ACTIONS.map((action, what) => made({ type: "take", action }, { what })),
    gives: GOODS.map((good, what) => made({ type: "give", good }, { what })),
    lays: GOODS.map((good, what) => made({ type: "lay", good }, { what })),
    looks: SLOTS.map((slot, what) => made({ type: "look", slot }, { what })),
    oases: Array.from({ length: 16 }, (_, portion) =>
      made({ type: "oasis", portion: portionName(portion) }, { portion }),
    ),
    starts: [],
    travels: [],
    travelMoves: [],
    discards: [],
    withdrawals: [],
    explorers: [],
    placements: [],
    all,
  };
}

export const startChoice = ({ choices, names }: Named, field: number): Choice =>
  (choices.starts[field] ??= makeChoice(
    choices,
    { type: "start", field: names[field] },
    { field },
  ));

/**
 * The choices to travel, by way. All of them are created at once, so that their numbers follow each other: a list of numbers is
 * made and read without a look at the choices.
 */
export function travelChoices({ choices, names }: Named): readonly Choice[] {
  const { travels, travelMoves } = choices;
  if (travels.length === 0) {
    for (const [field, to] of names.entries()) {
      for (const driver of [false, true]) {
        const choice = makeChoice(choices, { type: "move", to, driver }, { field, driver });
        travels.push(choice);
        travelMoves.push(choice.move);
      }
    }
  }
  return travels;
}

/** The moves of these choices. */
export function travelMoves(board: Named): readonly Move[] {
  travelChoices(board);
  return board.choices.travelMoves;
}

export const discardChoice = ({ choices, kinds }: Named, kind: number): Choice =>
  (choices.discards[kind] ??= makeChoice(
    choices,
    { type: "discard", tile: kinds[kind] },
    { face: kind * 4 },
  ));

export const withdrawChoice = ({ choices, heights }: Named, explorer: number): Choice =>
  (choices.withdrawals[explorer] ??= makeChoice(
    choices,
    { type: "withdraw", height: heights[explorer] },
    { explorer },
  ));

/** An explorer to a portion, which is given by its sides. */
export const explorerChoice = (
  { choices, heights }: Named,
  explorer: number,
  portion: number,
): Choice =>
  (choices.explorers[explorer * 16 + portion] ??= makeChoice(
    choices,
    { type: "explorer", height: heights[explorer], portion: portionName(portion) },
    { explorer, portion },
  ));

/** Placing a tile: from another seat's reserve, or, if `from` is `NONE`, one's own or the one just drawn. */
export function placeChoice(
  { choices, names, kinds, lines }: Named,
  from: number,
  face: number,
  field: number,
): Choice {
  const made = (choices.placements[(from + 1) * lines.length + face] ??= []);
  let choice = made[field];
  if (choice === undefined) {
    const placement = { tile: kinds[face >> 2], field: names[field], rotation: face & 3 };
    choice = makeChoice(
      choices,
      from < 0 ? { type: "place", ...placement } : { type: "scout", from, ...placement },
      { from, face, field },
    );
    made[field] = choice;
  }
  return choice;
}

/** The choice of a decision. */
export function choiceOf(board: Named, decision: Decision): Choice {
  const { type, field, driver, face, from, explorer, portion, what } = decision;
  const { choices } = board;
  switch (type) {
    case "start":
      return startChoice(board, field);
    case "move":
      return travelChoices(board)[field * 2 + (driver ? 1 : 0)];
    case "place":
    case "scout":
      return placeChoice(board, from, face, field);
    case "discard":
      return discardChoice(board, face >> 2);
    case "explorer":
      return explorerChoice(board, explorer, portion);
    case "withdraw":
      return withdrawChoice(board, explorer);
    case "oasis":
      return choices.oases[portion];
    case "take":
      return choices.takes[what];
    case "give":
      return choices.gives[what];
    case "lay":
      return choices.lays[what];
    case "look":
      return choices.looks[what];
    default:
      return choices[type];
  }
}
