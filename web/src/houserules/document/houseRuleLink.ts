/** A house rule in a link: its text, compressed, behind the `#` of an address, which no browser sends to a server. */

/** The part of a link that carries the document: base64url of its deflated text. */
export async function packed(toml: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(toml), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** What no house rule is longer than; the server takes no more either. */
const MOST_BYTES = 65_536;

/** The document of a link; null where the link is damaged or carries more than any house rule holds. */
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
