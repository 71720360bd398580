/** Actions in a few words: "3 3 3 liegen lassen", "Full House eintragen". */
import { parseDice } from "@/rules/dice";
import { boxName } from "@/rules/boxNames";
import type { Variant } from "@/rules/variantTables";
import { saidDice } from "@/i18n/diceWords";
import { named, t } from "@/i18n/i18n.svelte";
import type { Action } from "@/rules/gameState";

/** @param unthrown before a turn's first throw, when only an announcement is to be decided. */
export function actionWords(variant: Variant, action: Action, unthrown = false): string {
  if (unthrown && action.type === "held") return t("table-hint-unannounced");
  if (action.type === "held" || action.type === "bought") {
    const dice = parseDice(action.dice);
    if (dice.length === 0) return t(`table-hint-${action.type}-none`);
    return t(`table-hint-${action.type}`, { dice: saidDice(variant, dice) });
  }
  const box = variant.boxIndex.get(action.box) ?? 0;
  return t(`table-hint-${action.type}`, { box: named(boxName(variant, box)) });
}

/** Returns the same key for the same action, ignoring extra fields such as points. */
export function actionKey(action: Action): string {
  return `${action.type} ${"box" in action ? action.box : action.dice}`;
}
