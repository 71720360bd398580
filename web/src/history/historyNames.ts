/** Display names of people and variants in the history, and addresses of statistics. */
import { laterName } from "@/game/tables/seatNames";
import { named, t } from "@/i18n/i18n.svelte";
import type { Finished, FinishedPerson } from "@/store/finished";
import { everyVariant, type Counted } from "./gameFilter";

/** Computer players are identified and named by level, whatever their name at a table. */
export function nameOf({ name, computer }: FinishedPerson): string {
  return laterName({ name: computer === null ? name : "", computer });
}

/** Returns the name whose mark stands for somebody; undefined for computer players. */
export function markedName({ name, computer }: FinishedPerson): string | undefined {
  return computer === null ? name : undefined;
}

/** Returns the names of those people in a game who are no computer players. */
export function peopleOf({ people }: Finished): string[] {
  return people.flatMap((part) => markedName(part) ?? []);
}

/** Returns the address of statistics of a person and variant. */
export function resultsAddress(asked: Record<string, string>): string {
  return `./statistik?${new URLSearchParams(asked).toString()}`;
}

/** Returns options for a select; among equal names, older rules are marked. */
export function variantChoices(games: readonly Finished[]): { value: string; label: string }[] {
  const variants = everyVariant(games);
  return variants.map(({ is, games: count }, place) => ({
    value: is.rules_hash,
    label: t("history-choice", { name: distinct(variants, place), games: count }),
  }));
}

function distinct(variants: readonly Counted<Finished["variant"]>[], place: number): string {
  const name = named(variants[place]?.is.names ?? { de: "", en: "" });
  const before = variants.slice(0, place).filter(({ is }) => named(is.names) === name).length;
  return before === 0 ? name : t("history-other-rules", { name, number: before + 1 });
}
