/** Licences of bundled packages that Vite does not find by itself, added to the file in which it lists the others. */
import { appendFile, readFile } from "node:fs/promises";

/** Lists all bundled software and its licences. */
export const LICENCES = "licences.txt";

const PACKAGES = new URL("./node_modules/", import.meta.url);

/** Appends a package's name, version and licence in Vite's format, which `packaging/contents.py` reads. */
export async function addLicence(file: string, name: string): Promise<void> {
  const home = new URL(`${name}/`, PACKAGES);
  const { version, license } = JSON.parse(await readFile(new URL("package.json", home), "utf-8")) as Record<string, string>; // prettier-ignore
  const text = await readFile(new URL("LICENSE", home), "utf-8");
  await appendFile(file, `\n## ${name} - ${String(version)} (${String(license)})\n\n${text}`);
}
