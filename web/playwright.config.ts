import { execFileSync } from "node:child_process";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { Place } from "./e2e/harness/test.ts";

// Found once; the workers inherit it.
process.env.CHROMIUM ??= execFileSync(new URL("./browser.sh", import.meta.url).pathname, { encoding: "utf-8" }).trim();

/** A browser that only connects to the table's server, not even for its own updates. */
export const browser: NonNullable<PlaywrightTestConfig["use"]> = {
  locale: "de-DE",
  timezoneId: "Europe/Berlin",
  // Rolling dice only slow the tests down, and this also tests reduced motion.
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: {
    executablePath: process.env.CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** What does not depend on the window's size runs once. */
const WITHOUT_SIZE = ["keyboard", "memory", "rule-reader", "solving"].map((name) => `**/${name}.spec.ts`);

export default defineConfig<object, Place>({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only bounds for what never comes: a busy machine stands still for ten seconds now and then.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // Tracing takes a quarter of a test's time: only a failed test is repeated with it. One that then passes is listed as
  // flaky, and to be mended.
  retries: 1,
  reporter: [["list"]],
  use: { ...browser, actionTimeout: 40_000, trace: "on-first-retry" },
  projects: [
    { name: "desktop", use: desktop, testIgnore: "**/sizes/**" },
    // Under a path, as behind a proxy.
    { name: "phone", use: { ...phone, path: "/pasch" }, testIgnore: ["**/sizes/**", ...WITHOUT_SIZE] },
    // These set the window's size themselves, and so run once.
    { name: "sizes", use: { ...desktop, hasTouch: true }, testMatch: "**/sizes/**" },
  ],
});
