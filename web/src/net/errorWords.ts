/** Describes a failed request in one sentence. */
import { problemWords, t } from "@/i18n/i18n.svelte";
import { RequestRefusal, ServerUnreachable } from "./api";

/** @throws errors other than a refusal or a missing network, which are bugs. */
export function errorWords(error: unknown): string {
  if (error instanceof ServerUnreachable) return t("ui-no-network");
  if (error instanceof RequestRefusal && error.problems[0]) return problemWords(error.problems[0]);
  throw error;
}
