/** What there is to learn from: the variants with exercises, and a variant's exercises with its rules. */
import { prepare } from "@/engine/tables";
import { pageOf } from "@/game/variantPage";
import { exercises, variants } from "@/net/api";
import { lastPlayed } from "@/store/played";
import type { Exercises, VariantSummary } from "@/wire/types";
import type { Ground } from "./exercise";

/** A variant's exercises, with what it takes to show them. */
export interface Course extends Exercises {
  readonly id: string;
  readonly game: Ground;
}

const courses = new Map<string, Promise<Course>>();

/** The variants with exercises; what was played last comes first. */
export async function learnable(): Promise<VariantSummary[]> {
  const { key } = lastPlayed();
  const all = (await variants()).filter((variant) => variant.exercises);
  return [...all].sort((one, other) => Number(other.id === key) - Number(one.id === key));
}

/** The exercises of a variant, fetched once as long as this window is open. */
export function courseOf(id: string): Promise<Course> {
  const known = courses.get(id) ?? fetchCourse(id);
  courses.set(id, known);
  // What failed is tried again when it is next asked for.
  known.catch(() => courses.delete(id));
  return known;
}

async function fetchCourse(id: string): Promise<Course> {
  const found = await exercises(id);
  const page = await pageOf({ id }, found.rules_hash);
  return { ...found, id, game: { page, variant: prepare(page.tables) } };
}

/** The variant that an address names, otherwise the first one. */
export function chosenVariant(all: readonly VariantSummary[], asked: string | undefined): VariantSummary | undefined {
  return all.find(({ id }) => id === asked) ?? all[0];
}
