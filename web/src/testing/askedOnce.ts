/** Python's answers shared by all tests: pages of shipped variants, fetched once, and a folder for drawn results. */

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
    /** Folder with a page for each shipped variant, as sent by the server, and the tests' house rules. */
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
