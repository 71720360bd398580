/** Playable rules: shipped variants and this browser's house rules in one list. */
import { variants } from "@/net/api";
import type { Names, Rules, SheetShape, VariantPage } from "@/wire/types";
import { type VariantGroup, groupOf } from "@/game/catalogue/variantGroups";
import { shapeOf } from "@/sheet/picture/sheetShape";
import { houseRules } from "@/store/browserData";
import { firstFor, lastPlayed } from "@/store/lastPlayed";
import { houseKey } from "./lastRules";

export interface VariantChoice {
  /** "kniffel", or "house:" and the key of a house rule in this browser. */
  key: string;
  names: Names;
  /** See `game/catalogue/variantGroups.ts`. */
  group: VariantGroup;
  /** Names of its boxes. */
  lines: readonly Names[];
  rules: Rules;
  dice: number;
  columns: number;
  shape: SheetShape;
  turns: number;
  minutes: number;
  /** Countries of origin in ISO 3166. */
  countries: readonly string[];
  seats: readonly [least: number, most: number];
  /** The page of a house rule; a shipped variant's is fetched on demand. */
  page?: VariantPage;
}

/** Returns the house rules first, then variants usual in the browser's language, then all others. */
export async function choices(): Promise<VariantChoice[]> {
  const [own, shipped] = await Promise.all([ownChoices(), variants()]);
  const { key } = firstFor(navigator.languages);
  const usualFirst = [...shipped].sort((one, other) => Number(other.id === key) - Number(one.id === key));
  return [
    ...own,
    ...usualFirst.map((variant): VariantChoice => ({
      ...variant,
      key: variant.id,
      group: groupOf(variant),
      rules: { id: variant.id },
    })),
  ];
}

/** Returns the requested choice, otherwise the last played or the first. */
export function chosenAtFirst(all: readonly VariantChoice[], wanted: string | undefined): VariantChoice | undefined {
  const keys = [wanted, lastPlayed().key, firstFor(navigator.languages).key];
  return keys.map((sought) => all.find(({ key }) => key === sought)).find((found) => found !== undefined) ?? all[0];
}

async function ownChoices(): Promise<VariantChoice[]> {
  try {
    return (await houseRules()).map(({ id, toml, page }) => ofHouseRule(id, toml, page));
  } catch {
    // A private window may lack a database, and so has no house rules.
    return [];
  }
}

function ofHouseRule(id: string, toml: string, page: VariantPage): VariantChoice {
  const { tables } = page;
  return {
    key: houseKey(id),
    names: page.names,
    group: "own",
    lines: page.sheet.filter(({ kind }) => kind === "box").map(({ names }) => names),
    rules: { toml },
    dice: tables.dice.count,
    columns: tables.columns.length,
    shape: shapeOf(tables),
    turns: tables.turns,
    minutes: page.minutes,
    countries: [],
    seats: tables.seats,
    page,
  };
}
