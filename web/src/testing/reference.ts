/** Python's answers for comparison, fetched when a test starts. */

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inject } from "vitest";
import type { VariantPage } from "@/wire/types";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import type { Action } from "@/rules/gameState";
import { PYTHON, ROOT } from "./python";

const STEPS = "tests/web/golden_steps.py";

/** Returns the page of a shipped variant, as sent by the server. */
export function pageOf(id: string): VariantPage {
  return JSON.parse(readFileSync(join(inject("shared"), `${id}.json`), "utf-8")) as VariantPage;
}

export function tablesOf(id: string): TablesDocument {
  return pageOf(id).tables;
}

export function variantOf(id: string): Variant {
  return prepare(tablesOf(id));
}

/** Reads a section of `tests/web/golden_steps.py` document by document: variants, each followed by its cases. */
export async function* goldenSteps<Line>(section: string): AsyncGenerator<Line> {
  const asked = spawn(PYTHON, [STEPS, section, inject("shared")], { cwd: ROOT });
  let complaint = "";
  asked.stderr.on("data", (text: Buffer) => (complaint += text.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    asked.on("close", resolve);
    asked.on("error", reject);
  });
  for await (const line of createInterface({ input: asked.stdout })) yield JSON.parse(line) as Line;
  if (await ended) throw new Error(complaint);
}

/** Returns a text that identifies an action: `held 55`, `struck down.chance`. */
export function actionText(action: Action): string {
  return `${action.type} ${"box" in action ? action.box : action.dice}`;
}
