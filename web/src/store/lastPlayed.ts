/** The variant last played on this device, with a default by the browser's language. */
import type { Names } from "@/wire/types";

export interface LastPlayed {
  /** "kniffel", or "house:" and the key of a house rule in this browser. */
  key: string;
  names: Names;
}

const KEPT = "pasch.played";
const KNIFFEL: LastPlayed = { key: "kniffel", names: { de: "Kniffel", en: "Kniffel" } };
const YAHTZEE: LastPlayed = { key: "yahtzee", names: { de: "Yahtzee", en: "Yahtzee" } };
const YATZY: LastPlayed = { key: "yatzy", names: { de: "Yatzy", en: "Yatzy" } };
const GENERALA: LastPlayed = { key: "generala", names: { de: "Generala", en: "Generala" } };

/** The best-known variant of one column by language. */
export const FIRST: Readonly<Record<string, LastPlayed>> = {
  de: KNIFFEL,
  en: YAHTZEE,
  es: GENERALA,
  // Yams and Jamb have four columns: one game takes half an hour.
  ...Object.fromEntries(["fr", "hr", "sr", "bs", "sl", "mk"].map((code) => [code, YAHTZEE])),
  ...Object.fromEntries(["da", "nb", "no", "nn", "sv", "fi", "is"].map((code) => [code, YATZY])),
};

/** What a country usually plays, where that has several columns, by its language: one tap further. */
export const USUAL: Readonly<Record<string, LastPlayed>> = {
  fr: { key: "yams", names: { de: "Yams", en: "Yams" } },
  hr: { key: "yamb", names: { de: "Yamb", en: "Yamb", hr: "Jamb" } },
};

/** Returns a new visitor's variant; in all other languages Yahtzee is the most likely name. */
export function firstFor(languages: readonly string[]): LastPlayed {
  const codes = languages.map((tag) => tag.toLowerCase().split("-", 1)[0] ?? "");
  return FIRST[codes.find((code) => code in FIRST) ?? ""] ?? YAHTZEE;
}

/** Returns the variant last played on this device, otherwise the language's default. */
export function lastPlayed(): LastPlayed {
  try {
    const { key, names } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<LastPlayed>;
    if (key && names?.de && names.en) return { key, names };
  } catch {
    // Foreign content, or no storage: use the default.
  }
  return firstFor(navigator.languages);
}

export function keepPlayed({ key, names }: LastPlayed): void {
  localStorage.setItem(KEPT, JSON.stringify({ key, names } satisfies LastPlayed));
}
