/** Adds the handwriting font's licence to those of the bundled software. */
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const LICENCE = new URL("./src/styles/hand/OFL.txt", import.meta.url);

export function fonts(licences: string): Plugin {
  return {
    name: "pasch-fonts",
    apply: "build",
    async writeBundle({ dir }) {
      const text = await readFile(LICENCE, "utf-8");
      await appendFile(join(dir ?? ".", licences), `\n## Caveat\n\n${text}`);
    },
  };
}
