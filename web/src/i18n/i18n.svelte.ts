/**
 * The client's messages, from the same catalogues as the terminal's, in the chosen or the browser's language.
 *
 * `t` is reactive: text updates when the language changes. The client awaits `language.ready()` once before it renders
 * anything. Messages used by a folder that is loaded on demand load with it.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Language, Names, Problem } from "@/wire/types";

const LANGUAGES: readonly Language[] = ["de", "en"];
const KEPT = "pasch.language";

type Facts = Record<string, string | number>;
/** A problem reported by the server, or a refusal by the client itself. */
type Wrong = Pick<Problem, "code" | "facts"> & Partial<Problem>;

type Load = Record<Language, () => Promise<{ default: string }>>;

const load: Load = {
  de: () => import("virtual:catalogue/de"),
  en: () => import("virtual:catalogue/en"),
};

/** Messages of folders that are loaded on demand; `catalogue-plugin.ts` decides which messages these are. */
const ROOMS: Record<string, Load> = {
  fairness: { de: () => import("virtual:catalogue/de/fairness"), en: () => import("virtual:catalogue/en/fairness") },
  history: { de: () => import("virtual:catalogue/de/history"), en: () => import("virtual:catalogue/en/history") },
  houserules: {
    de: () => import("virtual:catalogue/de/houserules"),
    en: () => import("virtual:catalogue/en/houserules"),
  },
  learn: { de: () => import("virtual:catalogue/de/learn"), en: () => import("virtual:catalogue/en/learn") },
  persons: { de: () => import("virtual:catalogue/de/persons"), en: () => import("virtual:catalogue/en/persons") },
  reasons: { de: () => import("virtual:catalogue/de/reasons"), en: () => import("virtual:catalogue/en/reasons") },
  review: { de: () => import("virtual:catalogue/de/review"), en: () => import("virtual:catalogue/en/review") },
  school: { de: () => import("virtual:catalogue/de/school"), en: () => import("virtual:catalogue/en/school") },
  settings: {
    de: () => import("virtual:catalogue/de/settings"),
    en: () => import("virtual:catalogue/en/settings"),
  },
  variants: { de: () => import("virtual:catalogue/de/variants"), en: () => import("virtual:catalogue/en/variants") },
};

/** Returns German if the browser prefers it to English, otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => (LANGUAGES as readonly string[]).includes(code)) ?? "en";
}

function keptLanguage(): Language | undefined {
  const kept = localStorage.getItem(KEPT);
  return LANGUAGES.find((one) => one === kept);
}

const bundles: Partial<Record<Language, FluentBundle>> = {};
/** The rooms needed so far, for any language chosen later. */
const needed: string[] = [];

async function open(code: Language): Promise<void> {
  if (!bundles[code]) {
    const messages = (await load[code]()).default;
    // Isolation marks are needed only where text directions mix.
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(messages));
    bundles[code] = bundle;
  }
  await Promise.all(needed.map((room) => furnish(room, code)));
}

/** Adds the messages of a room; existing ones stay. */
async function furnish(room: string, code: Language): Promise<void> {
  const words = await ROOMS[room]?.[code]();
  if (words) bundles[code]?.addResource(new FluentResource(words.default));
}

class Spoken {
  current: Language = $state(keptLanguage() ?? preferredLanguage(navigator.languages));

  /** Locale of dates: the English texts are British, and so is the order of day and month. */
  get ofDates(): string {
    return this.current === "en" ? "en-GB" : this.current;
  }

  /** Loads the messages of the current language. */
  async ready(): Promise<void> {
    await open(this.current);
    document.documentElement.lang = this.current;
  }

  /** Loads the messages of a room, if it has any of its own. */
  async need(room: string): Promise<void> {
    if (!needed.includes(room)) needed.push(room);
    await furnish(room, this.current);
  }

  /** Switches to a language once loaded, and stores the choice. */
  async set(code: Language): Promise<void> {
    await open(code);
    this.current = code;
    localStorage.setItem(KEPT, code);
    document.documentElement.lang = code;
  }
}

export const language = new Spoken();

/**
 * Returns a message as text.
 *
 * A missing message is a bug: it throws in development and tests. In production the bare id is shown, which is better
 * than no page.
 */
export function t(id: string, facts: Facts = {}): string {
  const words = say(id, facts);
  if (words === undefined && import.meta.env.DEV) throw new Error(`no message "${id}" in "${language.current}"`);
  return words ?? id;
}

/** Returns an optional message: shipped variants have descriptions, house rules do not. */
export function tIfThere(id: string): string | undefined {
  return say(id, {});
}

/** Returns undefined if the message, or a fact that it needs, is missing. */
function say(id: string, facts: Facts): string | undefined {
  const bundle = bundles[language.current];
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const values = Object.entries(facts).map(
    ([name, fact]) => [name, typeof fact === "number" ? new Amount(fact) : fact] as const,
  );
  const mistakes: Error[] = [];
  const words = bundle.formatPattern(pattern, Object.fromEntries(values), mistakes);
  return mistakes.length === 0 ? words : undefined;
}

/** Stays a number within messages, so that plural rules apply. */
class Amount extends FluentNumber {
  override toString(): string {
    return score(this.value);
  }
}

/** Formats points as on a score sheet: 1575, not 1.575, and with a minus sign, not a hyphen. */
export function score(value: number): string {
  // Creating the first number formatter is slow, and most points need none.
  return Number.isInteger(value) ? withMinus(String(value)) : number(value, { useGrouping: false });
}

function withMinus(written: string): string {
  return written.replace("-", "−");
}

/** Returns a variant's, column's or box's name in the current language. */
export function named(names: Names): string {
  return names[language.current];
}

/** Describes a problem in one sentence. */
export function problemWords(problem: Wrong): string {
  const sentence = problemSentence(problem) ?? problem.message ?? problem.code;
  return sentence.charAt(0).toLocaleUpperCase(language.current) + sentence.slice(1);
}

function problemSentence({ code, facts }: Wrong): string | undefined {
  const plain = Object.entries(facts).map(
    ([name, fact]) => [name, typeof fact === "object" ? named(fact) : fact] as const,
  );
  return say(`error-${code}`, Object.fromEntries(plain));
}

/** Formats a number for the language, 1.234,5 or 1,234.5, with a minus sign if negative. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return withMinus(new Intl.NumberFormat(language.current, options).format(value));
}

/** Returns a country's name by its ISO 3166 code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(language.current, { type: "region" }).of(code.toUpperCase()) ?? code;
}

/** Formats a date, with `time` also the time; the year only if it is not the current one. */
export function date(when: string | number, { time = false }: { time?: boolean } = {}): string {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  const year = new Intl.DateTimeFormat("en", { year: "numeric" });
  if (year.format(moment(when)) !== year.format(Date.now())) options.year = "numeric";
  if (time) Object.assign(options, { hour: "2-digit", minute: "2-digit" });
  return new Intl.DateTimeFormat(language.ofDates, options).format(moment(when));
}

/** Formats a past time relative to now: "vor 5 Minuten", "gestern". */
export function ago(when: string | number, now = Date.now()): string {
  const minutes = Math.min(Math.round((moment(when) - now) / 60_000), 0);
  const words = new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
  if (minutes > -1) return t("time-just-now");
  if (minutes > -60) return words.format(minutes, "minute");
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}

function moment(when: string | number): number {
  return typeof when === "number" ? when : Date.parse(when);
}
