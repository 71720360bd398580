/**
 * The client's words: the same catalogues as the terminal's, in the language of the browser or the one chosen.
 *
 * `t` is reactive: whatever shows its words shows them anew when the language changes. Nothing can be said before
 * `language.ready()`, which the client waits for once, before it draws anything. What only the pages in one
 * folder say comes with them.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Language, Names, Problem } from "@/wire/types";

const LANGUAGES: readonly Language[] = ["de", "en"];
const KEPT = "pasch.language";

type Facts = Record<string, string | number>;
/** A problem that the server tells, or what the client itself refuses. */
type Wrong = Pick<Problem, "code" | "facts"> & Partial<Problem>;

type Load = Record<Language, () => Promise<{ default: string }>>;

const load: Load = {
  de: () => import("virtual:catalogue/de"),
  en: () => import("virtual:catalogue/en"),
};

/** What only some pages say; `catalogue-plugin.ts` knows where they lie, and which messages these are. */
const ROOMS: Record<string, Load> = {
  history: { de: () => import("virtual:catalogue/de/history"), en: () => import("virtual:catalogue/en/history") },
  houserules: {
    de: () => import("virtual:catalogue/de/houserules"),
    en: () => import("virtual:catalogue/en/houserules"),
  },
  learn: { de: () => import("virtual:catalogue/de/learn"), en: () => import("virtual:catalogue/en/learn") },
  review: { de: () => import("virtual:catalogue/de/review"), en: () => import("virtual:catalogue/en/review") },
  school: { de: () => import("virtual:catalogue/de/school"), en: () => import("virtual:catalogue/en/school") },
};

/** German where the browser asks for it before English, otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => (LANGUAGES as readonly string[]).includes(code)) ?? "en";
}

function keptLanguage(): Language | undefined {
  const kept = localStorage.getItem(KEPT);
  return LANGUAGES.find((one) => one === kept);
}

const bundles: Partial<Record<Language, FluentBundle>> = {};
/** The rooms whose words are needed, in any language that is chosen. */
const needed: string[] = [];

async function open(code: Language): Promise<void> {
  if (!bundles[code]) {
    const messages = (await load[code]()).default;
    // Isolation marks are for scripts that run in different directions; both of these run the same way.
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(messages));
    bundles[code] = bundle;
  }
  await Promise.all(needed.map((room) => furnish(room, code)));
}

/** Adds the words of a room; what is there already stays as it is. */
async function furnish(room: string, code: Language): Promise<void> {
  const words = await ROOMS[room]?.[code]();
  if (words) bundles[code]?.addResource(new FluentResource(words.default));
}

class Spoken {
  current: Language = $state(keptLanguage() ?? preferredLanguage(navigator.languages));

  /** The language of dates: the English words are British, and so is the order of day and month. */
  get ofDates(): string {
    return this.current === "en" ? "en-GB" : this.current;
  }

  /** Fetches the words of the current language. */
  async ready(): Promise<void> {
    await open(this.current);
    document.documentElement.lang = this.current;
  }

  /** Fetches the words of a room; in most of them nothing is said that is not there already. */
  async need(room: string): Promise<void> {
    if (!needed.includes(room)) needed.push(room);
    await furnish(room, this.current);
  }

  /** Changes the language, once its words are there, and remembers it. */
  async set(code: Language): Promise<void> {
    await open(code);
    this.current = code;
    localStorage.setItem(KEPT, code);
    document.documentElement.lang = code;
  }
}

export const language = new Spoken();

/**
 * The words of a message.
 *
 * One that the catalogue lacks is a mistake in the client: it stops whoever works on it, and its tests find it. Somebody
 * who plays would rather see a bare name than no page.
 */
export function t(id: string, facts: Facts = {}): string {
  const words = say(id, facts);
  if (words === undefined && import.meta.env.DEV) throw new Error(`no message "${id}" in "${language.current}"`);
  return words ?? id;
}

/** The words of a message that only some things have: what ships with Pasch is described, house rules are not. */
export function tIfThere(id: string): string | undefined {
  return say(id, {});
}

/** Nothing where the catalogue lacks the message, or where a fact that it needs is missing. */
function say(id: string, facts: Facts): string | undefined {
  const bundle = bundles[language.current];
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const shown = Object.entries(facts).map(
    ([name, fact]) => [name, typeof fact === "number" ? new Amount(fact) : fact] as const,
  );
  const mistakes: Error[] = [];
  const words = bundle.formatPattern(pattern, Object.fromEntries(shown), mistakes);
  return mistakes.length === 0 ? words : undefined;
}

/** A number in a message, which stays one, so that plurals work. */
class Amount extends FluentNumber {
  override toString(): string {
    return score(this.value);
  }
}

/** Points as they stand on a block: 1575, not 1.575, and with a minus, not with a hyphen. */
export function score(value: number): string {
  // Browsers take long to make their first writer of numbers, and most points need none.
  return Number.isInteger(value) ? withMinus(String(value)) : number(value, { useGrouping: false });
}

function withMinus(written: string): string {
  return written.replace("-", "−");
}

/** A name that differs by language: of a variant, a column, a box. */
export function named(names: Names): string {
  return names[language.current];
}

/** What is wrong, as a sentence of its own. */
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

/** A number with the marks of the language: 1.234,5 or 1,234.5; one below zero has a minus before it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return withMinus(new Intl.NumberFormat(language.current, options).format(value));
}

/** What a country is called, by its code in ISO 3166. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(language.current, { type: "region" }).of(code.toUpperCase()) ?? code;
}

/** A day, and with `time` the hour, as ISO text or milliseconds; the year only where it is not this one. */
export function date(when: string | number, { time = false }: { time?: boolean } = {}): string {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  const year = new Intl.DateTimeFormat("en", { year: "numeric" });
  if (year.format(moment(when)) !== year.format(Date.now())) options.year = "numeric";
  if (time) Object.assign(options, { hour: "2-digit", minute: "2-digit" });
  return new Intl.DateTimeFormat(language.ofDates, options).format(moment(when));
}

/** How long ago something was, in words: "vor 5 Minuten", "gestern". */
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
