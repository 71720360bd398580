/** What somebody typed into a field and nobody can read: how long it stays wrong. */
import type { HouseRuleDraft } from "@/houserules/document/houseRule.svelte";

/** With another value in the field, or without the field, nothing wrong is left of what was typed into it. */
export function mendedWith(field: string, rule: () => HouseRuleDraft, shown: () => unknown): void {
  $effect(() => {
    const written = rule();
    shown();
    return () => {
      written.mistype(field, null);
    };
  });
}
