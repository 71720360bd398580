/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogue-plugin.ts";
import { partOf } from "./chunks.ts";
import { firstView } from "./first-view-plugin.ts";
import { fonts } from "./fonts-plugin.ts";
import { icons } from "./icons-plugin.ts";
import { LICENCES } from "./licences.ts";
import { offline } from "./offline-plugin.ts";
import { pages } from "./pages-plugin.ts";
import { preview } from "./preview-plugin.ts";

/** Where `pasch serve` runs during development with `npm run dev`. */
const SERVER = process.env.PASCH_SERVER ?? "http://127.0.0.1:8000";

const ALIAS = {
  "@": new URL("./src", import.meta.url).pathname,
  "@locale": new URL("../src/pasch/locale", import.meta.url).pathname,
  "@levels": new URL("../src/pasch/players/levels.json", import.meta.url).pathname,
  "@best-play": new URL("../src/pasch/variants/best-play.json", import.meta.url).pathname,
  "@examples": new URL("../src/pasch/examples", import.meta.url).pathname,
  "@descent": new URL("../src/pasch/variants/descent.json", import.meta.url).pathname,
  "@thresholds": new URL("../src/pasch/analysis/thresholds.json", import.meta.url).pathname,
  "@waits": new URL("../src/pasch/play/waits.json", import.meta.url).pathname,
};

export default defineConfig({
  base: "./",
  plugins: [svelte(), catalogues(), icons(), fonts(), firstView(ALIAS), offline(), pages(), preview()],
  resolve: {
    alias: ALIAS,
    // Components are tested with their browser build, not the server-side one.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/pasch/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    // Browsers without support load the same files a moment later.
    modulePreload: { polyfill: false },
    license: { fileName: LICENCES },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: partOf, debugName: "parts" }] } },
      // First-time users read the build's output and do not need its timings.
      checks: { bundlerTimings: false },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: {
      allow: [
        ".",
        "../src/pasch/locale",
        "../src/pasch/analysis/thresholds.json",
        "../src/pasch/play/waits.json",
        "../src/pasch/players/levels.json",
        "../src/pasch/variants/best-play.json",
        "../src/pasch/variants/descent.json",
        "../src/pasch/examples",
      ],
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "src/testing/askedOnce.ts",
    setupFiles: "src/testing/page.ts",
    // Workers run many files each, for which `page.ts` makes modules and page anew. (Contexts in one worker did so by
    // themselves, but now and then no module could import another one there any more.)
    isolate: false,
    pool: "threads",
    // Cached modules would miss changes of a catalogue.
    fsModuleCache: false,
    // One fewer by default, which leaves one of two processors idle.
    maxWorkers: "100%",
    // Python's tests run in parallel, so only a hanging test takes this long.
    testTimeout: 120_000,
  },
});
