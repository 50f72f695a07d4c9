/** Animated pictures of whole games: one text, and in Chromium each frame looks like its own picture. */
import type { Browser } from "playwright-core";
import {
  apply,
  events,
  GAME_IDS,
  type GameId,
  legalMoves,
  type MoveOf,
  seededRandom,
  setup,
  type StateOf,
} from "caravanserai";
import { shortTrip } from "caravanserai/desert-sons";
import { ArgumentError } from "caravanserai";
import { shortCourse } from "caravanserai/nomadi";
import { animate, toSvg } from "caravanserai/svg";
import { smallWadi } from "caravanserai/through-the-desert";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium, openChromium } from "../../tools/chromium.js";
import { parseXml } from "../helpers/xml.js";

const BOARDS = {
  "through-the-desert": { layout: smallWadi },
  nomadi: { layout: shortCourse },
  "desert-sons": { tileSet: shortTrip },
};

/** Pictures of a game of random moves. */
function picturesOf(game: GameId, most: number): string[] {
  const random = seededRandom("animate");
  let state: StateOf<GameId> = setup<GameId>(game, { players: 2, seed: 3, ...BOARDS[game] });
  const drawn = [toSvg(state, { theme: "light" })];
  while (!state.over && drawn.length < most) {
    const legal = legalMoves(state);
    const move = legal[random(legal.length)] as MoveOf<GameId>;
    const told = events(state, move);
    state = apply(state, move);
    drawn.push(toSvg(state, { theme: "light", events: told }));
  }
  return drawn;
}

const square = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

describe("animate", () => {
  it("shows what is the same in all pictures once, and the rest in its time", () => {
    const svg = animate(
      [square('<path d="M1 1h1"/>'), square('<path d="M1 1h1"/><circle r="1"/>'), square("<g/>")],
      { seconds: 2 },
    );
    expect(svg).toContain('<g class="x" style="--e:4s"><path d="M1 1h1"/></g>');
    expect(svg).toContain('<g class="x" style="--b:2s;--e:4s"><circle r="1"/></g>');
    expect(svg).toContain('<g class="f" style="--b:4s"><g/></g>');
  });

  it("ends what is inside a part with it", () => {
    const svg = animate(
      ["<a/>", "<a/><b/>", ""].map((inside) => square(inside && `<g>${inside}</g>`)),
    );
    expect(svg).toContain(
      '<g class="x" style="--e:2s"><g><a/><g class="x" style="--b:1s;--e:2s"><b/></g></g></g>',
    );
  });

  it("takes a long path apart where some of its lines change", () => {
    const [before, after] = ["M1 1h1".repeat(400), "M2 2h1"];
    const svg = animate([
      square(`<path d="${before}${after}" class="a"/>`),
      square(`<path d="${before}M3 3h1${after}" class="a"/>`),
    ]);
    expect(svg).toContain(
      `<path d="${before}" class="a"/><g class="f" style="--b:1s"><path d="M3 3h1" class="a"/></g><path d="${after}" class="a"/>`,
    );
  });

  it("of one picture moves nothing", () => {
    expect(animate([square('<path d="M1 1h1"/>')])).not.toContain('class="f"');
  });

  it.each(GAME_IDS)(
    "of %s is well-formed, the same every time, and much smaller than its pictures",
    (game) => {
      const pictures = picturesOf(game, 60);
      const svg = animate(pictures);
      parseXml(svg);
      expect(animate([...pictures])).toBe(svg);
      const times = new Set([...svg.matchAll(/--[be]:(\d+)s/gu)].map(([, time]) => time));
      // A move that changes nothing to be seen has no time of its own.
      expect(times.size).toBeGreaterThan(pictures.length - 5);
      expect(times.size).toBeLessThan(pictures.length);
      expect(svg.length).toBeLessThan(pictures.join("").length / 8);
      expect(svg).not.toMatch(/<script|<animate|data-| id=/u);
    },
  );

  it.each([
    [[], "pictures"],
    ["<svg/>", "pictures"],
    [[5], "pictures[0]"],
    [[square(""), "<svg><g></svg>"], "pictures[1]"],
    [["<p/>"], "pictures[0]"],
    [["<svg/><svg/>"], "pictures[0]"],
    [["<svg><!-- --></svg>"], "pictures[0]"],
  ])("refuses %j", (pictures, path) => {
    const refused = (): unknown => animate(pictures as string[]);
    expect(refused).toThrow(ArgumentError);
    expect(refused).toThrow(path);
  });

  it.each([
    { seconds: 0 },
    { seconds: -1 },
    { seconds: 3601 },
    { seconds: NaN },
    { seconds: "1" },
    5,
    null,
  ])("refuses the options %j", (options) => {
    expect(() => animate([square("")], options as object)).toThrow(ArgumentError);
  });

  it("refuses more pictures than anybody watches", () => {
    expect(() => animate(new Array<string>(10_001).fill(square("")))).toThrow(ArgumentError);
  });
});

const executablePath = findChromium();

describe.skipIf(executablePath === undefined)("animate in Chromium", { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => browser.close());

  const opened = async (svg: string, reducedMotion: "no-preference" | "reduce") => {
    const viewport = { width: 700, height: 500 };
    const page = await browser.newPage({ viewport, reducedMotion });
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    return page;
  };

  /** How many pixels differ clearly between two screenshots. */
  const DIFFERENT = `async (one, other) => {
    const pixels = async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    };
    const [first, second] = await Promise.all([pixels(one), pixels(other)]);
    let count = 0;
    for (let at = 0; at < first.length; at += 4) {
      const by = [0, 1, 2].map((part) => Math.abs(first[at + part] - second[at + part]));
      if (Math.max(...by) > 40) count++;
    }
    return count;
  }`;

  it.each(GAME_IDS)("a game of %s looks at each time as its picture does", async (game) => {
    const pictures = picturesOf(game, 40);
    const last = pictures.length - 1;
    const page = await opened(animate(pictures), "no-preference");
    const other = await opened("", "reduce");
    const compare = async (frame: number): Promise<number> => {
      await other.setContent(`<body style="margin:0">${pictures[frame] ?? ""}</body>`);
      const [shown, meant] = await Promise.all([page.screenshot(), other.screenshot()]);
      const [one, two] = [shown, meant].map((shot) => JSON.stringify(shot.toString("base64")));
      return page.evaluate<number>(`(${DIFFERENT})(${one ?? ""}, ${two ?? ""})`);
    };
    for (const frame of [0, 1, 7, 20, last]) {
      await page.evaluate(`for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = ${frame * 1000 + 500};
      }`);
      expect(await compare(frame), `frame ${frame}`).toBeLessThan(40);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await page.evaluate("document.getAnimations().length")).toBe(0);
    expect(await compare(last), "still").toBeLessThan(40);
    await Promise.all([page.close(), other.close()]);
  });
});
