/** What `checkTileSet` can find. The spaces of a finding are fields. */
import type { FindingsOf, NoData } from "../../kit/boards/findings.js";
import type { Action, Good, Tile } from "./state.js";

/** The tiles that something was found about. @category Tile sets */
export interface ForTiles {
  /** The tiles, each once. */
  readonly tiles: readonly Tile[];
}

/** The problems of a tile set by code, with their data. @category Tile sets */
export interface TileSetProblems {
  /** The explorers of some seats are stronger than those of others. */
  readonly heights: {
    /** The sum of the heights of each seat. */
    readonly sums: readonly number[];
  };
  /** There is only one pile: two players leave it out (T1), and have no tiles. */
  readonly "one-pile": NoData;
  /** There are more tiles than fields without one. */
  readonly "little-room": {
    /** The number of tiles. */
    readonly got: number;
    /** The number of fields without a tile. */
    readonly room: number;
  };
  /** Fields of the cross that no lines join to the first start. */
  readonly "cross-apart": NoData;
  /** Starts that no open line leaves. */
  readonly "closed-starts": NoData;
  /** No tile has any oasis. */
  readonly "no-oases": NoData;
  /** Goods without an action space: nobody can get them. */
  readonly "missing-goods": {
    /** The goods. */
    readonly goods: readonly Good[];
  };
  /** A good with far fewer pieces than action spaces. */
  readonly "few-goods": {
    /** The good. */
    readonly good: Good;
    /** The number of its pieces. */
    readonly got: number;
    /** The number of its action spaces. */
    readonly places: number;
  };
  /** Tiles that no line leads onto: they can never be placed. */
  readonly unreachable: ForTiles;
  /** Tiles whose sides hardly any other tile has: they rarely fit. */
  readonly "rare-sides": ForTiles;
}

/** The hints about a tile set by code, with their data. @category Tile sets */
export interface TileSetHints {
  /** A pile has more than twice as many tiles as another. */
  readonly "pile-sizes": {
    /** The number of tiles of each pile. */
    readonly sizes: readonly number[];
  };
  /** No action space for water, camels or rumours. */
  readonly "missing-actions": {
    /** The actions. */
    readonly actions: readonly Action[];
  };
  /** With 8 rumours no slot is left free. */
  readonly "full-rumours": NoData;
}

/** A finding about a tile set. @category Tile sets */
export type TileSetFinding =
  FindingsOf<"problem", TileSetProblems> | FindingsOf<"hint", TileSetHints>;
