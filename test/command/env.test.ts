/** `caravanserai env`: environments in frames over standard streams, for programs and for Python. */
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { environments } from "caravanserai/learn";
import * as nomadi from "caravanserai/nomadi";
import { describe, expect, it } from "vitest";
import { hasNumpy } from "../../tools/numpy.js";
import { COMMAND, run } from "./run.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A running `env`, asked frame by frame. */
class Served {
  private rest = Buffer.alloc(0);
  private readonly child;
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(...args: string[]) {
    const stdio = ["pipe", "pipe", "inherit"] as const;
    this.child = spawn(process.execPath, [COMMAND, "env", ...args], {
      cwd: root,
      stdio: [...stdio],
    });
    // Nobody has set an encoding, so chunks are bytes.
    const { stdout } = this.child as unknown as { stdout: AsyncIterable<Buffer> };
    this.chunks = stdout[Symbol.asyncIterator]();
  }

  async frame(): Promise<Buffer> {
    while (this.rest.length < 4 || this.rest.length < 4 + this.rest.readUInt32LE(0)) {
      const next = await this.chunks.next();
      if (next.done === true) throw new Error("the command has ended");
      this.rest = Buffer.concat([this.rest, next.value]);
    }
    const end = 4 + this.rest.readUInt32LE(0);
    const frame = this.rest.subarray(4, end);
    this.rest = this.rest.subarray(end);
    return frame;
  }

  async ask(request: number, body: Uint8Array): Promise<Buffer> {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(4 + body.length, 0);
    head.writeUInt32LE(request, 4);
    this.child.stdin.write(Buffer.concat([head, body]));
    return this.frame();
  }

  async end(): Promise<number | null> {
    this.child.stdin.end();
    return new Promise((resolve) => this.child.on("close", resolve));
  }
}

const bytesOf = (array: Float32Array | Int32Array | Uint8Array): Buffer =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

describe("caravanserai env", () => {
  it("sends the arrays of environments, and refuses bad requests without a change", async () => {
    const options = { players: 3, maxTurns: 4 };
    const envs = environments<nomadi.Types>({ game: nomadi, options, count: 2, seed: "x" });
    const { spaces, globals, rewards, masks, picked, seats, terminals, encoder } = envs;
    const expected = (): Buffer => {
      const arrays = [spaces, globals, rewards, masks, picked, seats, terminals];
      return Buffer.concat([Buffer.alloc(4), ...arrays.map(bytesOf)]);
    };
    const served = new Served(
      ...["--game", "nomadi", "--players", "3", "--count", "2", "--seed", "x"],
      ...["--options", '{"maxTurns":4}'],
    );
    const info = JSON.parse((await served.frame()).toString()) as Record<string, unknown>;
    expect(info).toMatchObject({ protocol: "caravanserai-env", version: 1, count: 2, players: 3 });
    expect(info["picks"]).toEqual(encoder.picks);
    expect(info["neighbours"]).toEqual(encoder.neighbours);
    expect((await served.frame()).equals(expected())).toBe(true);
    let ended = 0;
    for (let step = 0; step < 120; step++) {
      for (const row of [0, 1]) {
        const size = encoder.picks.length;
        envs.picks[row] = masks.indexOf(1, row * size) - row * size;
      }
      const answer = await served.ask(1, bytesOf(envs.picks));
      envs.step();
      ended += (terminals[0] ?? 0) + (terminals[1] ?? 0);
      expect(answer.equals(expected())).toBe(true);
    }
    expect(ended).toBeGreaterThan(0);
    for (const [request, body] of [
      [1, Buffer.from([1])],
      [1, bytesOf(Int32Array.of(-1, 0))],
      [9, Buffer.alloc(0)],
    ] as const) {
      const refused = await served.ask(request, body);
      expect(refused.readUInt32LE(0)).toBe(1);
      expect(refused.subarray(4).toString()).toMatch(/^(?:picks|request)/u);
    }
    envs.reset("other");
    expect((await served.ask(2, Buffer.from("other"))).equals(expected())).toBe(true);
    expect(await served.end()).toBe(0);
  });

  it("says what is wrong with its arguments and its input", () => {
    expect(run(["env", "--count", "0"])).toMatchObject({ status: 2 });
    expect(run(["env", "--reward", "gold"]).error).toContain("--reward");
    const cut = run(["env"], "ab");
    expect(cut).toMatchObject({ status: 2 });
    expect(cut.error).toContain("in the middle of a frame");
  });
});

describe.runIf(hasNumpy())("the Python file", () => {
  it("is short, and plays games of all shapes to their ends", () => {
    const { status, stdout, stderr } = spawnSync(
      "python3",
      ["test/command/env.py", process.execPath, COMMAND],
      { cwd: root, encoding: "utf8", timeout: 240_000 },
    );
    expect(stderr).toBe("");
    expect(stdout.trim().split("\n")).toEqual(["games ok", "refusal ok", "aec ok", "env ok"]);
    expect(status).toBe(0);
  });
});
