import { defineConfig } from "@playwright/test";
import usual, { browser, phone } from "./playwright.config.ts";

/**
 * Measures first visit, review, waiting time in a game, solving, and frame rate of dice in the same browser; for
 * `make bench`.
 */
export default defineConfig({
  ...usual,
  testMatch: ["loading.ts", "reviewing.ts", "waiting.ts", "browserSolving.ts", "frames.ts"],
  workers: 1,
  reporter: [["./e2e/harness/figures.ts"]],
  projects: [{ name: "loading" }],
  use: { ...browser, ...phone },
});
