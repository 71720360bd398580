import { defineConfig } from "@playwright/test";
import usual, { browser } from "./playwright.config.ts";

/** The same browser draws the README's pictures; `make pictures` runs it. */
export default defineConfig({
  ...usual,
  testMatch: "pictures.ts",
  projects: [{ name: "pictures" }],
  use: { ...browser, deviceScaleFactor: 2 },
});
