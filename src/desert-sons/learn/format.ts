/** The names of the numbers and picks of Desert Sons. */
import { type EncodingFormat, forSeats } from "../../kit/engine/encoding.js";
import { ACTIONS, GOODS, type Phase, SLOTS } from "../model/state.js";
import { portionName, SIDES } from "../model/tile.js";
import type { Board } from "../rules/board.js";
import type { Position } from "../rules/position.js";

/** The phases in which a seat decides. */
export const DECISIONS = [
  ...(["start", "travel", "explore", "place", "explorer", "oasis", "action", "swap"] as const),
  ...(["lay", "look", "remove", "guide"] as const),
] satisfies readonly Phase[];

/** The moves without details in the order of their kinds from `DECLINE` on, then what other picks are for. */
export const WORDS = [
  ...["decline", "renounce", "remove", "leave", "guide", "done"],
  ...["draw", "driver", "discard", "withdraw"],
] as const;

/** The sets of sides that a portion can have: none has no side. */
const PORTIONS = 15;
const ROTATIONS = 4;

/** The places of rumours: the slots, the one set aside, and the one in hand. */
export const PLACES = [...SLOTS, "aside", "hand"] as const;

/** The format of a board, and where each kind of picks begins. */
export interface Vocabulary extends EncodingFormat {
  readonly tiles: number;
  readonly rotations: number;
  readonly scouts: number;
  readonly explorers: number;
  readonly portions: number;
  readonly takes: number;
  readonly goods: number;
  readonly slots: number;
  readonly words: number;
}

/** The formats by board and number of players. */
const vocabularies = new WeakMap<Board, Vocabulary[]>();

/** Returns the format of a position. */
export function vocabularyOf({ setting }: Position): Vocabulary {
  const { board, players } = setting;
  let known = vocabularies.get(board);
  if (known === undefined) vocabularies.set(board, (known = []));
  return (known[players] ??= makeVocabulary(board, players));
}

function makeVocabulary(board: Board, players: number): Vocabulary {
  const { names, kinds, each, heights } = board;
  const tiles = names.length;
  const rotations = tiles + kinds.length;
  const scouts = rotations + ROTATIONS;
  const explorers = scouts + players;
  const portions = explorers + players * each;
  const takes = portions + PORTIONS;
  const goods = takes + ACTIONS.length;
  const slots = goods + GOODS.length;
  const words = slots + SLOTS.length;
  return {
    channels: channelsOf(players),
    globals: globalsOf(board, players),
    picks: [
      ...names.map((name) => `space:${name}`),
      ...kinds.map((tile) => `tile:${tile}`),
      ...upTo(ROTATIONS).map((rotation) => `rotation:${rotation}`),
      ...upTo(players).map((seat) => `scout:${seat}`),
      ...heights.slice(0, players * each).map((height) => `explorer:${height}`),
      ...upTo(PORTIONS).map((portion) => `portion:${portionName(portion + 1)}`),
      ...ACTIONS.map((action) => `take:${action}`),
      ...GOODS.map((good) => `good:${good}`),
      ...SLOTS.map((slot) => `slot:${slot}`),
      ...WORDS.map((word) => `action:${word}`),
    ],
    tiles,
    rotations,
    scouts,
    explorers,
    portions,
    takes,
    goods,
    slots,
    words,
  };
}

const channelsOf = (players: number): string[] => [
  ...["explored", "cross", "start", "found", "height"],
  ...SIDES.flatMap((side) => [`oasis:${side}`, `brown:${side}`, `white:${side}`]),
  ...SIDES.map((side) => `explorer:${side}`),
  ...ACTIONS.map((action) => `spaces:${action}`),
  ...forSeats("caravan", players),
  ...forSeats("explorer", players),
];

function globalsOf({ kinds, each }: Board, players: number): string[] {
  const seats = (name: string): string[] => forSeats(name, players);
  return [
    ...DECISIONS.map((phase) => `phase:${phase}`),
    ...["extra", "idle", "last-turns", "turns-left", "stack", "water", "camels", "unseen-rumours"],
    ...GOODS.map((good) => `supply:${good}`),
    ...GOODS.map((good) => `wanted:${good}`),
    ...ACTIONS.map((action) => `free:${action}`),
    ...["acting-height", ...SIDES.map((side) => `scoring:${side}`)],
    ...PLACES.flatMap((place) => [`rumour:${place}`, `known:${place}`, `value:${place}`]),
    ...SLOTS.map((slot) => `looked:${slot}`),
    ...kinds.map((tile) => `stack:${tile}`),
    ...kinds.map((tile) => `drawn:${tile}`),
    ...[...seats("decides"), ...seats("in-turn"), ...seats("turban"), ...seats("water")],
    ...[...seats("camels"), ...seats("queued")],
    ...GOODS.flatMap((good) => seats(good)),
    ...upTo(each).flatMap((explorer) => seats(`ready:${explorer}`)),
    ...PLACES.flatMap((place) => seats(`seen:${place}`)),
    ...kinds.flatMap((tile) => seats(`reserve:${tile}`)),
  ];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
