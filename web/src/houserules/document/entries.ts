/**
 * Entries of the document that have keys and names, as colours and signs of faces.
 *
 * They stand in it together: what the parent says of them is written out with the first change.
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

/** What one is called; a word for one that has no name yet. */
export function entryName(rule: HouseRuleDraft, path: Path, key: string): string {
  const names = rule.value([...path, key, "names"]) as Names | undefined;
  return names ? named(names) || t("house-nameless") : key;
}

/** Adds one, under a name that none of them has. */
export function addEntry(rule: HouseRuleDraft, path: Path, proposal: string, entry: object): void {
  const entries = entriesAt(rule, path);
  const keys = Object.keys(entries);
  const names = proposedNames(
    proposal,
    keys.map((key) => entryName(rule, path, key)),
  );
  rule.put(path, { ...entries, [freeKey(named(names), keys)]: { names, ...entry } });
}

/** Takes one out; without any, the document says nothing of them. */
export function takeEntry(rule: HouseRuleDraft, path: Path, key: string): void {
  const others = Object.fromEntries(Object.entries(entriesAt(rule, path)).filter(([other]) => other !== key));
  if (Object.keys(others).length > 0) rule.put(path, others);
  else rule.clear(path);
}
