/** Tables of what every card is worth, by the identity of their rules: large files, which the browser keeps as it keeps pages. */
import { VERSION } from "@/engine/exact/reading";

const NAME = "values";
/** The oldest go when there are more. */
const MOST = 12;

/** A table that was kept; undefined where there is none, and where a browser keeps no files. */
export async function keptValues(rulesHash: string): Promise<ArrayBuffer | undefined> {
  const kept = await (await files())?.match(pathOf(rulesHash));
  return kept?.arrayBuffer();
}

export async function keepValues(rulesHash: string, bytes: ArrayBuffer): Promise<void> {
  const cache = await files();
  if (!cache) return;
  await cache.put(pathOf(rulesHash), new Response(bytes));
  const kept = await cache.keys();
  const usable = kept.filter(({ url }) => url.includes(pathOf("")));
  const old = [...kept.filter((one) => !usable.includes(one)), ...usable.slice(0, -MOST)];
  await Promise.all(old.map((one) => cache.delete(one)));
}

export async function forgetValues(rulesHash: string): Promise<void> {
  await (await files())?.delete(pathOf(rulesHash));
}

/** Only pages that came over HTTPS, or from this device, may keep files. */
async function files(): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open(NAME) : undefined;
}

function pathOf(rulesHash: string): string {
  return `/values/${String(VERSION)}/${rulesHash}`;
}
