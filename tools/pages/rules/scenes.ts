/** The scenes of the rules, as figures in the rows of the rules pages: a light and a dark picture for each frame. */
import { GAME_IDS, type GameId } from "caravanserai";
import { eventText, words } from "caravanserai/words/en";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ShownFrame, type ShownScene, sizeOf } from "../../../docs/rules/scenes/show.js";
import { SCENES } from "../../../docs/rules/scenes/index.js";
import { escaped } from "../html.js";

const THEMES = ["light", "dark"] as const;

const fileOf = (game: GameId, { name }: ShownScene, frame: number, theme: string): string =>
  `assets/scenes/${game}/${name}-${frame + 1}-${theme}.svg`;

const titleOf = ({ name }: ShownScene): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** Returns what a picture shows in sentences: what happened, and why what is crossed out is illegal. */
function sentencesOf(game: GameId, { events, refusals }: ShownFrame): string[] {
  // The events of a scene are those of its game, whose words are looked up by the same id.
  const happened = events.map((event) => eventText(words[game] as never, event as never));
  const byReason = new Map(refusals.map((refusal) => [refusal.reason, refusal] as const));
  const refused = [...byReason.values()].map(
    ({ rule, message }) => `Illegal${rule === null ? "" : ` (${rule})`}: ${message}.`,
  );
  return [...new Set([...happened, ...refused])].filter((sentence) => sentence !== "");
}

const drawn = (game: GameId, frame: ShownFrame, theme: (typeof THEMES)[number]): string =>
  frame.draw({ theme, words: words[game], coordinates: true });

function figure(game: GameId, scene: ShownScene, urlOf: (file: string) => string): string {
  const frames = scene.run().map((frame, index) => {
    const sentences = sentencesOf(game, frame);
    const alt = escaped([titleOf(scene), ...sentences].join(". "));
    const { width, height } = sizeOf(drawn(game, frame, "light"));
    const images = THEMES.map(
      (theme) =>
        `<img class="scene-${theme}" loading="lazy" width="${width}" height="${height}" src="${escaped(urlOf(fileOf(game, scene, index, theme)))}" alt="${alt}">`,
    );
    return `<div>${images.join("")}<p>${sentences.map(escaped).join(" ")}</p></div>`;
  });
  return `<figure class="scene" id="scene-${scene.name}"><figcaption>${titleOf(scene)}</figcaption>${frames.join("")}</figure>`;
}

/**
 * Returns the scenes of a rule as HTML: figures in the row of the first rule that a scene shows, and links to them in the rows of
 * the others.
 */
export function scenesOf(game: GameId, rule: string, urlOf: (file: string) => string): string {
  return SCENES[game]
    .filter(({ rules }) => rules.includes(rule))
    .map((scene) =>
      scene.rules[0] === rule
        ? figure(game, scene, urlOf)
        : `<p class="scene-link">Scene: <a href="#scene-${scene.name}">${titleOf(scene)}</a></p>`,
    )
    .join("");
}

/** Returns the list of a game's scenes, with the rules that each shows. */
export const sceneList = (game: GameId): string =>
  `<ul class="scene-list">${SCENES[game]
    .map(
      (scene) =>
        `<li><a href="#scene-${scene.name}">${titleOf(scene)}</a>: ${scene.rules.join(", ")}</li>`,
    )
    .join("")}</ul>`;

/** Draws every scene into a folder of the site. */
export function drawScenes(site: string): void {
  for (const game of GAME_IDS) {
    mkdirSync(join(site, "assets/scenes", game), { recursive: true });
    for (const scene of SCENES[game]) {
      scene.run().forEach((frame, index) => {
        for (const theme of THEMES) {
          const svg = drawn(game, frame, theme);
          writeFileSync(join(site, fileOf(game, scene, index, theme)), `${svg}\n`);
        }
      });
    }
  }
}
