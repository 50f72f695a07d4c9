/** Makes one animated picture of many: a whole game that plays by itself, with CSS alone. */
import { ArgumentError, quoted } from "../../kit/errors.js";
import { entriesOf, plainCopy } from "../../kit/input/plain.js";
import { rounded, tag } from "../markup.js";
import { readPicture } from "./markup-tree.js";
import { addFrame, NOT_DRAWN, type Scene, sceneOf } from "./timeline.js";

/** The options of {@link animate}. @category Pictures */
export interface AnimateOptions {
  /** The seconds for each picture. Default: 1. */
  readonly seconds?: number;
}

/** The maximum number of pictures in an animation. */
const MOST_FRAMES = 10_000;

/** The least and the most seconds for a picture. */
const LEAST_SECONDS = 0.02;
const MOST_SECONDS = 3_600;

/**
 * Makes one animated SVG of several pictures, such as those of a whole game: each is shown for a second, and the last one
 * stays. It is a text like any picture of `toSvg`, without script or ids. What several pictures have in common is in it once. Where it is
 * part of a page or opened alone, pressing it plays it again.
 *
 * For people whose system asks for reduced motion, and in programs that do not animate, it shows the last picture.
 *
 * @param pictures - The pictures, as `toSvg` draws them with the same options.
 * @param options - The time for each picture.
 *
 * @example
 * ```ts
 * import { events, record, setup, steps } from "caravanserai/through-the-desert";
 * import { animate, toSvg } from "caravanserai/svg/through-the-desert";
 *
 * const options = { players: 2, seed: 1 } as const;
 * const played = record(options, [{ type: "leader", colour: "sky", space: "i4" }]);
 * const pictures = [...steps(played)].map(({ before, move, after }) =>
 *   toSvg(after, { events: events(before, move) }),
 * );
 * const svg = animate([toSvg(setup(options)), ...pictures], { seconds: 0.5 });
 * svg.includes("@keyframes"); // => true
 * ```
 *
 * @throws `ArgumentError` if there is no picture or too many, one is not an SVG, or an option is not valid.
 * @category Pictures
 */
export function animate(pictures: readonly string[], options: AnimateOptions = {}): string {
  const seconds = checkSeconds(options);
  const list = entriesOf(pictures, MOST_FRAMES);
  if (list === undefined || list.length === 0) {
    const expected = `expected a list of 1 to ${MOST_FRAMES} pictures`;
    throw new ArgumentError("pictures", `${expected}, got ${quoted(pictures)}`);
  }
  let open = "";
  let scenes: Scene[] = [];
  for (const [frame, picture] of list.entries()) {
    const root = readPicture(picture, `pictures[${frame}]`);
    scenes =
      frame === 0
        ? root.children.map((part) => sceneOf(part, 0))
        : addFrame(scenes, root.children, frame);
    ({ open } = root);
  }
  const body = new Writer(seconds).written(scenes, { from: 0, to: undefined });
  return (
    open + tag("style", {}, STYLE) + tag("g", { class: "caravanserai-replay" }, body) + "</svg>"
  );
}

/** Returns the seconds for each picture. Throws an `ArgumentError` if an option is not valid. */
function checkSeconds(options: unknown): number {
  const copy = plainCopy(options);
  if (!copy.good) {
    const [{ path, message }] = copy.problems;
    throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
  }
  const { value } = copy;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ArgumentError("options", `expected an object, got ${quoted(value)}`);
  }
  const unknown = Object.keys(value).find((key) => key !== "seconds");
  if (unknown !== undefined) {
    throw new ArgumentError("options", `unknown option ${quoted(unknown)}`);
  }
  const { seconds = 1 } = value as { readonly seconds?: unknown };
  if (typeof seconds !== "number" || !(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS)) {
    const range = `${LEAST_SECONDS} to ${MOST_SECONDS}`;
    throw new ArgumentError("seconds", `expected a number from ${range}, got ${quoted(seconds)}`);
  }
  return seconds;
}

/** The time of a scene: its first frame, and the first one after it. */
type Time = Pick<Scene, "from" | "to">;

/** Names of keyframes are known to the whole page: these mean the same in every animation. */
const STYLE =
  "@keyframes caravanserai-show{from{visibility:hidden}to{visibility:visible}}" +
  "@keyframes caravanserai-hide{from,to{visibility:hidden}}" +
  // Without animation, what is not in the last picture is not seen.
  ".caravanserai-replay .x{visibility:hidden}" +
  // An animation that waits costs nothing. One that runs all the time would be computed sixty times a second for each part.
  "@media(prefers-reduced-motion:no-preference){" +
  ".caravanserai-replay .f{animation:caravanserai-show 1ms var(--b) both}" +
  ".caravanserai-replay .x{animation:caravanserai-show 1ms var(--b,0s) both,caravanserai-hide 1ms var(--e) forwards}" +
  ".caravanserai-replay:active :is(.f,.x){animation:none}}";

/** Writes scenes, each with its time. */
class Writer {
  constructor(private readonly seconds: number) {}

  /**
   * Returns the markup of scenes that are inside another one. Neighbours with the same time share a group, in which `inside` completes
   * them.
   */
  written(
    scenes: readonly Scene[],
    outer: Time,
    inside = (markup: string): string => markup,
  ): string {
    let [text, group, open] = ["", "", ""];
    const flush = (): void => {
      if (group === "") return;
      text += open === "" ? inside(group) : `${open}${inside(group)}</g>`;
      group = "";
    };
    for (const scene of scenes) {
      // Nothing is seen longer than what it is in.
      const time = { from: scene.from, to: scene.to ?? outer.to };
      const own = NOT_DRAWN.has(scene.name) ? "" : this.#openFor(time, outer);
      if (own !== open) flush();
      open = own;
      group += this.#markupOf(scene, time);
    }
    flush();
    return text;
  }

  #markupOf(scene: Scene, time: Time): string {
    const { name, open, close, markup, children } = scene;
    if (!hasChanged(scene)) return markup;
    // The lines of a path fall into paths by their times.
    return name === "path"
      ? this.written(children, time, (lines) => open + lines + close)
      : open + this.written(children, time) + close;
  }

  /** Returns the opening tag of the group for a time; empty if it is that of the scene around it. */
  #openFor({ from, to }: Time, outer: Time): string {
    if (from === outer.from && to === outer.to) return "";
    const begin = `--b:${this.#delay(from)}`;
    return to === undefined
      ? `<g class="f" style="${begin}">`
      : `<g class="x" style="${from === 0 ? "" : `${begin};`}--e:${this.#delay(to)}">`;
  }

  #delay(frame: number): string {
    return `${rounded(frame * this.seconds)}s`;
  }
}

/** Tests whether something inside a scene is not there all the time. */
const hasChanged = ({ from, children }: Scene): boolean =>
  children.some((child) => child.from !== from || child.to !== undefined || hasChanged(child));
