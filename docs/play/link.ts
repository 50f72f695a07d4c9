/** A link that holds a whole game, in the fragment of the URL, which browsers do not send to the server. */

/** Prefixes of the two formats: compressed, or plain where the browser can't compress. */
const COMPRESSED = "g=";
const PLAIN = "j=";

/** The size limit of an unpacked link, larger than the longest record. */
const LONGEST = 20_000_000;

/** Bytes that are unpacked at a time: they become a megabyte at most, so that a link of a gigabyte is refused early. */
const PIECE = 1024;

/** Returns the fragment that encodes some data. */
export async function fragmentOf(data: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  if (typeof CompressionStream === "undefined") return PLAIN + encoded(bytes);
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return COMPRESSED + encoded(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Tests whether a fragment is meant to hold a game. */
export const holdsGame = (fragment: string): boolean =>
  fragment.startsWith(COMPRESSED) || fragment.startsWith(PLAIN);

/** Decodes the data of a fragment. Throws if it holds none. */
export async function dataOf(fragment: string): Promise<unknown> {
  const bytes = decoded(fragment.slice(2));
  const text = fragment.startsWith(PLAIN) ? new TextDecoder().decode(bytes) : await unpacked(bytes);
  return JSON.parse(text);
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > LONGEST) {
      await reader.cancel();
      throw new Error(`expected at most ${LONGEST} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Streams bytes in small pieces, each when it is asked for: a browser unpacks a whole piece before it hands anything out. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (from >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(from, (from += PIECE)));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Encodes bytes as Base64 with URL-safe characters. */
function encoded(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/gu, "-").replace(/\//gu, "_").replace(/=+$/u, "");
}

const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/gu, "+").replace(/_/gu, "/")), (character) =>
    character.charCodeAt(0),
  );
