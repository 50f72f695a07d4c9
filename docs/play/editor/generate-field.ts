/** The form that makes a board from a seed. */
import { randomSeed } from "caravanserai";
import { button, h, select } from "../dom.js";
import type { Drawing, GeneratorChoice, LibraryKit } from "../kits/kit.js";
import type { Texts } from "../texts.js";

const SIZES = ["small", "medium", "large"] as const;

/** Makes the form. `use` gets the board; without a seed of the person's own, each one is another. */
export function generateField(
  { drafting: { generator } }: LibraryKit,
  texts: Texts,
  players: number,
  use: (drawing: Drawing) => void,
): HTMLElement {
  let size: (typeof SIZES)[number] = "small";
  let choice: GeneratorChoice = generator.choices[0];
  const seed = h("input", { type: "text", maxlength: 100, autocomplete: "off" });
  const labels = texts.generator;
  return h(
    "details",
    { class: "generate" },
    h("summary", {}, labels.heading),
    h(
      "div",
      { class: "row" },
      select(
        labels.size,
        SIZES.map((value) => ({ value, text: labels[value] })),
        size,
        (value) => {
          size = SIZES.find((one) => one === value) ?? size;
        },
      ),
      select(
        labels[generator.option],
        generator.choices.map((value) => ({ value, text: labels[value] })),
        choice,
        (value) => {
          choice = generator.choices.find((one) => one === value) ?? choice;
        },
      ),
      h("label", { class: "field" }, h("span", {}, labels.seed), seed),
      button(labels.make, () => {
        const given = seed.value === "" ? randomSeed() : seed.value;
        void generator.make({ seed: given, size, players, choice }).then(use);
      }),
    ),
  );
}
