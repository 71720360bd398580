// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from "vitest";
import { legalActions } from "@/rules/gameEngine";
import { at } from "@/rules/list";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { goldenSteps } from "@/testing/reference";
import { actionKey, actionWords } from "@/game/review/actionWords";
import { language } from "@/i18n/i18n.svelte";
import type { Exercise } from "@/wire/types";
import { bestOf, choicesIn, stateOf } from "./exercise";
import { reasonsAgainst } from "./reasons";
import { turnReasons } from "./turnReasons";

type Line = { tables: TablesDocument } | { exercise: Exercise; words: Record<"de" | "en", string[]> };

const found: { variant: Variant; exercise: Exercise; words: Record<"de" | "en", string[]> }[] = [];

beforeAll(async () => {
  let variant: Variant | undefined;
  for await (const line of goldenSteps<Line>("reasons")) {
    if ("tables" in line) variant = prepare(line.tables);
    else if (variant) found.push({ variant, ...line });
  }
}, 120_000);

describe("why a choice is worse", () => {
  test.each(["de", "en"] as const)("is said in the words of the terminal (%s)", async (code) => {
    await language.set(code);
    for (const { variant, exercise, words } of found) {
      const actions = legalActions(stateOf(exercise, variant));
      const said = exercise.against.flatMap(({ option }) => reasonsAgainst(exercise, variant, at(actions, option)));
      expect(said).toEqual(words[code]);
    }
  });

  test("compares the best choice with the one that was made, and for whoever found it with the one that tempts", async () => {
    await language.set("de");
    for (const { variant, exercise } of found) {
      const actions = legalActions(stateOf(exercise, variant));
      const told = exercise.against.map(({ option }) => actionKey(at(actions, option)));
      const best = reasonsAgainst(exercise, variant, bestOf(exercise, variant)).join(" ");
      const [rival] = exercise.against;
      expect(best).toContain(actionWords(variant, at(actions, rival?.option ?? 0)));
      for (const { action, loss } of choicesIn(exercise, variant).slice(1)) {
        const reasons = reasonsAgainst(exercise, variant, action);
        if (told.includes(actionKey(action))) expect(reasons.join(" ")).not.toContain("Gegenüber");
        else if (loss === 0) expect(reasons).toEqual(["Beides ist genau gleich gut."]);
        // Never about a third choice.
        else expect(reasons.join(" ")).not.toContain("Gegenüber");
      }
    }
  });

  test("a hold without reasons of its own is compared by the chance of a box", async () => {
    await language.set("de");
    const said = found.flatMap(({ variant, exercise }) =>
      choicesIn(exercise, variant)
        .filter(({ action }) => reasonsAgainst(exercise, variant, action).length === 0)
        .flatMap(({ action }) => turnReasons(exercise, variant, action)),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const reason of said) expect(reason).toMatch(/^Chance auf .* in diesem Zug: .* statt /);
  });

  test("where both end the turn, nobody needs to be asked: it follows from the loss", async () => {
    await language.set("en");
    const [first] = found.filter(({ exercise }) => exercise.turn.left === 0);
    const { variant, exercise } = first ?? at(found, 0);
    const alone = { ...exercise, against: [] };
    const last = choicesIn(exercise, variant).at(-1);
    expect(last && reasonsAgainst(alone, variant, last.action).join("")).toMatch(/points (more|less) now/);
  });

  test("where only bonuses count, entries that change none are not called equal", async () => {
    await language.set("en");
    const { variant, exercise } = at(found, 0);
    const boxes = variant.boxes.slice(0, 2).map(({ id }) => id);
    const [rival] = exercise.against;
    const against = [
      { option: rival?.option ?? 0, reasons: [{ kind: "now" as const, better: 0, worse: 0.31, boxes, reached: null }] },
    ];
    const made = at(legalActions(stateOf(exercise, variant)), rival?.option ?? 0);
    const said = (counts_points: boolean): string =>
      reasonsAgainst({ ...exercise, against }, { ...variant, counts_points }, made).join("");
    expect(said(false)).toMatch(/^\w+ left free is worth 0\.3 points more/);
    expect(said(true)).toMatch(/^Both bring the same now/);
  });
});
