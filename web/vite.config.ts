/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogue-plugin.ts";
import { partOf } from "./chunks.ts";
import { firstView } from "./first-view-plugin.ts";
import { fonts } from "./fonts-plugin.ts";
import { icons } from "./icons-plugin.ts";
import { offline } from "./offline-plugin.ts";
import { preview } from "./preview-plugin.ts";

/** Where `pasch serve` runs while the client is worked on with `npm run dev`. */
const SERVER = process.env.PASCH_SERVER ?? "http://127.0.0.1:8000";

/** What tells of all that is part of the client, and on which terms. */
const LICENCES = "licences.txt";

const ALIAS = {
  "@": new URL("./src", import.meta.url).pathname,
  "@locale": new URL("../src/pasch/locale", import.meta.url).pathname,
  "@levels": new URL("../src/pasch/players/levels.json", import.meta.url).pathname,
  "@best-play": new URL("../src/pasch/variants/best-play.json", import.meta.url).pathname,
  "@thresholds": new URL("../src/pasch/analysis/thresholds.json", import.meta.url).pathname,
  "@undo": new URL("../src/pasch/play/undo.json", import.meta.url).pathname,
};

export default defineConfig({
  plugins: [svelte(), catalogues(), icons(), fonts(LICENCES), firstView(ALIAS), offline(), preview()],
  resolve: {
    alias: ALIAS,
    // Components are tested as the browser runs them, not as a server would render them.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/pasch/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    // Browsers that lack it fetch the same files a moment later.
    modulePreload: { polyfill: false },
    license: { fileName: LICENCES },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: partOf, debugName: "parts" }] } },
      // Who plays the game for the first time reads what the build prints, and has no use for which of its parts took how long.
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
        "../src/pasch/play/undo.json",
        "../src/pasch/players/levels.json",
        "../src/pasch/variants/best-play.json",
      ],
    },
  },
  // Kept modules would not know of a changed catalogue.
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "src/engine/testing/askedOnce.ts",
    fsModuleCache: false,
    // A worker for all files with a context for each: nothing of one reaches another, and jsdom is read once.
    pool: "vmThreads",
    // Python's tests run beside these: only what hangs takes so long.
    testTimeout: 60_000,
  },
});
