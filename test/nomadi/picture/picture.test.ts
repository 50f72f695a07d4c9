/** What is in a picture: every piece once, a part for every pick, and nothing hidden. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  board,
  choices,
  loadView,
  PAWNS_EACH,
  resample,
  score,
  setup,
  type State,
  view,
} from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import { nomadi as en } from "caravanserai/words/en";
import { cases } from "../../helpers/cases.js";
import { elementsOf, having, textOf, valuesOf, type Xml } from "../../helpers/xml.js";
import { drawn, looks, type Moment, moments } from "./moments.js";

/** What the pieces of one kind say about themselves, under an attribute that tells where they are. */
const placesOf = (picture: Xml, piece: string, attribute: string): string[] =>
  having(picture, "data-piece")
    .filter(({ attributes }) => attributes["data-piece"] === piece)
    .map(({ attributes }) => attributes[attribute] ?? "");

/** What is written on a card, empty for its back. The title is not part of it. */
const faceOf = (card: Xml): string =>
  [...elementsOf(card)]
    .filter(({ name }) => name === "text")
    .map(textOf)
    .join("");

const shown = (value: number | null): string =>
  value === null ? "" : `${value < 0 ? "\u2212" : "+"}${Math.abs(value)}`;

/** The cards that the table has, apart from those on the board. */
const cardsOffBoard = ({ table }: Moment): (number | null)[] => [
  ...table.seats.flatMap(({ cards }) => cards.map(({ value }) => value)),
  ...(table.offer === null ? [] : [table.offer.value]),
  ...table.deck.map(() => null),
];

describe("a picture of any moment of any game", () => {
  it("is well-formed, with every piece of the board drawn once", () => {
    fc.assert(
      fc.property(moments, looks, (moment, look) => {
        const picture = drawn(moment.table, { ...look, events: moment.caused });
        const { spaces } = board(moment.table);
        const pawns = spaces.flatMap(({ name, contents }) =>
          contents.pawn === null ? [] : [`${String(name)} ${contents.pawn}`],
        );
        const found = having(picture, "data-piece")
          .filter(({ attributes }) => attributes["data-piece"] === "pawn")
          .filter(({ attributes }) => attributes["data-space"] !== undefined)
          .map(({ attributes: { "data-space": space, "data-seat": seat } }) => `${space} ${seat}`);
        expect(found).toEqual(pawns);
        const cards = placesOf(picture, "card", "data-space").filter((space) => space !== "");
        expect(cards).toEqual(moment.table.cards.map(({ square }) => square));
      }),
      { numRuns: cases(150) },
    );
  });

  it("has everything off the board in its panels: dice, cards, pawns to place", () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom("beside" as const, "below" as const),
        (moment, panels) => {
          const { table } = moment;
          const picture = drawn(table, { panels });
          expect(placesOf(picture, "die", "data-piece")).toHaveLength(table.dice.length);
          const offBoard = having(picture, "data-piece").filter(
            ({ attributes }) => attributes["data-space"] === undefined,
          );
          const cards = offBoard.filter(({ attributes }) => attributes["data-piece"] === "card");
          expect(cards.map(faceOf).sort()).toEqual(cardsOffBoard(moment).map(shown).sort());
          for (const [seat, { cards: held, pawns }] of table.seats.entries()) {
            const own = offBoard.filter(
              ({ attributes }) => attributes["data-seat"] === String(seat),
            );
            const kinds = own.map(({ attributes }) => attributes["data-piece"]);
            const waiting = (PAWNS_EACH[table.seats.length] ?? 0) - pawns.length;
            expect(kinds.filter((kind) => kind === "card")).toHaveLength(held.length);
            expect(kinds.filter((kind) => kind === "pawn")).toHaveLength(waiting);
          }
        },
      ),
      { numRuns: cases(100) },
    );
  });

  it("has exactly one part for every pick that is a thing, and marks what can be picked", () => {
    fc.assert(
      fc.property(moments, looks, fc.nat(), (moment, look, which) => {
        const open = choices(moment.table, []).picks;
        const picked = open.length === 0 ? [] : [open[which % open.length] ?? ""];
        const next = choices(moment.table, picked).picks;
        const panels = look.panels === "none" ? "beside" : (look.panels ?? "below");
        const picture = drawn(moment.table, { ...look, panels, picked, choices: next });
        const parts = valuesOf(picture, "data-pick");
        expect(new Set(parts).size).toBe(parts.length);
        const things = [...open, ...next].filter((pick) => /^(?:space|pawn|die):/u.test(pick));
        expect(parts).toEqual(expect.arrayContaining(things));
        const marked = (state: string): string[] =>
          having(picture, "data-pick")
            .filter(({ attributes }) => attributes["class"] === `part ${state}`)
            .map(({ attributes }) => attributes["data-pick"] ?? "");
        const isThing = (pick: string): boolean => parts.includes(pick);
        expect(marked("choice").sort()).toEqual(next.filter(isThing).sort());
        expect(marked("picked")).toEqual(picked.filter(isThing));
      }),
      { numRuns: cases(100) },
    );
  });

  it("has a pawn over its square, which can't be picked as long as the pawn is there", () => {
    fc.assert(
      fc.property(moments, ({ state }) => {
        const open = choices(state, []).picks;
        const parts = valuesOf(drawn(state), "data-pick");
        for (const square of state.seats.flatMap(({ pawns }) => pawns)) {
          expect(open).not.toContain(`space:${square}`);
          expect(parts.indexOf(`pawn:${square}`)).toBeGreaterThan(parts.indexOf(`space:${square}`));
        }
      }),
      { numRuns: cases(60) },
    );
  });

  it("N25: shows the points that the score gives, and where something is missing", () => {
    fc.assert(
      fc.property(moments, ({ table }) => {
        const picture = drawn(table);
        const totals = [...elementsOf(picture)]
          .filter(({ attributes }) => attributes["class"] === "total")
          .map(textOf);
        const { seats, winners } = score(table);
        expect(totals).toEqual(
          seats.map(
            ({ total, complete }) =>
              `${total < 0 ? "\u2212" : ""}${Math.abs(total)}${complete ? "" : "+?"}`,
          ),
        );
        const wreaths = [...elementsOf(picture)].filter(
          ({ attributes }) => attributes["class"] === "laurel",
        );
        expect(wreaths).toHaveLength(winners.length);
      }),
      { numRuns: cases(60) },
    );
  });
});

describe("what is hidden", () => {
  it("N22: is not in the picture of a view, which depends on the view alone", () => {
    fc.assert(
      fc.property(moments, looks, fc.nat(), ({ state, viewer, caused }, look, seed) => {
        const seat = viewer ?? 0;
        const seen = view(state, seat);
        const other = view(resample(seen, seed), seat);
        const sent = loadView(JSON.stringify(seen));
        const options = { ...look, events: viewer === null ? [] : caused };
        expect(toSvg(other, options)).toBe(toSvg(seen, options));
        expect(toSvg(sent, options)).toBe(toSvg(seen, options));
      }),
      { numRuns: cases(100) },
    );
  });

  it("N22: stays face down on the board even in the picture of a state, until the game is over", () => {
    fc.assert(
      fc.property(moments, ({ state }) => {
        const faces = having(drawn(state), "data-space")
          .filter(({ attributes }) => attributes["data-piece"] === "card")
          .map(faceOf);
        expect(faces).toEqual(state.cards.map(({ value }) => shown(state.over ? value : null)));
      }),
      { numRuns: cases(60) },
    );
  });

  it("N3: does not show in the deck, whose next card nobody knows", () => {
    const state = setup({ players: 2, seed: 1, cards: "choose" });
    const turned: State = { ...state, deck: [...state.deck].reverse() };
    expect(turned.deck).not.toEqual(state.deck);
    expect(toSvg(turned, { words: en })).toBe(toSvg(state, { words: en }));
  });
});
