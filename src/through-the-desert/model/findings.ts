/** What `checkLayout` can find. */
import type { FindingsOf, NoData } from "../../kit/boards/findings.js";

/** The number of players for whom something was found. @category Layouts */
export interface ForPlayers {
  /** The number of players: 2 and 3 play without the section below the dividing line. */
  readonly players: number;
}

/** The problems of a layout by code, with their data. @category Layouts */
export interface LayoutProblems {
  /** The players have more leaders than find room (L2, L3), however close they stand. Spaces: those that are open to leaders. */
  readonly leaders: ForPlayers & {
    /** The number of leaders. */
    readonly leaders: number;
    /** The number that find room. */
    readonly room: number;
  };
  /** The board is in several parts. Spaces: all parts but the largest. */
  readonly islands: ForPlayers;
  /** Spaces that hold the board together: one camel there closes what lies behind it. */
  readonly bottleneck: ForPlayers;
  /** Water spaces with one neighbour: only one caravan can get there. */
  readonly "closed-water": ForPlayers;
  /** Palm spaces with fewer than three neighbours: only one or two caravans can get there. */
  readonly "closed-palms": ForPlayers;
  /** There is no water. */
  readonly "no-water": ForPlayers;
  /** There are no palms. */
  readonly "no-palms": NoData;
  /** Fewer palm spaces than palms: `setup` refuses the layout (D8). */
  readonly "few-palm-spaces": ForPlayers & {
    /** The number of palms. */
    readonly palms: number;
    /** The number of palm spaces. */
    readonly got: number;
  };
  /** More spaces for water tokens than there are tokens: `setup` refuses the layout (D8). */
  readonly "few-tokens": ForPlayers & {
    /** The number of spaces for a token. */
    readonly got: number;
    /** The number of tokens. */
    readonly tokens: number;
  };
  /** Water and palms lie on one side of the board. Spaces: water and palms. */
  readonly "one-sided-water": ForPlayers;
  /** Too many camels, so that the board is full before a colour runs out, or too few, so that the game ends at once. */
  readonly camels: ForPlayers & {
    /** The number of loose camels of each colour. */
    readonly camels: number;
    /** A number that suits the board. */
    readonly suggested: number;
  };
}

/** The hints about a layout by code, with their data. @category Layouts */
export interface LayoutHints {
  /** Other numbers of water and palm spaces than on the built-in boards. */
  readonly counts: ForPlayers & {
    /** The number of water spaces. */
    readonly water: number;
    /** The number of palm spaces. */
    readonly palms: number;
    /** The usual number of water spaces. */
    readonly usualWater: number;
    /** The usual number of palm spaces. */
    readonly usualPalms: number;
  };
  /** Another number of spaces than on the built-in boards. */
  readonly size: ForPlayers & {
    /** The number of spaces. */
    readonly got: number;
    /** The usual numbers. */
    readonly usual: readonly [least: number, most: number];
  };
  /** No dividing line marks a smaller section. */
  readonly section: NoData;
  /** Spaces at an edge without mountains. */
  readonly "bare-rim": NoData;
  /** The rim is straight. */
  readonly "smooth-rim": NoData;
  /** No range of mountains with spaces all round it. */
  readonly "middle-range": {
    /** The usual numbers of mountains. */
    readonly usual: readonly [least: number, most: number];
  };
  /** Water next to water or to a palm space. */
  readonly "water-apart": NoData;
  /** Palm spaces with fewer than six neighbours. */
  readonly "palm-neighbours": ForPlayers;
  /** Palm spaces that are close to each other. */
  readonly "palms-apart": {
    /** The fewest steps between palm spaces on the built-in boards of this size. */
    readonly usual: number;
  };
}

/** A finding about a layout. @category Layouts */
export type LayoutFinding = FindingsOf<"problem", LayoutProblems> | FindingsOf<"hint", LayoutHints>;
