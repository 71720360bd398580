/** Default names of new parts in German, English and the reader's language. */
import { language, t } from "@/i18n/i18n.svelte";
import type { Language, Names } from "@/wire/types";
import { freeName } from "./draft";

/** Returns a message's names, numbered if they are taken. */
export function proposedNames(message: string, taken: readonly string[]): Names {
  const nameIn = (code: Language): string => freeName(t(message, { language: code }), taken);
  return { [language.current]: nameIn(language.current), de: nameIn("de"), en: nameIn("en") };
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
