import { defineConfig } from "@playwright/test";
import usual, { browser } from "./playwright.config.ts";

/** Takes the README's pictures; run by `make pictures`. */
export default defineConfig({
  ...usual,
  testMatch: "pictures.ts",
  projects: [{ name: "pictures" }],
  use: { ...browser, deviceScaleFactor: 2 },
});
