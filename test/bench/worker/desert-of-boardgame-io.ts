/**
 * Through the Desert as a user of boardgame.io would write it: a plain board in `G`, moves that change its draft, the whole
 * board scanned for legal moves, regions filled space by space. Four players on a full board, without options. Arrays of
 * plain values, since drafts of one object for each space would make it slower still.
 */
import type { Ctx, Game } from "boardgame.io";

const COLOURS = ["honey", "rose", "grape", "sky", "mint"] as const;
const SEATS = 4;
const LOOSE_CAMELS = 30;

/** What does not change: the neighbours of each space. */
export type Neighbours = readonly (readonly number[])[];

/** What a game begins with. */
export interface Start {
  readonly oases: readonly number[];
  /** By space: the value of its token, or 0. */
  readonly water: readonly number[];
}

/** The whole table. A caravan is `colour * SEATS + seat`. */
export interface Table {
  /** By space: the caravan whose camel stands there, or `null`. */
  camels: (number | null)[];
  /** By space: whether that camel is a leader. */
  leaders: boolean[];
  /** By space: the caravan that encloses it, or `null`. */
  territory: (number | null)[];
  water: number[];
  /** By space. */
  palms: boolean[];
  /** By seat: the colours of the leaders in hand. */
  hands: number[][];
  /** By colour. */
  supply: number[];
  /** By caravan: the oases it has scored. */
  scored: number[][];
  /** By seat: the points of the water taken. */
  points: number[];
  /** How many turns with camels have begun, and how many camels are left to place in this one. */
  turns: number;
  left: number;
}

const colourOf = (caravan: number): number => Math.floor(caravan / SEATS);
const seatOf = (caravan: number): number => caravan % SEATS;

/** The game on a board. */
export function desertGame(neighbours: Neighbours): Game<Table> {
  const near = (space: number): readonly number[] => neighbours[space] ?? [];
  const spaces = [...neighbours.keys()];

  /** L2, L3, L4. */
  function leaderFits(G: Table, space: number): boolean {
    return (
      G.camels[space] === null &&
      G.water[space] === 0 &&
      !G.palms[space] &&
      !near(space).some((other) => G.palms[other] === true || G.leaders[other] === true)
    );
  }

  /** L1, L5. */
  function leaderColours(G: Table, seat: number): number[] {
    const hand = G.hands[seat] ?? [];
    if (hand.length < COLOURS.length) return hand;
    const used = G.hands.flatMap((other) =>
      [...COLOURS.keys()].filter((colour) => !other.includes(colour)),
    );
    return hand.filter((colour) => !used.includes(colour));
  }

  /** C3 to C7. */
  function camelFits(G: Table, seat: number, colour: number, space: number): boolean {
    const { camels } = G;
    if (G.supply[colour] === 0 || camels[space] !== null) return false;
    if (G.territory[space] !== null || G.palms[space]) return false;
    let joined = false;
    for (const other of near(space)) {
      const caravan = camels[other];
      if (caravan === null || caravan === undefined || colourOf(caravan) !== colour) continue;
      if (seatOf(caravan) !== seat) return false;
      joined = true;
    }
    return joined;
  }

  function canPlace(G: Table, seat: number): boolean {
    return [...COLOURS.keys()].some((colour) =>
      spaces.some((space) => camelFits(G, seat, colour, space)),
    );
  }

  /** E1, E4. */
  function takeWater(G: Table, seat: number, space: number): void {
    G.points[seat] = (G.points[seat] ?? 0) + (G.water[space] ?? 0);
    G.water[space] = 0;
  }

  /** E2, E4. */
  function scoreOasis(G: Table, caravan: number, oasis: number): void {
    const scored = G.scored[caravan];
    if (scored !== undefined && !scored.includes(oasis)) scored.push(oasis);
  }

  /** E3: the region around a space, and the caravans that touch it. */
  function regionAround(G: Table, start: number): { region: Set<number>; touching: Set<number> } {
    const region = new Set([start]);
    const touching = new Set<number>();
    const { camels } = G;
    for (const space of region) {
      for (const other of near(space)) {
        const caravan = camels[other];
        if (caravan === null || caravan === undefined) region.add(other);
        else touching.add(caravan);
      }
    }
    return { region, touching };
  }

  /** E3, E4, L6: claims every region at these spaces that touches camels of one caravan only. */
  function enclose(G: Table, candidates: readonly number[]): void {
    const seen = new Set<number>();
    for (const start of candidates) {
      if (seen.has(start) || G.camels[start] !== null || G.territory[start] !== null) continue;
      const { region, touching } = regionAround(G, start);
      for (const space of region) seen.add(space);
      const [caravan] = touching;
      if (caravan === undefined || touching.size > 1) continue;
      for (const space of region) {
        G.territory[space] = caravan;
        takeWater(G, seatOf(caravan), space);
        if (G.palms[space]) scoreOasis(G, caravan, space);
      }
    }
  }

  return {
    // Nobody takes a move back here, and to remember them would cost time.
    disableUndo: true,
    setup: (_, start: Start) => ({
      camels: spaces.map(() => null),
      leaders: spaces.map(() => false),
      territory: spaces.map(() => null),
      water: [...start.water],
      palms: spaces.map((space) => start.oases.includes(space)),
      hands: Array.from({ length: SEATS }, () => [...COLOURS.keys()]),
      supply: COLOURS.map(() => LOOSE_CAMELS),
      scored: Array.from({ length: SEATS * COLOURS.length }, () => []),
      points: Array.from({ length: SEATS }, () => 0),
      turns: 0,
      left: 0,
    }),
    phases: {
      leaders: {
        start: true,
        next: "camels",
        turn: { minMoves: 1, maxMoves: 1 },
        endIf: ({ G }) => G.hands.every((hand) => hand.length === 0),
        moves: {
          placeLeader({ G, ctx }, colour: number, space: number) {
            const seat = Number(ctx.currentPlayer);
            G.hands[seat] = (G.hands[seat] ?? []).filter((other) => other !== colour);
            G.camels[space] = colour * SEATS + seat;
            G.leaders[space] = true;
          },
        },
        // L6.
        onEnd({ G }) {
          enclose(G, spaces);
        },
      },
      camels: {
        turn: {
          order: {
            first: () => 0,
            // C8: whoever can't place is passed over.
            next({ G, ctx }) {
              const seats = [1, 2, 3, 4].map((step) => (ctx.playOrderPos + step) % SEATS);
              return seats.find((seat) => canPlace(G, seat));
            },
          },
          // C1, C2.
          onBegin({ G }) {
            G.left = G.turns < 2 ? 1 : 2;
            G.turns++;
          },
          endIf: ({ G, ctx }) => G.left === 0 || !canPlace(G, Number(ctx.currentPlayer)),
        },
        moves: {
          placeCamel({ G, ctx }, colour: number, space: number) {
            const seat = Number(ctx.currentPlayer);
            const caravan = colour * SEATS + seat;
            G.supply[colour] = (G.supply[colour] ?? 0) - 1;
            G.camels[space] = caravan;
            G.left--;
            takeWater(G, seat, space);
            for (const other of near(space)) {
              if (G.palms[other]) scoreOasis(G, caravan, other);
            }
            enclose(G, near(space));
          },
        },
      },
    },
    /** F1, C8. */
    endIf({ G, ctx }) {
      if (ctx.phase !== "camels" || G.turns === 0) return undefined;
      const turnIsOver = G.left === 0 || !canPlace(G, Number(ctx.currentPlayer));
      const isOver =
        turnIsOver &&
        (G.supply.includes(0) || ![...G.points.keys()].some((seat) => canPlace(G, seat)));
      return isOver ? scores(G) : undefined;
    },
    ai: {
      enumerate(G, { phase, currentPlayer }: Ctx) {
        const seat = Number(currentPlayer);
        const moves: { move: string; args: number[] }[] = [];
        for (const colour of phase === "leaders" ? leaderColours(G, seat) : COLOURS.keys()) {
          for (const space of spaces) {
            if (phase === "leaders") {
              if (leaderFits(G, space)) moves.push({ move: "placeLeader", args: [colour, space] });
            } else if (camelFits(G, seat, colour, space)) {
              moves.push({ move: "placeCamel", args: [colour, space] });
            }
          }
        }
        return moves;
      },
    },
  };
}

/** F2 to F5, in the form of this library's `score`. */
function scores(G: Table): object {
  const sizes = [...G.scored.keys()].map(
    (caravan) => G.camels.filter((other) => other === caravan).length,
  );
  const seats = [...G.points.keys()].map((seat) => {
    let oases = 0;
    let caravans = 0;
    for (const colour of COLOURS.keys()) {
      const rivals = sizes.slice(colour * SEATS, (colour + 1) * SEATS);
      const most = Math.max(...rivals);
      if (rivals[seat] === most)
        caravans += rivals.filter((size) => size === most).length > 1 ? 5 : 10;
      oases += 5 * (G.scored[colour * SEATS + seat] ?? []).length;
    }
    const water = G.points[seat] ?? 0;
    const territory = G.territory.filter(
      (caravan, space) => caravan !== null && seatOf(caravan) === seat && !G.palms[space],
    ).length;
    return { total: oases + water + caravans + territory, oases, water, caravans, territory };
  });
  const best = Math.max(...seats.map(({ total }) => total));
  return { seats, winners: [...seats.keys()].filter((seat) => seats[seat]?.total === best) };
}
