import { describe, expect, test } from "vitest";
import { withComments } from "./tomlComments";
import { put, readDraft, takeOut, writeDraft } from "./draft";

const TEXT = `# Unser Haus, seit 1987
like = "kniffel" # das Übliche
id = "haus"
names = { de = "Haus # 1", en = "House" } # auf dem Schild

[turn]
throws = 4 # einer mehr

[boxes]
# Ohne Chance
chance = false

[boxes.full_house] # Omas Feld
points = 30

# Die Boni
[bonuses.upper]
tiers = [
  { from = 63, points = 35 }, # wie immer
  # und noch eine
  { from = 78, points = 75 },
]
# bis hier
`;

/** Returns the text after a change of its draft. */
function changeDraft(change: (draft: ReturnType<typeof readDraft>) => ReturnType<typeof readDraft>): string {
  return withComments(TEXT, writeDraft(change(readDraft(TEXT))));
}

describe("comments", () => {
  test("stay with their keys, whatever is changed", () => {
    const text = changeDraft((draft) => put(draft, ["turn", "throws"], 5));
    expect(text).toContain('# Unser Haus, seit 1987\nlike = "kniffel" # das Übliche');
    expect(text).toContain("throws = 5 # einer mehr");
    for (const comment of [
      "# auf dem Schild",
      "# Ohne Chance",
      "# Omas Feld",
      "# Die Boni",
      "# wie immer",
      "# und noch eine",
    ])
      expect(text.split(comment)).toHaveLength(2);
    expect(text.endsWith("# bis hier\n")).toBe(true);
    expect(readDraft(text)).toEqual(put(readDraft(TEXT), ["turn", "throws"], 5));
  });

  test("are no more when their rule is gone", () => {
    const text = changeDraft((draft) => takeOut(draft, ["turn"], false));
    expect(text).not.toContain("einer mehr");
    expect(text).toContain("# Omas Feld");
  });

  test("stay through one change after the other", () => {
    const once = changeDraft((draft) => put(draft, ["turn", "throws"], 5));
    const again = withComments(once, writeDraft(readDraft(once)));
    expect(again).toBe(once);
  });

  test("are none in a text", () => {
    const note = 'note = """\n# kein Kommentar\n[auch.keiner]\n"""\n';
    expect(withComments(note, writeDraft(readDraft(note)))).toBe(writeDraft(readDraft(note)).trimEnd() + "\n");
  });
});
