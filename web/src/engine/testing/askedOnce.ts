/** What tests share that Python knows: the pages of all shipped variants, asked for once, and a folder for what the first draws. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { PYTHON, ROOT } from "./python";

const WRITES = `
import sys
from pathlib import Path
from pasch import shipped, variant_ids
from pasch.server.web.answers.variant_pages import page
for id in variant_ids():
    Path(sys.argv[1], id + ".json").write_bytes(page(shipped(id)).body)
`;

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with a page for each shipped variant, as the server sends it, and with the house rules that all tests play. */
    shared: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "pasch-shared-"));
  execFileSync(PYTHON, ["-c", WRITES, folder], { cwd: ROOT });
  project.provide("shared", folder);
  return () => {
    rmSync(folder, { recursive: true });
  };
}
