// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { forgetRuleDraft, keepRuleDraft, ruleDraft } from "./ruleDraft";

const DRAFT = { toml: 'id = "ours"', name: "Unsere", from: "?like=kniffel", updated: 1 };

beforeEach(() => {
  localStorage.clear();
});

test("what was being written is there again, until it is thrown away", () => {
  expect(ruleDraft()).toBeUndefined();
  keepRuleDraft(DRAFT);
  expect(ruleDraft()).toEqual(DRAFT);
  forgetRuleDraft();
  expect(ruleDraft()).toBeUndefined();
});

test("what somebody else wrote there is nobody's draft", () => {
  localStorage.setItem("pasch.rule-draft", "half a wo");
  expect(ruleDraft()).toBeUndefined();
});
