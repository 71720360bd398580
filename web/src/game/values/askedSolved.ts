/** Questions about rules that this device has to solve before it answers them. */
import { followerCode } from "@/net/api";
import { unlessRefused } from "@/net/polling";
import type { Variant } from "@/rules/variantTables";
import type { SolveOptions } from "@/values/worker/workerClient";
import type { Rules } from "@/wire/types";
import { solveHere } from "./deviceValues";

/** Values that were downloaded, or solved by an older version, are solved anew. */
const AGAIN: ReadonlySet<string> = new Set(["unsolved", "damaged"]);

interface Unanswered {
  readonly why: string;
}

/**
 * Asks with the kernel that follows the best play, and once more after the rules are solved here where they were not.
 *
 * Returns undefined where this device cannot answer.
 */
export async function askedSolved<Answer extends object>(
  rules: Rules,
  variant: Variant,
  options: SolveOptions,
  ask: (kernel: ArrayBuffer) => Promise<Answer>,
): Promise<Exclude<Answer, Unanswered> | undefined> {
  const kernel = await unlessRefused(followerCode());
  if (!(kernel instanceof ArrayBuffer)) return undefined;
  let found = await ask(kernel);
  if (isUnanswered(found) && AGAIN.has(found.why) && !(await solveHere(rules, variant, options)))
    found = await ask(kernel);
  return isUnanswered(found) ? undefined : (found as Exclude<Answer, Unanswered>);
}

function isUnanswered(found: object): found is Unanswered {
  return "why" in found;
}
