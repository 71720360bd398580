/** The lifetime of unreadable input in a field. */
import type { HouseRuleDraft } from "@/houserules/document/houseRule.svelte";

/** Clears a field's unreadable input when its value changes or it is unmounted. */
export function mendedWith(field: string, rule: () => HouseRuleDraft, shown: () => unknown): void {
  $effect(() => {
    const written = rule();
    shown();
    return () => {
      written.mistype(field, null);
    };
  });
}
