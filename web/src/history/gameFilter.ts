/** Filters the history by person, variant and text. Independent of pages. */
import { identityOf, type Finished, type FinishedPerson } from "@/store/finished";

export interface GameFilter {
  /** Identity of a participant; empty for anybody. */
  person: string;
  /** Rules hash; empty for any. */
  rules: string;
  /** Words that must each occur in one of the names. */
  text: string;
}

export const ANYTHING: GameFilter = { person: "", rules: "", text: "" };

export function isAnything({ person, rules, text }: GameFilter): boolean {
  return !person && !rules && !text.trim();
}

/** Returns the matching games in their order. */
export function found(games: readonly Finished[], { person, rules, text }: GameFilter): Finished[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter(
    (game) =>
      (!rules || game.variant.rules_hash === rules) &&
      (!person || game.people.some((part) => identityOf(part) === person)) &&
      (words.length === 0 || speaksOf(game, words)),
  );
}

function speaksOf({ people, variant }: Finished, words: readonly string[]): boolean {
  const names = [...people.map(({ name }) => name), ...Object.values(variant.names)].join("\n").toLocaleLowerCase();
  return words.every((word) => names.includes(word));
}

export interface Counted<Thing> {
  is: Thing;
  games: number;
}

/** Returns all participants, most games first, named as in their latest game. */
export function everybody(games: readonly Finished[]): Counted<FinishedPerson>[] {
  return countByKey(games.flatMap(({ people }) => people.map((part) => [identityOf(part), part])));
}

export function everyVariant(games: readonly Finished[]): Counted<Finished["variant"]>[] {
  return countByKey(games.map(({ variant }) => [variant.rules_hash, variant]));
}

function countByKey<Thing>(things: readonly (readonly [key: string, thing: Thing])[]): Counted<Thing>[] {
  const byKey = new Map<string, Counted<Thing>>();
  for (const [key, is] of things) {
    const known = byKey.get(key);
    if (known) known.games += 1;
    else byKey.set(key, { is, games: 1 });
  }
  return [...byKey.values()].sort((one, other) => other.games - one.games);
}

/** A month's games; its key is year and month: "2026-11". */
export interface Month {
  month: string;
  games: Finished[];
}

/** Groups games by month in local time, in their order. */
export function byMonth(games: readonly Finished[]): Month[] {
  const months: Month[] = [];
  for (const game of games) {
    const month = monthOf(game.endedAt);
    const last = months.at(-1);
    if (last?.month === month) last.games.push(game);
    else months.push({ month, games: [game] });
  }
  return months;
}

export function monthOf(at: string): string {
  const when = new Date(at);
  return `${String(when.getFullYear())}-${String(when.getMonth() + 1).padStart(2, "0")}`;
}
