import { defineConfig } from "@playwright/test";
import usual, { browser } from "./playwright.config.ts";

// The servers and their processes, which repeat themselves.
process.env.PYTHONPATH = new URL("e2e/repeatable", import.meta.url).pathname;

/** Draws the README's pictures; run by `make pictures` and `make compare-pictures`. */
export default defineConfig({
  ...usual,
  testMatch: "pictures.ts",
  projects: [{ name: "pictures" }],
  use: { ...browser, deviceScaleFactor: 2 },
});
