import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./e2e/engines/engine";

// Found once; the workers inherit it.
process.env.ENGINES ??= execFileSync(new URL("./engines.sh", import.meta.url).pathname, {
  encoding: "utf-8",
  stdio: ["ignore", "pipe", "inherit"],
}).trim();
const engines = process.env.ENGINES.split("\n").filter(Boolean);

/** Plays in the engines beside Chromium, which have drivers of their own. */
export default defineConfig<object, EngineOptions>({
  testDir: "e2e/engines",
  testMatch: "engines.ts",
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // As in the other browser.
  retries: 0,
  reporter: [["list"]],
  projects: engines.map((line) => {
    const [name = "", program = ""] = line.split(" ");
    return { name, use: { program: { name, path: program } } };
  }),
});
