/** Default names of new parts in both languages. */
import { t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";
import { freeName } from "./draft";

/** Returns a message's names, numbered if they are taken. */
export function proposedNames(message: string, taken: readonly string[]): Names {
  return {
    de: freeName(t(message, { language: "de" }), taken),
    en: freeName(t(message, { language: "en" }), taken),
  };
}

/** True if the names are still the defaults. */
export function areProposed(names: Names, message: string): boolean {
  const plain = (name: string): string => name.replace(/ \d+$/, "");
  return plain(names.de) === t(message, { language: "de" }) && plain(names.en) === t(message, { language: "en" });
}

/** Returns the default names of a part's new kind if it still had the old kind's. */
export function renamedAs(names: Names, from: string, to: string, taken: readonly string[]): Names {
  return areProposed(names, from) ? proposedNames(to, taken) : names;
}
