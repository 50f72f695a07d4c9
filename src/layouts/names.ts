/** Names of generated boards: two words, drawn from the seed. */
import type { Random } from "../kit/chance/random.js";

const KINDS = [
  ...[
    "Amber",
    "Ashen",
    "Bitter",
    "Broken",
    "Copper",
    "Distant",
    "Dry",
    "Falcon",
    "Fennec",
    "Golden",
  ],
  ...[
    "Hidden",
    "Hollow",
    "Jackal",
    "Lantern",
    "Lost",
    "Mirage",
    "Moonlit",
    "Ochre",
    "Painted",
    "Quiet",
  ],
  ...[
    "Red",
    "Salt",
    "Sandglass",
    "Scorpion",
    "Silent",
    "Singing",
    "Thorn",
    "Thirsty",
    "Vulture",
    "White",
  ],
];
const LANDS = [
  ...["Basin", "Bowl", "Crossing", "Dunes", "Flats", "Gap", "Gorge", "Hamada", "Hollow", "March"],
  ...["Pan", "Pass", "Plain", "Reach", "Sands", "Terraces", "Trail", "Valley", "Wadi", "Wells"],
];

/** Draws a name. */
export function drawName(random: Random): string {
  const kind = KINDS[random.below(KINDS.length)];
  const lands = LANDS.filter((land) => land !== kind);
  return `${kind} ${lands[random.below(lands.length)]}`;
}
