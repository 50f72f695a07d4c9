/** Frames on a stream: four bytes for the length, low byte first, and then as many bytes. */
import type { Readable } from "node:stream";
import { sendBytes, type Terminal } from "../terminal.js";
import { UsageError } from "../usage.js";

/** Yields the frames that come in, until the stream ends. A frame longer than `longest` is a `UsageError`. */
export async function* framesOf(input: Readable, longest: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of input as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 4) {
      const length = rest.readUInt32LE(0);
      if (length > longest) {
        throw new UsageError(`a frame of ${length} bytes came in; expected at most ${longest}`);
      }
      if (rest.length < 4 + length) break;
      yield rest.subarray(4, 4 + length);
      rest = rest.subarray(4 + length);
    }
  }
  if (rest.length > 0) throw new UsageError("the input ended in the middle of a frame");
}

/** Writes a frame of several parts without copying them, and resolves once they may be written to again. */
export async function sendFrame(terminal: Terminal, parts: readonly Uint8Array[]): Promise<void> {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(parts.reduce((sum, part) => sum + part.byteLength, 0));
  await Promise.all([length, ...parts].map(async (part) => sendBytes(terminal, part)));
}
