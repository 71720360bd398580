/** Python's side for tests: the command `pasch` of this checkout, and what the server tells about a variant. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { VariantPage } from "@/wire/types";

const folder = new URL("../../../.venv/bin/", import.meta.url).pathname;
const inFolder = (command: string): string => (existsSync(folder + command) ? folder + command : command);

export const pasch = inFolder("pasch");

/** The page of a shipped variant, as the server sends it. */
export function pageOfVariant(id: string): VariantPage {
  const asks =
    "import sys; from pasch.rules.catalogue import shipped; from pasch.server.web.pages import page; print(page(shipped(sys.argv[1])).body.decode())";
  const said = execFileSync(inFolder("python"), ["-c", asks, id], { encoding: "utf-8", maxBuffer: 2 ** 25 });
  return JSON.parse(said) as VariantPage;
}
