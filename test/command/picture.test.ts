/** Pictures of recorded games by the command. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as nomadi from "caravanserai/nomadi";
import { animate, toSvg } from "caravanserai/svg/nomadi";
import { nomadi as words } from "caravanserai/words/en";
import { nomadi as mots } from "caravanserai/words/fr";
import { afterAll, describe, expect, it } from "vitest";
import { FileError } from "../../src/command/files.js";
import { UsageError } from "../../src/command/usage.js";
import { parseXml } from "../helpers/xml.js";
import { fakeTerminal, runIn } from "./fake.js";

const folder = mkdtempSync(join(tmpdir(), "picture-"));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { players: 2, seed: 5, layout: nomadi.shortCourse } as const;
const moves: nomadi.Move[] = [];
let state = nomadi.setup(options);
while (moves.length < 30) {
  const list = nomadi.legalMoves(state);
  const move = list[moves.length % list.length] as nomadi.Move;
  moves.push(move);
  state = nomadi.apply(state, move);
}
const file = join(folder, "game.txt");
writeFileSync(file, nomadi.formatRecord(nomadi.record(options, moves)));

async function drawn(...args: string[]): Promise<string> {
  const fake = fakeTerminal();
  await runIn(fake, "picture", file, ...args);
  if (!args.includes("--out")) await fake.until("</svg>");
  return fake.out().trimEnd();
}

/** What the last of the first `count` moves caused. */
function lastOf(count: number, viewer?: nomadi.Viewer) {
  const before = nomadi.replay(nomadi.record(options, moves))[count - 1] as nomadi.State;
  const move = moves[count - 1] as nomadi.Move;
  return { after: nomadi.apply(before, move), events: nomadi.events(before, move, viewer) };
}

describe("picture", () => {
  it("draws the end of the record as toSvg does", async () => {
    const { after, events } = lastOf(moves.length);
    const svg = await drawn();
    parseXml(svg);
    expect(svg).toBe(toSvg(after, { words, events }));
  });

  it("draws a whole game as one picture that plays by itself", async () => {
    const steps = [...nomadi.steps(nomadi.record(options, moves))];
    const pictures = steps.map(({ before, move, after }) =>
      toSvg(after, { words, events: nomadi.events(before, move) }),
    );
    const svg = await drawn("--animate");
    parseXml(svg);
    expect(svg).toBe(animate([toSvg(nomadi.setup(options), { words }), ...pictures]));
    const [first, second] = [toSvg(nomadi.setup(options), { words }), pictures[0] ?? ""];
    expect(await drawn("--animate", "--at", "1")).toBe(animate([first, second]));
  });

  it("draws what one viewer may see after some moves", async () => {
    const { after, events } = lastOf(20, 1);
    expect(await drawn("--at", "20", "--viewer", "1")).toBe(
      toSvg(nomadi.view(after, 1), { words, events }),
    );
    const watched = lastOf(20, "spectator");
    expect(await drawn("--at", "20", "--viewer", "spectator")).toBe(
      toSvg(nomadi.view(watched.after, "spectator"), { words, events: watched.events }),
    );
  });

  it("draws the set-up, and takes every option", async () => {
    const args = ["--coordinates", "--panels", "below", "--theme", "dark", "--width", "640"];
    expect(await drawn("--at", "0", "--language", "fr", ...args)).toBe(
      toSvg(nomadi.setup(options), {
        ...{ words: mots, coordinates: true, panels: "below", theme: "dark", width: 640 },
      }),
    );
  });

  it("writes a file", async () => {
    const out = join(folder, "end.svg");
    expect(await drawn("--out", out)).toBe("");
    expect(readFileSync(out, "utf8").trimEnd()).toBe(await drawn());
    await expect(drawn("--out", join(folder, "none", "end.svg"))).rejects.toThrow(FileError);
  });

  it.each([
    [["--at", "31"], "--at takes a number from 0 to 30"],
    [["--viewer", "2"], "--viewer takes a whole number from 0 to 1"],
    [["--viewer", "me"], "--viewer takes a whole number"],
    [["--theme", "sepia"], "--theme takes one of auto, light, dark"],
    [["--panels", "above"], "--panels takes one of beside, below, none"],
    [["--width", "0"], "--width takes a whole number from 1"],
  ])("refuses %j", async (args, message) => {
    const failure = drawn(...args);
    await expect(failure).rejects.toThrow(UsageError);
    await expect(failure).rejects.toThrow(message);
  });
});
