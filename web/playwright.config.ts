import { execFileSync } from "node:child_process";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { NIGHT } from "./e2e/harness/night.ts";
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
const WITHOUT_SIZE = specs("keyboard", "memory", "rule-reader", "solving");
/**
 * `make test` has twelve minutes, so it plays each thing once: what people do standing up at the size of a phone, the
 * rest at that of a desktop. `make slow` runs everything at every size.
 */
const ON_PHONES_BY_DAY = specs("alone", "block", "invitation", "new-table");
const SIZES_BY_DAY = specs("dice", "layout", "notes");

function specs(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`);
}

export default defineConfig<object, Place>({
  testDir: "e2e",
  fullyParallel: true,
  // Tests wait for pages more than they compute.
  workers: 3,
  forbidOnly: true,
  ...(NIGHT ? {} : { grepInvert: /@night/ }),
  // Only bounds for what never comes: a busy machine stands still for ten seconds now and then.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // A test that fails now and then is a fault to be found, so none is repeated.
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "../build/reports/e2e.json" }]],
  use: { ...browser, actionTimeout: 40_000, screenshot: "only-on-failure" },
  projects: [
    { name: "desktop", use: desktop, testIgnore: ["**/sizes/**", ...(NIGHT ? [] : ON_PHONES_BY_DAY)] },
    // Under a path, as behind a proxy.
    {
      name: "phone",
      use: { ...phone, path: "/pasch" },
      ...(NIGHT ? { testIgnore: ["**/sizes/**", ...WITHOUT_SIZE] } : { testMatch: ON_PHONES_BY_DAY }),
    },
    // These set the window's size themselves, and so run once.
    {
      name: "sizes",
      use: { ...desktop, hasTouch: true },
      testMatch: NIGHT ? "**/sizes/**" : SIZES_BY_DAY.map((spec) => spec.replace("**", "**/sizes")),
    },
  ],
});
