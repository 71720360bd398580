/** Parts of the document by name, to choose from. */
import { named, t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";
import type { HouseRuleDraft } from "./houseRule.svelte";

interface Option {
  value: string;
  label: string;
}

export function boxOptions(rule: HouseRuleDraft): Option[] {
  return optionsOf(rule, "boxes", (key) => key);
}

/** Boxes that were taken out of the game, by the names they had. */
export function formerBoxes(rule: HouseRuleDraft): Option[] {
  return rule.takenOut("boxes").map((key) => {
    const names = rule.inherited(["boxes", key, "names"]) as Names | undefined;
    return { value: key, label: names ? named(names) : key };
  });
}

/** @param nameless what a part is called that has no name of its own. */
export function optionsOf(
  rule: HouseRuleDraft,
  table: string,
  nameless: (key: string, number: number) => string,
): Option[] {
  return rule.keys(table).map((key) => {
    const names = rule.value([table, key, "names"]) as Names | undefined;
    return {
      value: key,
      label: names ? named(names) || t("house-nameless") : nameless(key, rule.numberOf(table, key)),
    };
  });
}
