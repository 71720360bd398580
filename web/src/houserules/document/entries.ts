/**
 * Keyed and named entries of the document, such as colours and signs of faces.
 *
 * They can only be replaced together: the first change copies the parent's entries.
 */
import { named, t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";
import { freeKey, isTable, type Path } from "./draft";
import type { HouseRuleDraft } from "./houseRule.svelte";
import { proposedNames } from "./proposedNames";

type Entries = Record<string, object>;

export function entriesAt(rule: HouseRuleDraft, path: Path): Entries {
  const said = rule.value(path);
  return (isTable(said) ? said : {}) as Entries;
}

/** Returns an entry's name, or a placeholder. */
export function entryName(rule: HouseRuleDraft, path: Path, key: string): string {
  const names = rule.value([...path, key, "names"]) as Names | undefined;
  return names ? named(names) || t("house-nameless") : key;
}

/** Adds an entry with an unused name. */
export function addEntry(rule: HouseRuleDraft, path: Path, proposal: string, entry: object): void {
  const entries = entriesAt(rule, path);
  const keys = Object.keys(entries);
  const names = proposedNames(
    proposal,
    keys.map((key) => entryName(rule, path, key)),
  );
  rule.put(path, { ...entries, [freeKey(named(names), keys)]: { names, ...entry } });
}

/** Removes an entry; the last one takes the table with it. */
export function takeEntry(rule: HouseRuleDraft, path: Path, key: string): void {
  const others = Object.fromEntries(Object.entries(entriesAt(rule, path)).filter(([other]) => other !== key));
  if (Object.keys(others).length > 0) rule.put(path, others);
  else rule.clear(path);
}
