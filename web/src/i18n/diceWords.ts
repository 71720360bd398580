/** Dice and their faces in words: by their signs and names where a variant gives them some, otherwise by their numbers. */
import { face, type Dice } from "@/engine/dice";
import { saidWith, symbolOf } from "@/engine/faceLooks";
import type { TablesDocument } from "@/engine/tables";
import { named } from "./i18n.svelte";

type Looks = Pick<TablesDocument, "dice">;

/** Dice one after the other, those of further kinds behind a plus: "3 3 5", "B B K". */
export function saidDice(variant: Looks, dice: Dice): string {
  return saidWith(variant, dice, named);
}

/** What stands on a face, in short. */
export function signOf(variant: Looks, code: number): string {
  const symbol = symbolOf(variant, code);
  return symbol ? named(symbol.sign) : String(face(code));
}

/** What a face is called. A number that stands on it is its name: whoever speaks to a button says what they see. */
export function faceName(variant: Looks, code: number): string {
  const symbol = symbolOf(variant, code);
  if (!symbol) return String(face(code));
  const sign = named(symbol.sign);
  return /^\d+$/.test(sign) ? sign : named(symbol.names);
}
