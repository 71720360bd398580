// @vitest-environment jsdom
/** Drafts of new tables. */
import { beforeAll, expect, it } from "vitest";
import { playersAtFirst } from "@/game/start/seatDrafts";
import { language } from "@/i18n/i18n.svelte";
import type { VariantChoice } from "@/pages/variantChoices";
import { TableDraft } from "./tableDraft.svelte";

beforeAll(() => language.set("de"));

it("calls nobody too many before it is known what is played", () => {
  const draft = new TableDraft(undefined);
  expect(draft.sitting).toHaveLength(2);
  expect(draft.tooMany).toBe(false);
  draft.chosen = { key: "solitaire", seats: [1, 1] } as unknown as VariantChoice;
  expect(draft.tooMany).toBe(true);
});

it.each(["real", undefined])(
  "opens nothing for a name that cannot be seen, with or without a network: %s",
  async (dice) => {
    const draft = new TableDraft(dice);
    draft.chosen = { key: "kniffel", seats: [1, 8] } as unknown as VariantChoice;
    draft.sitting = playersAtFirst(draft.sitting).map((seat, place) => ({
      ...seat,
      name: place ? "An\u200bna" : "Ben",
    }));
    expect(draft.seatProblems).toEqual({});
    expect(await draft.open()).toBeUndefined();
    expect(Object.keys(draft.seatProblems)).toEqual([String(draft.sitting[1]?.id)]);
  },
);
