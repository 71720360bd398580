// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { LANGUAGES, language } from "@/i18n/i18n.svelte";
import type { Action } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { variantOf } from "@/testing/reference";
import ActionShown from "./ActionShown.svelte";
import { actionWords } from "./actionWords";

let variant: Variant;

beforeAll(() => {
  variant = variantOf("kniffel");
});
afterEach(cleanup);

test.each(LANGUAGES.map(({ code }) => code))(
  "an action is read out in its words, and shows the dice that stay as pictures (%s)",
  async (code) => {
    await language.set(code);
    const action: Action = { type: "held", dice: "336" };
    const { container } = render(ActionShown, { variant, action });
    const words = actionWords(variant, action);
    expect(container.querySelector(".visually-hidden")?.textContent).toBe(words);
    const shown = container.querySelector('[aria-hidden="true"]');
    expect(shown?.querySelectorAll("svg")).toHaveLength(3);
    expect(shown?.textContent).toBe(words.replace("3 3 6", ""));
  },
);

test("an action without dice is words alone", async () => {
  await language.set("de");
  const action: Action = { type: "held", dice: "-" };
  const { container } = render(ActionShown, { variant, action });
  expect(container.textContent.trim()).toBe("alle neu würfeln");
  expect(container.querySelector("svg")).toBeNull();
});
