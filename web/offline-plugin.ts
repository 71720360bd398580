/** Makes the client installable and usable offline: manifest and service worker. */
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { addLicence, LICENCES } from "./licences.ts";

const FELT = "#134632";
const PAPER = "#f3eddf";
const MANIFEST = {
  name: "Pasch",
  short_name: "Pasch",
  description: "Kniffel, Yahtzee, Yatzy und eure Hausregeln · Kniffel, Yahtzee, Yatzy and your house rules",
  lang: "de",
  start_url: "./",
  scope: "./",
  display: "standalone",
  categories: ["games"],
  theme_color: FELT,
  background_color: PAPER,
  icons: [
    { src: "./icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "./icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "./icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "./icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
  shortcuts: [
    { name: "Neuer Tisch · New table", url: "./neu" },
    { name: "Block für echte Würfel · Score block", url: "./neu?dice=real" },
  ],
};
const MANIFEST_FILE = "manifest.webmanifest";
const WORKER = new URL("./worker.ts", import.meta.url).pathname;
const WORKER_FILE = "sw.js";
const KEPT = /\.(html|js|css|svg|png|webmanifest|woff2)$/;
/** Requested by messengers only, or completed by the server. */
const NOT_KEPT = new Set(["preview.png", "invitation.html", WORKER_FILE]);
/** Their names change with their content. */
const NAMED_BY_CONTENT = /^assets\//;

export function offline(): Plugin {
  let folder = ".";
  return {
    name: "pasch-offline",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: `./${MANIFEST_FILE}` } }],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: JSON.stringify(MANIFEST) });
    },
    // Once all files are written.
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const files = await Promise.all((await namesIn(folder)).map((name) => entryOf(folder, name)));
        const worker = await bundleWorker();
        // `static_site.py` changes the page's revision in this list.
        await writeFile(join(folder, WORKER_FILE), `const FILES=${JSON.stringify(files)};${worker.code}`);
        for (const name of packagesIn(worker)) await addLicence(join(folder, LICENCES), name);
      },
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => KEPT.test(name) && !NOT_KEPT.has(name)).sort();
}

async function entryOf(folder: string, name: string): Promise<{ url: string; revision: string | null }> {
  if (NAMED_BY_CONTENT.test(name)) return { url: name, revision: null };
  const content = await readFile(join(folder, name));
  return { url: name, revision: createHash("sha256").update(content).digest("hex").slice(0, 32) };
}

async function bundleWorker(): Promise<Rolldown.OutputChunk> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    // Workbox says more in a page that is being developed.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: WORKER, output: { format: "iife" }, checks: { bundlerTimings: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0];
}

/** Returns the names of the packages of a bundle, whose licences Vite lists of the client alone. */
function packagesIn(bundle: Rolldown.OutputChunk): string[] {
  const names = bundle.moduleIds.map((id) => /\/node_modules\/([\w-]+)\//.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
