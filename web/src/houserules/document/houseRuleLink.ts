/** A house rule in a link: its compressed text in the fragment, which browsers never send to a server. */

/** Returns the document as base64url of its deflated text. */
export async function packed(toml: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(toml), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The server's limit for house rules. */
const MOST_BYTES = 65_536;

/** Unpacks a link's document; null if the link is damaged or its document too long. */
export async function unpacked(part: string): Promise<string | null> {
  try {
    const letters = atob(part.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = await through(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      new DecompressionStream("deflate-raw"),
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const found: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (found.length + part.value.length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("longer than any house rule");
    }
    found.push(...part.value);
  }
  return Uint8Array.from(found);
}
