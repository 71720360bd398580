/** What a new part is called in both languages until somebody names it. */
import { t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";
import { freeName } from "./draft";

/** The names that a message proposes, with a number where something is called so already. */
export function proposedNames(message: string, taken: readonly string[]): Names {
  return {
    de: freeName(t(message, { language: "de" }), taken),
    en: freeName(t(message, { language: "en" }), taken),
  };
}

/** Whether nobody has changed them yet. */
export function areProposed(names: Names, message: string): boolean {
  const plain = (name: string): string => name.replace(/ \d+$/, "");
  return plain(names.de) === t(message, { language: "de" }) && plain(names.en) === t(message, { language: "en" });
}

/** What a part is called that becomes another kind: as the new kind's message proposes, where nobody has named it. */
export function renamedAs(names: Names, from: string, to: string, taken: readonly string[]): Names {
  return areProposed(names, from) ? proposedNames(to, taken) : names;
}
