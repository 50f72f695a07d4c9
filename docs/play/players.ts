/** The players: people and bots. */
import type { Level } from "caravanserai/bots";
import { fieldsOf, oneOf, textOf } from "./plain.js";
import type { Texts } from "./texts.js";

/** A person or a bot at a seat. */
export interface Player {
  /** A person, or the level of a bot. */
  readonly kind: "person" | Level;
  /** The person's name; empty for "Player 2" or the like. */
  readonly name: string;
}

export const KINDS = [
  "person",
  "easy",
  "medium",
  "hard",
  "expert",
] as const satisfies readonly Player["kind"][];

export const LONGEST_NAME = 24;

/** Reads players from outside, one for each seat. */
export function playersOf(value: unknown, seats: number): readonly Player[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: seats }, (_, seat) => {
    const { kind, name } = fieldsOf(given[seat]);
    return { kind: oneOf(kind, KINDS), name: textOf(name, LONGEST_NAME) };
  });
}

export const isPerson = ({ kind }: Player): boolean => kind === "person";

/** Returns the players with everybody one seat further on: whoever was last begins. */
export const rotated = (players: readonly Player[]): readonly Player[] => [
  ...players.slice(-1),
  ...players.slice(0, -1),
];

/** Returns the seats of people. */
export const peopleOf = (players: readonly Player[]): readonly number[] =>
  players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));

/** Returns the players' names, by seat. Several bots are numbered. */
export function namesOf(
  players: readonly Player[],
  texts: Texts,
  player: (seat: number) => string,
): readonly string[] {
  const isOne = peopleOf(players).length === players.length - 1;
  let bots = 0;
  return players.map((one, seat) => {
    if (!isPerson(one)) return isOne ? texts.bot : `${texts.bot} ${++bots}`;
    return one.name.trim() === "" ? player(seat) : one.name.trim();
  });
}
