/** The pages of all shipped variants, asked of Python once for all tests: one program instead of one for each test. */

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
from pasch.server.web.pages import page
for id in variant_ids():
    Path(sys.argv[1], id + ".json").write_bytes(page(shipped(id)).body)
`;

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with a page for each shipped variant, as the server sends it. */
    pages: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "pasch-pages-"));
  execFileSync(PYTHON, ["-c", WRITES, folder], { cwd: ROOT });
  project.provide("pages", folder);
  return () => {
    rmSync(folder, { recursive: true });
  };
}
