/** Hints: this device's estimate first, the server's values as soon as they are there. */
import { beforeEach, expect, test, vi } from "vitest";
import { apply, newGame } from "@/engine/engine";
import { prepare } from "@/engine/tables";
import { tablesOf } from "@/engine/testing/reference";
import { advise, Refused, Unreachable } from "@/net/api";
import type { Course } from "./fold";
import { estimated } from "./computer";
import { exactValues } from "./exact";
import { Hints } from "./hints.svelte";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), advise: vi.fn() }));
vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id }));
vi.mock("./computer", () => ({ estimated: vi.fn() }));
vi.mock("./exact", () => ({ exactValues: vi.fn() }));

const HELD = { type: "held", dice: "44" } as const;
const SCORED = { type: "scored", box: "fours" } as const;
const EXACT = {
  exact: true,
  best: HELD,
  options: [{ action: HELD, value: 240, loss: 0, win: null }],
  reason: "Darum.",
  chances: null,
};
const variant = prepare(tablesOf("kniffel"));

function course(): Course {
  const state = apply(newGame(variant, 1, { first: 0 }), { type: "rolled", dice: "13446" });
  return { state, opened: { rules: { id: "kniffel" } } } as unknown as Course;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(exactValues).mockResolvedValue(undefined);
  vi.mocked(estimated).mockResolvedValue([
    { action: SCORED, value: 3 },
    { action: HELD, value: 5 },
  ]);
});

test("the estimate comes first and is replaced by the exact values, with no bar alone in between", async () => {
  vi.mocked(advise).mockResolvedValueOnce({ stage: "values", progress: 0.25 }).mockResolvedValueOnce(EXACT);
  const hints = new Hints();
  const asked = hints.ask(course(), false);
  await vi.advanceTimersByTimeAsync(400);
  expect([hints.stage, hints.source, hints.progress]).toEqual(["shown", "here", 0.25]);
  expect(hints.best?.action).toEqual(HELD);
  await vi.advanceTimersByTimeAsync(700);
  await asked;
  expect([hints.stage, hints.source, hints.progress]).toEqual(["shown", "exact", null]);
});

test("what the server knows already shows no estimate before it", async () => {
  vi.mocked(advise).mockResolvedValueOnce(EXACT);
  const hints = new Hints();
  await hints.ask(course(), false);
  expect([hints.stage, hints.source, hints.reason]).toEqual(["shown", "exact", "Darum."]);
});

test.each([new Unreachable(""), new Refused([], 429)])(
  "where the server has no answer the estimate stays",
  async (no) => {
    vi.mocked(advise).mockRejectedValueOnce(no);
    const hints = new Hints();
    await hints.ask(course(), false);
    expect([hints.stage, hints.source, hints.progress]).toEqual(["shown", "here", null]);
  },
);

test("with the table here the values are exact without the server, which adds the reason where it can", async () => {
  const values = [
    { action: SCORED, value: 230 },
    { action: HELD, value: 240 },
  ];
  vi.mocked(exactValues).mockResolvedValue(values);
  const alone = new Hints();
  await alone.ask(course(), true);
  expect([alone.stage, alone.source, alone.reason]).toEqual(["shown", "exact", null]);
  expect(alone.list).toEqual([
    { action: HELD, value: 240, loss: 0 },
    { action: SCORED, value: 230, loss: 10 },
  ]);
  vi.mocked(advise).mockResolvedValueOnce({ stage: "values", progress: 0.5 }).mockResolvedValueOnce(EXACT);
  const online = new Hints();
  await online.ask(course(), false);
  expect([online.source, online.progress]).toEqual(["exact", null]);
  await vi.advanceTimersByTimeAsync(700);
  expect([online.source, online.reason]).toEqual(["exact", "Darum."]);
});

test("whoever rests meanwhile is shown nothing", async () => {
  vi.mocked(advise).mockResolvedValueOnce({ stage: "values", progress: 0 });
  const hints = new Hints();
  const asked = hints.ask(course(), false);
  hints.rest();
  await vi.advanceTimersByTimeAsync(1000);
  await asked;
  expect([hints.stage, hints.list.length]).toEqual(["idle", 0]);
});
