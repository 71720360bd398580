/** What `pasch site --house-rules` needs from npm and PyPI, loaded once by `make rule-reader`. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export function ruleFiles(): string {
  execFileSync("make", ["-s", "rule-reader"], { cwd: ROOT, stdio: "inherit" });
  return `${ROOT}build/rule-reader`;
}
