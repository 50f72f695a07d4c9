/** The players: a row for each seat, with a person's name or the level of a bot. */
import type { App } from "../app.js";
import { button, h } from "../dom.js";
import { wordsOf } from "../language.js";
import { mostPlayers, type PlayKit } from "../kits/kit.js";
import { seatedPlayers } from "../plan.js";
import { KINDS, LONGEST_NAME, namesOf, type Player } from "../players.js";
import { seatMark } from "./seat-mark.js";

export function seatsForm(
  app: App,
  kit: PlayKit,
  change: (plan: App["plan"], isDrawn?: boolean) => void,
): HTMLElement {
  const { texts } = app.language;
  const { player: unnamed } = wordsOf(app.language, kit);
  const players = seatedPlayers(kit, app.plan);
  const names = namesOf(players, texts, unnamed);
  const replace = (seat: number, player: Player): App["plan"] => ({
    ...app.plan,
    players: app.plan.players.map((one, index) => (index === seat ? player : one)),
  });

  const row = ({ kind, name }: Player, seat: number): HTMLElement => {
    const kinds = h(
      "select",
      {
        "aria-label": texts.kind(seat + 1),
        "data-key": `kind-${seat}`,
        // The entries are the kinds.
        change: () => change(replace(seat, { kind: kinds.value as Player["kind"], name })),
      },
      ...KINDS.map((value) =>
        h(
          "option",
          { value, selected: value === kind },
          value === "person" ? texts.person : `${texts.bot} (${texts.level[value]})`,
        ),
      ),
    );
    const input = h("input", {
      type: "text",
      value: name,
      maxlength: LONGEST_NAME,
      autocomplete: "off",
      placeholder: unnamed(seat),
      "aria-label": texts.name(seat + 1),
      "data-key": `name-${seat}`,
      // At each letter, without drawing the form again while the person types.
      input: () => change(replace(seat, { kind, name: input.value }), false),
    });
    return h(
      "li",
      { class: "seat" },
      seatMark(seat),
      kinds,
      kind === "person" ? input : h("span", { class: "filler" }),
      players.length > 2 &&
        button(
          "×",
          () => {
            const others = app.plan.players.filter((_, index) => index !== seat);
            change({ ...app.plan, players: others.slice(0, players.length - 1) });
          },
          {
            class: "remove",
            "aria-label": texts.removePlayer(names[seat] ?? ""),
            "data-key": `remove-${seat}`,
          },
        ),
    );
  };

  return h(
    "fieldset",
    { class: "seats" },
    h("legend", {}, texts.players),
    h("ol", {}, ...players.map(row)),
    players.length < mostPlayers(kit) &&
      button(
        `+ ${texts.addPlayer}`,
        () => change({ ...app.plan, players: [...players, { kind: "easy", name: "" }] }),
        { class: "quiet", "data-key": "add" },
      ),
  );
}
