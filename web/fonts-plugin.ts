/** Whoever gets the client gets the licence of its handwriting too: with those of the software that is part of it. */
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
