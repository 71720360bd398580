import { expect, test } from "vitest";
import type { TableEvent } from "@/wire/types";
import { forgetTable } from "./browserData";
import { keepDrawn, keepOffered, keepSeen, seenOf } from "./seen";

const event = (seq: number, dice = "11111") => ({ seq, at: "", seat: 0, type: "rolled", dice }) as TableEvent;

test("what was seen first stays, whatever is told later", async () => {
  await keepSeen("table", [event(0), event(1)]);
  await keepSeen("table", [event(0, "66666"), event(1, "66666"), event(2, "66666")]);
  await keepSeen("table", [event(3)]);
  const { known, events } = (await seenOf("table")) ?? {};
  expect(known).toBe(2);
  expect(events?.map((one) => one.type === "rolled" && one.dice)).toEqual(["11111", "11111", "66666", "11111"]);
});

test("numbers that were drawn here are kept by seat, and those whose answer was lost without one", async () => {
  await keepOffered("numbers", "a");
  await keepOffered("numbers", "b");
  await keepDrawn("numbers", 2, "a");
  expect(await seenOf("numbers")).toMatchObject({ offered: ["a", "b"], drawn: { 2: "a" }, events: [] });
});

test("two windows at the same table forget nothing of each other's", async () => {
  await Promise.all([keepOffered("both", "a"), keepSeen("both", [event(0)]), keepOffered("both", "b")]);
  expect(await seenOf("both")).toMatchObject({ offered: ["a", "b"], known: 1 });
});

test("with a table its memory goes", async () => {
  await keepSeen("gone", [event(0)]);
  await forgetTable("gone");
  expect(await seenOf("gone")).toBeUndefined();
});
