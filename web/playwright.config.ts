import { execFileSync } from "node:child_process";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";

// Found once; the workers inherit it.
process.env.CHROMIUM ??= execFileSync(new URL("./browser.sh", import.meta.url).pathname, { encoding: "utf-8" }).trim();

/** A browser that speaks with the table's server and with nobody else, not even to look for its own updates. */
export const browser: NonNullable<PlaywrightTestConfig["use"]> = {
  locale: "de-DE",
  timezoneId: "Europe/Berlin",
  // Dice that roll for a second prove nothing; that they obey this wish does.
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

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Writing down all that happens takes a quarter of a test's time: what fails is played once more for it, and has failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [["list"]],
  use: { ...browser, actionTimeout: 10_000, trace: "on-first-retry" },
  projects: [
    { name: "desktop", use: desktop, testIgnore: "**/sizes/**" },
    { name: "phone", use: phone, testIgnore: ["**/sizes/**", "**/keyboard.spec.ts"] },
    // These set the size of the window themselves, and so run once.
    { name: "sizes", use: { ...desktop, hasTouch: true }, testMatch: "**/sizes/**" },
  ],
});
