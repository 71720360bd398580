/** The people who last played together at this device, and how to seat them again. */
import { loserOf } from "@/game/tables/series";
import { laterName } from "@/game/tables/seatNames";
import { scoreBetween, type Score } from "@/game/tables/winCounts";
import { houseRules, type KeptTable } from "@/store/browserData";
import { finishedGames, type Finished, type FinishedPerson } from "@/store/finished";
import { settings } from "@/store/settings.svelte";
import { LEVELS, USUAL_LEVEL } from "./seatDrafts";
import type { Names, Opening, OpeningSeat, Rules } from "@/wire/types";

export interface Company {
  names: readonly string[];
  /** The names of its people. */
  persons: readonly string[];
  variant: Names;
  score: Score;
  opening: Opening;
}

/**
 * Returns the latest company of at least two named people who all sat at this device; undefined if there was none.
 *
 * @param tables those of this browser, which know who sat where.
 */
export async function lastCompany(tables: readonly KeptTable[]): Promise<Company | undefined> {
  const games = await finishedGames();
  const last = games.find((game) => isCompany(game) && satHere(game, tables));
  if (!last) return undefined;
  const { people, variant, kind } = last;
  const opening: Opening = {
    kind,
    rules: await rulesOf(last),
    seats: people.map(seatOf),
    hints: settings.hints,
    pace: "live",
    ...(kind === "game" ? { first: loserOf(people.map(({ total }) => total)) } : {}),
  };
  const persons = people.filter(({ computer }) => computer === null).map(({ name }) => name);
  return { names: people.map(laterName), persons, variant: variant.names, score: scoreBetween(games, people), opening };
}

function isCompany({ people }: Finished): boolean {
  const persons = people.filter(({ computer }) => computer === null);
  return persons.length > 1 && persons.every(({ name }) => name !== "");
}

function satHere({ id, table = id, kind, people }: Finished, tables: readonly KeptTable[]): boolean {
  if (kind === "block") return true;
  const persons = people.filter(({ computer }) => computer === null).length;
  return tables.find((one) => one.id === table)?.mine.length === persons;
}

/** Returns the rules of a game, without a request, as the start page waits; opening a table refuses deleted rules. */
async function rulesOf({ variant }: Finished): Promise<Rules> {
  const own = (await houseRules()).find(({ page }) => page.rules_hash === variant.rules_hash);
  return own ? { toml: own.toml } : { id: variant.id };
}

function seatOf({ name, computer }: FinishedPerson): OpeningSeat {
  if (computer === null) return { kind: "person", name, place: "here" };
  return { kind: "computer", name: "", level: LEVELS.find((level) => level === computer) ?? USUAL_LEVEL };
}
