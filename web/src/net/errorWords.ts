/** What went wrong with a request, as a sentence for whoever asked. */
import { problemWords, t } from "@/i18n/i18n.svelte";
import { RequestRefusal, ServerUnreachable } from "./api";

/** @throws what is neither a refusal nor a missing network: a mistake of ours. */
export function errorWords(error: unknown): string {
  if (error instanceof ServerUnreachable) return t("ui-no-network");
  if (error instanceof RequestRefusal && error.problems[0]) return problemWords(error.problems[0]);
  throw error;
}
