/** Small positions drawn by hand, for scenes and for tests of one rule at a time. */
import {
  defineLayout,
  type Layout,
  load,
  setup,
  type SeatState,
  type State,
} from "caravanserai/through-the-desert";

/** An open board of sand without palms. */
export function sand(rows: number, columns: number): Layout {
  const drawing = Array.from(
    { length: rows },
    (_, row) => (row % 2 === 1 ? " " : "") + new Array(columns).fill(".").join(" "),
  ).join("\n");
  return defineLayout({ name: "sand", palms: 0, drawing });
}

/** A layout from lines, with as many palms as it has palm spaces unless told otherwise. */
export function drawn(lines: readonly string[], palms?: number): Layout {
  const drawing = lines.join("\n");
  const count = [...drawing].filter((character) => character === "T").length;
  return defineLayout({ name: "drawn", drawing, palms: palms ?? count });
}

/** The camels on the board: for each seat and colour the camels, the leader first. */
export type Camels = Readonly<Record<string, readonly string[]>>;

/**
 * A state in the phase of camels with seat 0 to decide in round 9, with camels by keys such as `"0 honey"`.
 * Tokens, oases, territories and supplies are made to fit, by way of `load`, which checks them.
 */
export function position(
  layout: Layout,
  camels: Camels,
  change: (state: State) => Partial<State> = () => ({}),
  players = 2,
  options: Partial<Parameters<typeof setup>[0]> = {},
): State {
  const start = setup({ players, seed: 1, layout, ...options });
  const order = ["honey", "rose", "grape", "sky", "mint"] as const;
  const caravans = Object.entries(camels)
    .map(([key, [leader, ...others]]) => {
      const [seat, colour] = key.split(" ") as [string, (typeof order)[number]];
      if (leader === undefined) throw new Error("a caravan has a leader");
      return { seat: Number(seat), colour, leader, camels: [leader, ...others], oases: [] };
    })
    .sort((a, b) => order.indexOf(a.colour) - order.indexOf(b.colour) || a.seat - b.seat);
  const supply = { ...start.supply };
  for (const { colour, camels: all } of caravans) supply[colour] -= all.length - 1;
  const [first, second, ...others] = start.seats;
  const withoutLeaders = (seat: SeatState): SeatState => ({ ...seat, leaders: [] });
  const base: State = {
    ...start,
    phase: "camels",
    round: 9,
    left: 2,
    seat: 0,
    over: false,
    endReason: null,
    supply,
    seats: [withoutLeaders(first), withoutLeaders(second), ...others.map(withoutLeaders)],
    caravans: caravans.map((caravan) => ({
      ...caravan,
      camels: boardOrder(caravan.camels),
    })),
  };
  const changed = { ...base, ...change(base) };
  return load({ ...changed, inTurn: changed.seat });
}

/** Names in board order: by row, then by number. */
function boardOrder(names: readonly string[]): string[] {
  const key = (name: string): [number, number] => {
    const [, letters = "", digits = ""] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
    return [letters.length * 1000 + letters.charCodeAt(letters.length - 1), Number(digits)];
  };
  return [...names].sort((a, b) => key(a)[0] - key(b)[0] || key(a)[1] - key(b)[1]);
}
