/** What is measured: every variant with the work that its process is to do. */

/** How a simulation is driven: `undo` plays like `nth` and takes every move back again. */
export type Style = "playout" | "nth" | "moves" | "undo";

/** A board to play on that is drawn for the benchmark, and how many camels of a colour there are. */
export interface Desert {
  /** About how many spaces. */
  readonly spaces: number;
  readonly camelsPerColour: number;
}

/** What a process is to do. */
export type Job =
  | {
      readonly kind: "simulate";
      readonly game: string;
      readonly players: number;
      readonly style: Style;
    }
  | { readonly kind: "immutable"; readonly game: string; readonly players: number }
  | { readonly kind: "boardgame.io" }
  | { readonly kind: "chessops" }
  | { readonly kind: "chess.js" }
  | { readonly kind: "growth"; readonly desert: Desert }
  | { readonly kind: "memory"; readonly game: string; readonly players: number }
  | { readonly kind: "turns"; readonly game: string; readonly players: number }
  | { readonly kind: "board"; readonly game: string; readonly players: number }
  | { readonly kind: "search"; readonly game: string; readonly players: number };

/** Something to measure. */
export interface Variant {
  readonly name: string;
  readonly job: Job;
  /** How many games its checksum is made of. */
  readonly games: number;
  /** The library of test/bench/package.json that it needs. */
  readonly needs?: string;
  /** Variants of one contest play the very same games, so their checksums have to be equal. */
  readonly contest?: string;
}

/** The games of this library and their numbers of players. A game that is not in the package is left out. */
const GAMES: Readonly<Record<string, readonly number[]>> = {
  "through-the-desert": [2, 3, 4, 5],
  nomadi: [2, 3, 4, 5],
  "desert-sons": [2, 3, 4],
};

/** What `simulate` and the immutable functions are compared with. */
export const PEERS = { chessops: "chessops", boardgameIo: "boardgame.io" } as const;

const DESERTS: readonly Desert[] = [
  { spaces: 250, camelsPerColour: 30 },
  { spaces: 1000, camelsPerColour: 30 },
  { spaces: 4000, camelsPerColour: 30 },
  { spaces: 4000, camelsPerColour: 300 },
];

const STYLES: readonly Style[] = ["playout", "nth", "moves", "undo"];

const HOW: Readonly<Record<Style, string>> = {
  playout: "simulate, playout",
  nth: "simulate, nth + play",
  moves: "simulate, moves + play",
  undo: "simulate, nth + play + undo",
};

/** The variants for a package with these games. */
export function variantsFor(games: readonly string[]): readonly Variant[] {
  const played = Object.entries(GAMES).filter(([game]) => games.includes(game));
  return [
    ...played.flatMap(([game, counts]) => counts.flatMap((players) => ofGame(game, players))),
    {
      name: PEERS.boardgameIo,
      job: { kind: "boardgame.io" },
      games: 10,
      contest: contestOf("through-the-desert", 4),
    },
    { name: PEERS.chessops, job: { kind: "chessops" }, games: 10, needs: "chessops" },
    { name: "chess.js", job: { kind: "chess.js" }, games: 10, needs: "chess.js" },
    ...DESERTS.map((desert) => ({
      name: `growth, ${desert.spaces} spaces, ${desert.camelsPerColour} camels`,
      job: { kind: "growth", desert } as const,
      games: 4,
    })),
    ...played.map(([game]) => ({
      name: `memory, ${game}, 4 players`,
      job: { kind: "memory", game, players: 4 } as const,
      games: 10,
      contest: contestOf(game, 4),
    })),
    ...played.map(([game]) => ({
      name: `1,000 games in turn, ${game}, 4 players`,
      job: { kind: "turns", game, players: 4 } as const,
      games: 10,
      contest: contestOf(game, 4),
    })),
    ...played.map(([game]) => ({
      name: `board, ${game}, 4 players`,
      job: { kind: "board", game, players: 4 } as const,
      games: 10,
      contest: contestOf(game, 4),
    })),
    ...played.flatMap(([game]) =>
      [2, 4].map((players) => ({
        name: `search, ${contestOf(game, players)}`,
        job: { kind: "search", game, players } as const,
        games: 6,
      })),
    ),
  ];
}

/** A game in the immutable form and in those of `simulate`: all of them for four players, playouts for the others. */
function ofGame(game: string, players: number): Variant[] {
  const contest = contestOf(game, players);
  const styles = players === 4 ? STYLES : STYLES.slice(0, 1);
  return [
    ...styles.map((style) => ({
      name: `${contest}, ${HOW[style]}`,
      job: { kind: "simulate", game, players, style } as const,
      games: 10,
      contest,
    })),
    {
      name: `${contest}, legalMoves + apply`,
      job: { kind: "immutable", game, players },
      games: 10,
      contest,
    },
  ];
}

const contestOf = (game: string, players: number): string => `${game}, ${players} players`;
