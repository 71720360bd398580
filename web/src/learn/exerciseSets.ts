/** Rules with exercises, and the exercises with everything needed to show them. */
import { prepare } from "@/rules/variantTables";
import { pageOf } from "@/game/catalogue/variantPage";
import { exercises, exercisesOf, variants } from "@/net/api";
import { untilSolved } from "@/net/polling";
import { houseRules } from "@/store/browserData";
import { lastPlayed } from "@/store/lastPlayed";
import type { Exercises, Names, Rules } from "@/wire/types";
import type { ExerciseRules } from "./exercise";

const AGAIN_MS = 1000;

export interface LearnableVariant {
  /** Key in addresses: "kniffel", or "house:" and the key of a house rule in this browser. */
  readonly key: string;
  readonly names: Names;
  readonly rules: Rules;
  /** Rules hash of a house rule, an alternative key in addresses. */
  readonly hash?: string;
}

export interface ExerciseSet extends Exercises {
  /** Key in addresses. */
  readonly id: string;
  readonly game: ExerciseRules;
}

/** Receives the server's progress in finding exercises, from 0 to 1. */
export type ProgressListener = (progress: number) => void;

const courses = new Map<string, Promise<ExerciseSet>>();

/** Returns the variants with exercises, the last played first. */
export async function learnable(): Promise<LearnableVariant[]> {
  const { key } = lastPlayed();
  const all = (await variants()).filter((variant) => variant.exercises);
  return all
    .map(({ id, names }): LearnableVariant => ({ key: id, names, rules: { id } }))
    .sort((one, other) => Number(other.key === key) - Number(one.key === key));
}

/** Returns the same with this browser's house rules of one column; larger sheets have no exact solution. */
export async function learnableHere(): Promise<LearnableVariant[]> {
  // A private window may lack a database.
  const [shipped, own] = await Promise.all([learnable(), houseRules().catch(() => [])]);
  const house = own
    .filter(({ page }) => page.tables.columns.length === 1)
    .map(({ id, toml, page }): LearnableVariant => ({
      ...{ key: `house:${id}`, names: page.names, rules: { toml }, hash: page.rules_hash },
    }));
  return [...shipped, ...house];
}

/** Returns the exercises, fetched once per page load; those of house rules are computed on first request. */
export function courseOf(which: LearnableVariant, told: ProgressListener = () => undefined): Promise<ExerciseSet> {
  const known = courses.get(which.key) ?? fetchCourse(which, told);
  courses.set(which.key, known);
  // A failed request is repeated next time.
  known.catch(() => courses.delete(which.key));
  return known;
}

async function fetchCourse({ key, rules }: LearnableVariant, told: ProgressListener): Promise<ExerciseSet> {
  const polling = { pauseMs: AGAIN_MS, onprogress: told };
  const found = "id" in rules ? await exercises(rules.id) : await untilSolved(() => exercisesOf(rules), polling);
  const page = await pageOf(rules, found.rules_hash);
  return { ...found, id: key, game: { page, variant: prepare(page.tables) } };
}

/** Returns the rules named in the address, otherwise the first ones. */
export function chosenRules(all: readonly LearnableVariant[], asked: string | undefined): LearnableVariant | undefined {
  return all.find(({ key, hash }) => key === asked || (hash !== undefined && hash === asked)) ?? all[0];
}
