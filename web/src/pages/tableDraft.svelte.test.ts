// @vitest-environment jsdom
/** A new table while somebody decides about it. */
import { expect, it } from "vitest";
import type { Choice } from "./choices";
import { TableDraft } from "./tableDraft.svelte";

it("calls nobody too many before it is known what is played", () => {
  const draft = new TableDraft(undefined);
  expect(draft.sitting).toHaveLength(2);
  expect(draft.tooMany).toBe(false);
  draft.chosen = { key: "solitaire", seats: [1, 1] } as unknown as Choice;
  expect(draft.tooMany).toBe(true);
});
