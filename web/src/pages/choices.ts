/** What can be played: the variants that come with Pasch, and this browser's house rules, as one list. */
import { variants } from "@/net/api";
import type { Names, Rules, VariantPage } from "@/wire/types";
import { houseRules } from "@/store/db";

export interface Choice {
  /** "kniffel", or "house:" and the key of a house rule in this browser. */
  key: string;
  names: Names;
  rules: Rules;
  dice: number;
  columns: number;
  /** Of all columns. */
  boxes: number;
  turns: number;
  minutes: number;
  seats: readonly [least: number, most: number];
  /** The page of a house rule; a shipped variant's is fetched when somebody wants to read it. */
  page?: VariantPage;
}

export const USUAL = "kniffel";

/** What belongs together in the list, in its order. */
export const FAMILIES = ["own", "kniffel", "columns", "yahtzee", "other"] as const;
export type Family = (typeof FAMILIES)[number];

export function familyOf({ key, columns, page }: Choice): Family {
  if (page) return "own";
  if (key.startsWith("yahtzee")) return "yahtzee";
  if (!key.includes("kniffel")) return "other";
  return columns > 1 ? "columns" : "kniffel";
}

export function houseKey(id: string): string {
  return `house:${id}`;
}

/** The house rules first: whoever wrote one wants to play it. */
export async function choices(): Promise<Choice[]> {
  const [own, shipped] = await Promise.all([ownChoices(), variants()]);
  const usualFirst = [...shipped].sort((one, other) => Number(other.id === USUAL) - Number(one.id === USUAL));
  return [...own, ...usualFirst.map((variant): Choice => ({ ...variant, key: variant.id, rules: { id: variant.id } }))];
}

async function ownChoices(): Promise<Choice[]> {
  try {
    return (await houseRules()).map(({ id, toml, page }) => ofHouseRule(id, toml, page));
  } catch {
    // A private window may keep no database: then there are no house rules in it either.
    return [];
  }
}

function ofHouseRule(id: string, toml: string, page: VariantPage): Choice {
  const { tables } = page;
  return {
    key: houseKey(id),
    names: page.names,
    rules: { toml },
    dice: tables.dice.count,
    columns: tables.columns.length,
    boxes: tables.boxes.length,
    turns: tables.turns,
    minutes: page.minutes,
    seats: tables.seats,
    page,
  };
}
