/** What tests do in any browser: a driver of each engine does it as a user would. */
import { expect } from "@playwright/test";

/** Shows a whole card, so that nothing lies over what is pressed. */
export const WINDOW = { width: 1440, height: 900 };

export interface Engine {
  open(address: string): Promise<void>;
  /** Returns the place of the first thing that is found, as text; empty if nothing is visible. */
  where(path: string): Promise<string>;
  /** Presses the first thing that is found; throws where there is none. */
  press(path: string): Promise<void>;
  /** Returns what a script returns. */
  run(script: string): Promise<unknown>;
  /** Errors that the page has reported so far. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export interface EngineOptions {
  /** The engine and its driver or browser. */
  program: { readonly name: string; readonly path: string };
}

/** Can be pressed: some buttons rest for a moment, so that a hasty second press hits nothing. */
export const READY = `not(@disabled) and not(@aria-disabled="true")`;

/** Finds a button or link by its words or label, once it can be pressed. */
export function control(name: string): string {
  const named = `(normalize-space(.)="${name}" or @aria-label="${name}") and ${READY}`;
  return `//button[${named}]|//a[${named}]`;
}

/** Finds what contains nothing but some words. */
export function words(text: string): string {
  return `//*[normalize-space(.)="${text}"]`;
}

export async function expectToSee(engine: Engine, path: string): Promise<void> {
  await expect.poll(() => engine.where(path), { message: path, intervals: [50] }).not.toBe("");
}

/** Presses something once it stands still: a press that it slips away from is lost. */
export async function press(engine: Engine, path: string): Promise<void> {
  let last = "";
  const standsStill = async (): Promise<boolean> => {
    const before = last;
    last = await engine.where(path);
    return last !== "" && last === before;
  };
  await expect.poll(standsStill, { message: path, intervals: [50] }).toBe(true);
  await engine.press(path);
}
