/** Large value tables and networks, and distributions of totals, by rules hash, in the browser's Cache storage. */
import { VERSION } from "@/values/exact/numberPlanes";

export type ValueFileKind = "table" | "network" | "totals";

const NAMES: Readonly<Record<ValueFileKind, string>> = { table: "values", network: "weights", totals: "totals" };
/** Maximum number of files; the oldest are dropped. */
const MOST = 12;

/** Returns a stored file; undefined if there is none, or the browser has no Cache storage. */
export async function keptValues(kind: ValueFileKind, rulesHash: string): Promise<ArrayBuffer | undefined> {
  const found = await (await files(kind))?.match(pathOf(kind, rulesHash));
  return found?.body ? new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer() : undefined;
}

/** Compresses the file: the values of four columns shrink from 12 MB to 4 MB. */
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

/** Cache storage requires HTTPS or localhost. */
async function files(kind: ValueFileKind): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open(NAMES[kind]) : undefined;
}

function pathOf(kind: ValueFileKind, rulesHash: string): string {
  return `/${NAMES[kind]}/${String(VERSION)}/${rulesHash}`;
}
