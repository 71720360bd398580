/** Licences of bundled packages that Vite does not find by itself, added to the file in which it lists the others. */
import { readFile } from "node:fs/promises";
import type { Rolldown } from "vite";

/** Lists all bundled software and its licences. */
export const LICENCES = "licences.txt";

const PACKAGES = new URL("./node_modules/", import.meta.url);

/** Adds packages with version and licence in Vite's format, which `packaging/contents.py` reads, to a build's list. */
export async function addLicences(bundle: Rolldown.OutputBundle, packages: string[]): Promise<void> {
  const list = bundle[LICENCES];
  if (list?.type !== "asset") throw new Error(`the build has no ${LICENCES}`);
  const sections = await Promise.all(packages.map(sectionOf));
  list.source = [list.source.toString(), ...sections].join("\n");
}

async function sectionOf(name: string): Promise<string> {
  const home = new URL(`${name}/`, PACKAGES);
  const { version, license } = JSON.parse(await readFile(new URL("package.json", home), "utf-8")) as Record<string, string>; // prettier-ignore
  const text = await readFile(new URL("LICENSE", home), "utf-8");
  return `## ${name} - ${String(version)} (${String(license)})\n\n${text}`;
}
