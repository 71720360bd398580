/** What was played at this device last, and what comes first where nothing was: by the browser's language. */
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
const YAMS: LastPlayed = { key: "yams", names: { de: "Yams", en: "Yams" } };

/** What a family knows where this is spoken. */
export const FIRST: Readonly<Record<string, LastPlayed>> = {
  de: KNIFFEL,
  en: YAHTZEE,
  fr: YAMS,
  ...Object.fromEntries(["da", "nb", "no", "nn", "sv", "fi", "is"].map((code) => [code, YATZY])),
};

/** What a new visitor gets first; whoever speaks none of these knows the game as Yahtzee most likely. */
export function firstFor(languages: readonly string[]): LastPlayed {
  const codes = languages.map((tag) => tag.toLowerCase().split("-", 1)[0] ?? "");
  return FIRST[codes.find((code) => code in FIRST) ?? ""] ?? YAHTZEE;
}

/** What was played last at this device, otherwise what its language knows. */
export function lastPlayed(): LastPlayed {
  try {
    const { key, names } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<LastPlayed>;
    if (key && names?.de && names.en) return { key, names };
  } catch {
    // Somebody else wrote there, or the browser keeps nothing: the first one will do.
  }
  return firstFor(navigator.languages);
}

export function keepPlayed({ key, names }: LastPlayed): void {
  localStorage.setItem(KEPT, JSON.stringify({ key, names } satisfies LastPlayed));
}
