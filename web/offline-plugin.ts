/** Makes the client installable and usable offline: manifest and service worker. */
import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";
import { addLicences } from "./licences.ts";

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
    { name: "Neues Spiel · New game", url: "./neu" },
    { name: "Block für echte Würfel · Score block", url: "./neu?dice=real" },
  ],
};
const MANIFEST_FILE = "manifest.webmanifest";
const WORKER = new URL("./worker.ts", import.meta.url).pathname;
const WORKER_FILE = "sw.js";
const KEPT = /\.(html|js|css|svg|png|webmanifest|woff2)$/;
/** Requested by messengers only, or completed by the server. */
const NOT_KEPT = new Set(["preview.png", "invitation.html"]);
/** Their names change with their content. */
const NAMED_BY_CONTENT = /^assets\//;

export function offline(): Plugin {
  return {
    name: "pasch-offline",
    apply: "build",
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: `./${MANIFEST_FILE}` } }],
    // After those of all others, which make the files that are listed.
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const manifest = JSON.stringify(MANIFEST);
        this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: manifest });
        const contents = Object.values(bundle).map((file): [string, string | Uint8Array] => [
          file.fileName,
          file.type === "chunk" ? file.code : file.source,
        ]);
        const kept = [...contents, [MANIFEST_FILE, manifest] as const].filter(([name]) => isKept(name));
        const files = kept.map(([name, content]) => entryOf(name, content));
        files.sort((one, other) => (one.url < other.url ? -1 : 1));
        const worker = await bundleWorker();
        // `static_site.py` changes the page's revision in this list.
        const source = `const FILES=${JSON.stringify(files)};${worker.code}`;
        this.emitFile({ type: "asset", fileName: WORKER_FILE, source });
        await addLicences(bundle, packagesIn(worker));
      },
    },
  };
}

function isKept(name: string): boolean {
  return KEPT.test(name) && !NOT_KEPT.has(name);
}

function entryOf(url: string, content: string | Uint8Array): { url: string; revision: string | null } {
  if (NAMED_BY_CONTENT.test(url)) return { url, revision: null };
  return { url, revision: createHash("sha256").update(content).digest("hex").slice(0, 32) };
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
