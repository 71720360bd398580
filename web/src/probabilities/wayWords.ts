/** What to do with the dice on the table, in words. */
import { saidDice } from "@/i18n/diceWords";
import { t } from "@/i18n/i18n.svelte";
import type { Dice } from "@/rules/dice";
import type { Variant } from "@/rules/variantTables";

export function wayWords(variant: Variant, hold: Dice, dice: Dice): string {
  if (hold.length === dice.length) return t("prob-enter");
  return hold.length ? t("prob-keep", { dice: saidDice(variant, hold) }) : t("prob-throw-all");
}
