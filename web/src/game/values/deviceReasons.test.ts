// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { followerCode, ServerUnreachable } from "@/net/api";
import { apply, newGame } from "@/rules/gameEngine";
import { prepare } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import type { Why } from "@/values/worker/reasonRequests";
import { againstHere, reasonsHere, withReason, type ReasonsSought } from "./deviceReasons";
import { solveHere, whyUnsolved } from "./deviceValues";
import { thinker } from "./thinker";
import type { Advice } from "./valueSource";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), followerCode: vi.fn() }));
vi.mock("./deviceValues", () => ({ MOST_CARDS: 3, solveHere: vi.fn(), whyUnsolved: vi.fn() }));
vi.mock("./thinker", () => {
  const client = { reasons: () => undefined };
  return { thinker: () => client };
});

const KERNEL = new ArrayBuffer(8);
const HELD = { type: "held", dice: "44" } as const;
const WHY: Why = {
  rival: { type: "scored", box: "fours" },
  reasons: [
    { kind: "turn", better: 0.5, worse: 1e-8, boxes: ["fours"], reached: null },
    { kind: "near", better: 0.05, worse: 0, boxes: [], reached: null },
  ],
};
const SAID = ["The turn ends in Fours more often: 50% instead of 0%.", "Almost equal: only 0.05 points apart."];
const ADVICE: Advice = {
  options: [{ action: HELD, value: 240, loss: 0 }],
  certainty: "exact",
  reason: null,
  chances: null,
};
const client = thinker();
const asked = vi.spyOn(client, "reasons");
let sought: ReasonsSought;

beforeAll(async () => {
  const variant = prepare(tablesOf("kniffel"));
  const state = apply(newGame(variant, 1, { first: 0 }), { type: "rolled", dice: "13446" });
  sought = { rules: { id: "kniffel" }, state, better: HELD };
  await language.set("en");
});

beforeEach(() => {
  asked.mockReset().mockResolvedValue(WHY);
  vi.mocked(solveHere).mockReset().mockResolvedValue(undefined);
  vi.mocked(followerCode).mockResolvedValue(KERNEL);
});

test("reasons are sentences, and in hints the rival is named", async () => {
  expect(await reasonsHere({ ...sought, rival: WHY.rival })).toEqual(SAID);
  expect(asked.mock.lastCall?.slice(1, 3)).toEqual([KERNEL, { better: HELD, rival: WHY.rival }]);
  const reason = `Against "enter Fours": ${SAID.join(" ")}`;
  expect(await withReason(sought, ADVICE)).toEqual({ ...ADVICE, reason });
});

test("values that were not solved here are solved first", async () => {
  asked.mockResolvedValueOnce({ why: "unsolved" });
  expect(await reasonsHere(sought)).toEqual(SAID);
  expect(vi.mocked(solveHere).mock.lastCall?.[2]).toEqual({ mostCards: 3 });
});

test("without the kernel, and against no other action, there is none", async () => {
  vi.mocked(followerCode).mockRejectedValueOnce(new ServerUnreachable(""));
  expect(await withReason(sought, ADVICE)).toBe(ADVICE);
  asked.mockResolvedValueOnce({ why: "alone" });
  expect(await withReason(sought, ADVICE)).toBe(ADVICE);
  expect(solveHere).not.toHaveBeenCalled();
});

test("an exercise has a reason against every action that loses, those that lose least first", async () => {
  const values = [3, 9, 8.9, 5].map((value, place) => ({ action: { ...HELD, dice: String(place) }, value }));
  const against = await againstHere(sought.rules, sought.state, values, 0.25);
  expect(against).toEqual([3, 0].map((option) => ({ option, reasons: WHY.reasons })));
  expect(asked.mock.calls.map(([, , { better, rival }]) => [better, rival])).toEqual(
    [3, 0].map((place) => [values[1]?.action, values[place]?.action]),
  );
  asked.mockResolvedValueOnce({ why: "no-memory" });
  expect(await againstHere(sought.rules, sought.state, values, 0.25)).toEqual([]);
});

test("what cannot be solved here is not tried again", async () => {
  vi.mocked(whyUnsolved).mockReturnValueOnce({ why: "too-many", cards: 9 });
  expect(await reasonsHere(sought)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
