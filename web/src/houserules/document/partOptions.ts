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

/** Returns the name of a part without one. */
type Nameless = (key: string, number: number) => string;

/** Returns removed parts under their former names. */
export function formerParts(rule: HouseRuleDraft, table: string, nameless: Nameless = (key) => key): Option[] {
  return rule.takenOut(table).map((key) => optionOf(rule, table, key, rule.inherited([table, key, "names"]), nameless));
}

export function optionsOf(rule: HouseRuleDraft, table: string, nameless: Nameless): Option[] {
  return rule.keys(table).map((key) => optionOf(rule, table, key, rule.value([table, key, "names"]), nameless));
}

function optionOf(rule: HouseRuleDraft, table: string, key: string, names: unknown, nameless: Nameless): Option {
  const label = names ? named(names as Names) || t("house-nameless") : nameless(key, rule.numberOf(table, key));
  return { value: key, label };
}

/** Marks own parts as new, parts of the parent as changed. */
export function partMark(rule: HouseRuleDraft, table: string, key: string): string {
  if (!rule.says([table, key]) || !rule.page?.parent) return "";
  return t(rule.inherited([table, key]) === undefined ? "house-new" : "house-changed");
}
