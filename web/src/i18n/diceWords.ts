/** Dice and faces as text: the variant's signs and names if it has any, else numbers. */
import { face, type Dice } from "@/rules/dice";
import { saidWith, symbolOf } from "@/rules/faceLooks";
import type { TablesDocument } from "@/rules/variantTables";
import { named } from "./i18n.svelte";

type Looks = Pick<TablesDocument, "dice">;

/** Formats dice, with those of further kinds after a plus: "3 3 5", "B B K". */
export function saidDice(variant: Looks, dice: Dice): string {
  return saidWith(variant, dice, named);
}

/** Returns the short sign of a face. */
export function signOf(variant: Looks, code: number): string {
  const symbol = symbolOf(variant, code);
  return symbol ? named(symbol.sign) : String(face(code));
}

/** Returns a face's name. A printed number is its name, so that voice control matches what is visible. */
export function faceName(variant: Looks, code: number): string {
  const symbol = symbolOf(variant, code);
  if (!symbol) return String(face(code));
  const sign = named(symbol.sign);
  return /^\d+$/.test(sign) ? sign : named(symbol.names);
}
