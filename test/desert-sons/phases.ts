/** A scene for each phase of the game. */
import { GOODS, type State } from "caravanserai/desert-sons";
import { deal, edit, play } from "./scenes.js";

/** A tile that fits nowhere beside a plain cross. */
export const OASIS = "OOOO NESW[]";
/** Tiles that fit everywhere there. */
export const DESERT: readonly string[] = Array<string>(9).fill("DDDD");

/** Seat 0 has placed a tile with two portions, E and S, neither of them complete. */
export const found = (): State =>
  play(deal(2, ["OODD N[M] E[]", "DDDD", "DDDD", "DDDD"]), "a4 DOOD E[M] S[]");

/** Seat 0 completes two oases with the portions N and E of one tile, whose S and W are desert. */
export const several = (): State =>
  play(
    deal(2, ["ODDD N[S]", "DDDD", "OODD N[M] E[]", "DDDD", "DDDD"]),
    ...["a2 DDDO W[S]", "+9 W", "guide", "draw", "a1 OODD N[M] E[]", "+16 N"],
  );

/** Seat 0 has just found an oasis that the edge of the area closes, and explores it. */
export const at = (spaces: string, more = {}): State =>
  play(
    deal(2, [`ODDD N[${spaces}]`, "DDDD", "DDDD", "DDDD"], more),
    ...[`a4 ODDD N[${spaces}]`, "+16 N"],
  );

/** Seat 0 has taken gems without a place for them. */
export const swapping = (): State =>
  play(
    edit(at("G"), (copy) => {
      const [own] = copy.seats;
      if (own === undefined) throw new Error("nobody sits there");
      own.goods = { myrrh: 2, frankincense: 1, salt: 0, gems: 1 };
      for (const good of GOODS) copy.supply.goods[good] -= own.goods[good];
    }),
    "take gems",
  );

/** Seat 0 is at a rumour space, with two rumours on the board and the rest in the supply or not there. */
export const listening = (rumours: readonly number[] = [1, 2]): State =>
  edit(at("R", { rumours }), (copy) => {
    copy.rumours.unseen = rumours.length - 2;
    copy.rumours.board = [
      { slot: "salt-1", value: 1, seenBy: [1] },
      { slot: "salt-2", value: 2, seenBy: [1] },
    ];
  });

/** A state of each phase. */
export const SCENES: Readonly<Record<Exclude<State["phase"], "over">, () => State>> = {
  start: () => deal(3, DESERT, {}, { starts: "choose" }),
  travel: () => deal(2, DESERT),
  explore: () => play(deal(2, DESERT), "b3"),
  place: () => play(deal(2, [OASIS, OASIS, "ODDD N[M]", "DDDD"]), "draw"),
  explorer: found,
  oasis: several,
  action: () => at("M"),
  swap: swapping,
  lay: () => play(listening([1, 2, -1]), "take rumour"),
  look: () => play(listening(), "take rumour"),
  remove: () => play(listening(), "take rumour", "look salt-1"),
  guide: () => play(deal(2, DESERT), "done"),
};
