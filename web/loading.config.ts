import { defineConfig } from "@playwright/test";
import usual, { browser, phone } from "./playwright.config.ts";

/**
 * The same browser measures how long a first visit and a review take, how much of a game is waiting, and how smoothly dice roll;
 * `make bench` runs it.
 */
export default defineConfig({
  ...usual,
  testMatch: ["loading.ts", "reviewing.ts", "waiting.ts", "frames.ts"],
  workers: 1,
  reporter: [["./e2e/harness/figures.ts"]],
  projects: [{ name: "loading" }],
  use: { ...browser, ...phone },
});
