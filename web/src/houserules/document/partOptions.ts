/** Select options for parts of the document. */
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

/** Returns removed boxes under their former names. */
export function formerBoxes(rule: HouseRuleDraft): Option[] {
  return rule.takenOut("boxes").map((key) => {
    const names = rule.inherited(["boxes", key, "names"]) as Names | undefined;
    return { value: key, label: names ? named(names) : key };
  });
}

/** @param nameless name of a part without one. */
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
