/** Tables of what every card is worth, and networks, by the identity of their rules: large files, which the browser keeps as it keeps pages. */
import { VERSION } from "@/engine/exact/planes";

export type ValueFileKind = "table" | "network";

const NAMES: Readonly<Record<ValueFileKind, string>> = { table: "values", network: "weights" };
/** The oldest go when there are more. */
const MOST = 12;

/** What was kept; undefined where there is nothing, and where a browser keeps no files. */
export async function keptValues(kind: ValueFileKind, rulesHash: string): Promise<ArrayBuffer | undefined> {
  const found = await (await files(kind))?.match(pathOf(kind, rulesHash));
  return found?.body ? new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer() : undefined;
}

/** Keeps it packed: the values of four columns are 12 MB, of which 4 MB remain. */
export async function keepValues(kind: ValueFileKind, rulesHash: string, bytes: ArrayBuffer): Promise<void> {
  const cache = await files(kind);
  if (!cache) return;
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  await cache.put(pathOf(kind, rulesHash), new Response(await new Response(packed).blob()));
  const kept = await cache.keys();
  const usable = kept.filter(({ url }) => url.includes(pathOf(kind, "")));
  const old = [...kept.filter((one) => !usable.includes(one)), ...usable.slice(0, -MOST)];
  await Promise.all(old.map((one) => cache.delete(one)));
}

export async function forgetValues(kind: ValueFileKind, rulesHash: string): Promise<void> {
  await (await files(kind))?.delete(pathOf(kind, rulesHash));
}

/** Only pages that came over HTTPS, or from this device, may keep files. */
async function files(kind: ValueFileKind): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open(NAMES[kind]) : undefined;
}

function pathOf(kind: ValueFileKind, rulesHash: string): string {
  return `/${NAMES[kind]}/${String(VERSION)}/${rulesHash}`;
}
