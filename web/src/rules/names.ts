/** Names in several languages. */
import type { Names } from "@/wire/types";

/** Returns a name in a language, or in English where it has none there. */
export function sayIn(names: Names, language: string): string {
  return names[language] ?? names.en;
}

/** Joins several names to one, in every language that one of them has. */
export function joinNames(
  names: readonly Names[],
  join: (words: readonly string[], language: string) => string,
): Names {
  const inLanguage = (language: string): string =>
    join(
      names.map((one) => sayIn(one, language)),
      language,
    );
  const languages = new Set(names.flatMap((one) => Object.keys(one)));
  const others = [...languages].map((language) => [language, inLanguage(language)] as const);
  return { ...Object.fromEntries(others), de: inLanguage("de"), en: inLanguage("en") };
}
