/**
 * The client's messages, from the same catalogues as the terminal's, in the chosen or the browser's language.
 *
 * `t` is reactive: text updates when the language changes. The client awaits `language.ready()` once before it renders
 * anything. Messages used by a folder that is loaded on demand load with it.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import catalogues, { ROOMS } from "virtual:catalogues";
import { sayIn } from "@/rules/names";
import type { Language, Names, Problem } from "@/wire/types";

/** The languages that have a catalogue, with their own names, in the order of their codes. */
export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = Object.entries(catalogues).map(
  ([code, { name }]) => ({ code, name }),
);
/** The language of sentences that another one lacks. */
const FALLBACK = "en";
const KEPT = "pasch.language";

type Facts = Record<string, string | number>;
/** A problem reported by the server, or a refusal by the client itself. */
type Wrong = Pick<Problem, "code" | "facts"> & Partial<Problem>;

/** Returns the first language that the browser wants and that has a catalogue, otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.split("-", 1)[0]?.toLowerCase() ?? "");
  return codes.find((code) => code in catalogues) ?? FALLBACK;
}

function keptLanguage(): Language | undefined {
  const kept = localStorage.getItem(KEPT);
  return LANGUAGES.find(({ code }) => code === kept)?.code;
}

interface Opened {
  /** The language's own messages, then in English those that it lacks. */
  bundles: readonly FluentBundle[];
  /** Rooms that lack messages. */
  partial: Set<string>;
}
type Messages = { default: string; english: string };

const opened: Record<Language, Opened> = {};
/** The rooms needed so far, for any language chosen later. */
const needed: string[] = [];

/** Loads the main catalogue of a language. */
async function open(code: Language): Promise<Opened> {
  if (!opened[code]) {
    const found = await catalogues[code]?.load();
    if (!found) throw new Error(`no catalogue "${code}"`);
    // Isolation marks are needed only where text directions mix.
    const bundles = [code, FALLBACK].map((one) => new FluentBundle(one, { useIsolating: false }));
    furnish(bundles, found);
    opened[code] ??= { bundles, partial: new Set() };
  }
  return opened[code];
}

/** Loads a room's messages, if it has any. */
async function openRoom(room: string, code: Language): Promise<void> {
  if (!ROOMS.includes(room)) return;
  const [{ bundles, partial }, rooms] = await Promise.all([open(code), catalogues[code]?.rooms()]);
  const words = await rooms?.default[room]?.();
  if (!words) return;
  furnish(bundles, words);
  if (words.english) partial.add(room);
}

/** Adds messages; existing ones stay. */
function furnish([own, fallback]: readonly FluentBundle[], words: Messages): void {
  own?.addResource(new FluentResource(words.default));
  fallback?.addResource(new FluentResource(words.english));
}

class Spoken {
  current: Language = $state(keptLanguage() ?? preferredLanguage(navigator.languages));

  /** Locale of dates: the English texts are British, and so is the order of day and month. */
  get ofDates(): string {
    return t("language-and-country").replace("_", "-");
  }

  /** Loads the messages of the current language. */
  async ready(): Promise<void> {
    await open(this.current);
    document.documentElement.lang = this.current;
  }

  /** Loads a room's messages, if it has any. */
  async need(room: string): Promise<void> {
    if (!needed.includes(room)) needed.push(room);
    await openRoom(room, this.current);
  }

  /** True if a loaded room lacks messages in the current language and says them in English. */
  lacks(room: string): boolean {
    return opened[this.current]?.partial.has(room) ?? false;
  }

  /** Switches to a language once loaded, and stores the choice. */
  async set(code: Language): Promise<void> {
    await Promise.all([open(code), ...needed.map((room) => openRoom(room, code))]);
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
  const bundle = opened[language.current]?.bundles.find((one) => one.hasMessage(id));
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

/** Returns a variant's, column's or box's name in the current language, or in English. */
export function named(names: Names): string {
  return sayIn(names, language.current);
}

/** Returns what is said in the current language, or in English. */
export function inLanguage<Said>(byLanguage: Readonly<Record<string, Said>> | null | undefined): Said | undefined {
  return byLanguage?.[language.current] ?? byLanguage?.[FALLBACK];
}

/** Describes a problem in one sentence. */
export function problemWords(problem: Wrong): string {
  const sentence = problemSentence(problem) ?? problem.message ?? problem.code;
  return sentence.charAt(0).toLocaleUpperCase(language.current) + sentence.slice(1);
}

function problemSentence({ code, facts }: Wrong): string | undefined {
  const plain = Object.entries(facts).map(
    ([name, fact]) => [name, typeof fact === "object" ? (inLanguage(fact) ?? "") : fact] as const,
  );
  const said = Object.fromEntries(plain);
  // What the command line says of files and lists is said in other words here.
  return say(`here-${code}`, said) ?? say(`error-${code}`, said);
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
