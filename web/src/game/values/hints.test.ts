import { beforeEach, describe, expect, test, vi } from "vitest";
import { apply, newGame } from "@/rules/gameEngine";
import { prepare } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import { advise, RequestRefusal, ServerUnreachable } from "@/net/api";
import type { AdviceAnswer } from "@/wire/types";
import type { TableState } from "@/game/tables/tableState";
import { withReason } from "./deviceReasons";
import { winningHere } from "./deviceWinning";
import { estimatedValues, fetchKnown, knownValues } from "./deviceValues";
import { Hints } from "./hints.svelte";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), advise: vi.fn() }));
vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id }));
vi.mock("./deviceReasons", () => ({ withReason: vi.fn() }));
vi.mock("./deviceWinning", () => ({ winningHere: vi.fn() }));
vi.mock("@/site", () => ({ HAS_SERVER: true }));
vi.mock("./deviceValues", () => ({
  fetchKnown: vi.fn(),
  knownValues: vi.fn(),
  estimatedValues: vi.fn(),
  whyUnsolved: vi.fn(),
}));

const HELD = { type: "held", dice: "44" } as const;
const SCORED = { type: "scored", box: "fours" } as const;
const EXACT: AdviceAnswer = {
  exact: true,
  certainty: "exact",
  best: HELD,
  options: [{ action: HELD, value: 240, loss: 0, win: null }],
  reason: "Darum.",
  chances: null,
};
const variant = prepare(tablesOf("kniffel"));

function course(): TableState {
  const state = apply(newGame(variant, 1, { first: 0 }), { type: "rolled", dice: "13446" });
  return { state, opened: { rules: { id: "kniffel" } } } as unknown as TableState;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(advise).mockReset();
  vi.mocked(winningHere).mockReset().mockResolvedValue(undefined);
  vi.mocked(withReason)
    .mockReset()
    .mockImplementation((_question, advice) => Promise.resolve(advice));
  vi.mocked(fetchKnown).mockResolvedValue();
  vi.mocked(knownValues).mockResolvedValue(undefined);
  vi.mocked(estimatedValues).mockResolvedValue([
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

test.each(["learned", "rough"] as const)("what is %s is called so", async (certainty) => {
  vi.mocked(advise).mockResolvedValueOnce({ ...EXACT, exact: false, certainty });
  const hints = new Hints();
  await hints.ask(course(), false);
  expect([hints.stage, hints.source]).toEqual(["shown", certainty]);
});

test("without a server the estimate is replaced once this device has solved the game", async () => {
  const known = { certainty: "exact", values: [{ action: HELD, value: 240 }] } as const;
  let solved = (): void => undefined;
  vi.mocked(fetchKnown).mockReturnValue(new Promise((resolve) => (solved = resolve)));
  const hints = new Hints();
  const asked = hints.ask(course(), true);
  await vi.advanceTimersByTimeAsync(400);
  expect([hints.stage, hints.source]).toEqual(["shown", "here"]);
  vi.mocked(knownValues).mockResolvedValue(known);
  solved();
  await asked;
  expect([hints.stage, hints.source, hints.best?.value]).toEqual(["shown", "exact", 240]);
});

test("what the server knows already shows no estimate before it", async () => {
  vi.mocked(advise).mockResolvedValueOnce(EXACT);
  const hints = new Hints();
  await hints.ask(course(), false);
  expect([hints.stage, hints.source, hints.reason]).toEqual(["shown", "exact", "Darum."]);
});

test.each([new ServerUnreachable(""), new RequestRefusal([], 429)])(
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
  vi.mocked(knownValues).mockResolvedValue({ certainty: "exact", values });
  const alone = new Hints();
  await alone.ask(course(), true);
  expect([alone.stage, alone.source, alone.reason]).toEqual(["shown", "exact", null]);
  expect(alone.list).toEqual([
    { action: HELD, value: 240, loss: 0 },
    { action: SCORED, value: 230, loss: 10 },
  ]);
  vi.mocked(advise).mockResolvedValueOnce({ stage: "values", progress: 0.5 }).mockResolvedValueOnce(EXACT);
  const online = new Hints();
  void online.ask(course(), false);
  await vi.advanceTimersByTimeAsync(0);
  expect([online.source, online.progress]).toEqual(["exact", null]);
  await vi.advanceTimersByTimeAsync(700);
  expect([online.source, online.reason]).toEqual(["exact", "Darum."]);
});

test("where the server gives no reason, this device finds it for what it has solved", async () => {
  vi.mocked(knownValues).mockResolvedValue({ certainty: "exact", values: [{ action: HELD, value: 240 }] });
  vi.mocked(withReason).mockImplementation((_question, advice) => Promise.resolve({ ...advice, reason: "Deshalb." }));
  const alone = new Hints();
  await alone.ask(course(), true);
  expect([alone.source, alone.reason]).toEqual(["exact", "Deshalb."]);
  expect(vi.mocked(withReason).mock.lastCall?.[0]).toMatchObject({ rules: { id: "kniffel" } });
  vi.mocked(advise).mockRejectedValueOnce(new ServerUnreachable(""));
  const cut = new Hints();
  await cut.ask(course(), false);
  expect([cut.source, cut.reason]).toEqual(["exact", "Deshalb."]);
  vi.mocked(withReason).mockClear();
  vi.mocked(advise).mockResolvedValueOnce(EXACT);
  const online = new Hints();
  await online.ask(course(), false);
  expect([online.reason, vi.mocked(withReason).mock.calls]).toEqual(["Darum.", []]);
  vi.mocked(knownValues).mockResolvedValue({ certainty: "learned", values: [{ action: HELD, value: 240 }] });
  const rough = new Hints();
  await rough.ask(course(), true);
  expect([rough.reason, vi.mocked(withReason).mock.calls]).toEqual([null, []]);
});

test("what was learned here is called so without the server, and gives way to nothing rougher", async () => {
  const values = [
    { action: SCORED, value: 230 },
    { action: HELD, value: 240 },
  ];
  vi.mocked(knownValues).mockResolvedValue({ certainty: "learned", values });
  vi.mocked(advise).mockResolvedValueOnce({ ...EXACT, exact: false, certainty: "rough" });
  for (const offline of [true, false]) {
    const hints = new Hints();
    await hints.ask(course(), offline);
    await vi.advanceTimersByTimeAsync(700);
    expect([hints.stage, hints.source, hints.list.length]).toEqual(["shown", "learned", 2]);
  }
});

describe("for winning", () => {
  const TO_WIN = {
    ...EXACT,
    best: SCORED,
    options: [
      { action: HELD, value: 240, loss: 0.02, win: 0.29 },
      { action: SCORED, value: 238.8, loss: 0, win: 0.31 },
    ],
    reason: null,
    chances: [0.3, 0.7],
  };

  /** The same game with an opponent. */
  function duel(): TableState {
    const state = apply(newGame(variant, 2, { first: 0 }), { type: "rolled", dice: "13446" });
    return { state, opened: { rules: { id: "kniffel" } } } as unknown as TableState;
  }

  test("options stand by their chance, each with the points that it gives up", async () => {
    vi.mocked(advise).mockResolvedValueOnce(TO_WIN);
    const hints = new Hints();
    await hints.ask(duel(), false, "win");
    expect(vi.mocked(advise).mock.lastCall?.[3]).toBe("win");
    expect(hints.list.map(({ action, win }) => [action, win])).toEqual([
      [SCORED, 0.31],
      [HELD, 0.29],
    ]);
    expect(hints.list.map(({ loss }) => loss.toFixed(1))).toEqual(["1.2", "0.0"]);
    expect([hints.winning, hints.source, hints.chances]).toEqual(["shown", "exact", [0.3, 0.7]]);
  });

  test("points are advised until it is worked out how cards end", async () => {
    let ends = false;
    vi.mocked(advise).mockImplementation((_rules, _position, _signal, objective) =>
      Promise.resolve(objective === "mean" ? EXACT : ends ? TO_WIN : { stage: "distributions", progress: 0.4 }),
    );
    const hints = new Hints();
    const asked = hints.ask(duel(), false, "win");
    await vi.advanceTimersByTimeAsync(400);
    expect([hints.winning, hints.winProgress, hints.best?.action]).toEqual(["coming", 0.4, HELD]);
    ends = true;
    await vi.advanceTimersByTimeAsync(700);
    await asked;
    expect([hints.winning, hints.best?.action]).toEqual(["shown", SCORED]);
  });

  test.each([
    ["there is no server", () => Promise.reject(new ServerUnreachable("")), "away"],
    ["the server refuses", () => Promise.reject(new RequestRefusal([], 429)), "unknown"],
  ])("where %s, points stay and it is said why", async (_why, no, winning) => {
    vi.mocked(advise).mockImplementation(no);
    const hints = new Hints();
    const asked = hints.ask(duel(), false, "win");
    await vi.advanceTimersByTimeAsync(700);
    await asked;
    expect([hints.stage, hints.source, hints.winning]).toEqual(["shown", "here", winning]);
  });

  test("where nobody knows how cards end, points stay", async () => {
    vi.mocked(advise).mockResolvedValue(EXACT);
    const hints = new Hints();
    await hints.ask(duel(), false, "win");
    expect([hints.winning, hints.best?.action, hints.chances]).toEqual(["unknown", HELD, null]);
  });

  test("without network this device says it, where it can", async () => {
    const win = { action: SCORED, value: 238.8, loss: 1.2, win: 0.31 };
    const found = { options: [win], certainty: "exact", reason: null, chances: [0.3, 0.7] } as const;
    vi.mocked(winningHere).mockResolvedValueOnce(found);
    const hints = new Hints();
    await hints.ask(duel(), true, "win");
    expect([hints.winning, hints.best, hints.chances]).toEqual(["shown", win, [0.3, 0.7]]);
    expect(advise).not.toHaveBeenCalled();
  });

  test("without network it is asked again as soon as there is one, where this device cannot say it", async () => {
    vi.mocked(advise).mockResolvedValue(TO_WIN);
    const [hints, game] = [new Hints(), duel()];
    const asked = hints.ask(game, true, "win");
    await vi.advanceTimersByTimeAsync(400);
    await asked;
    expect([hints.winning, hints.source]).toEqual(["away", "here"]);
    expect(advise).not.toHaveBeenCalled();
    await hints.ask(game, false, "win");
    expect(hints.winning).toBe("shown");
  });

  test("what stands there stays until the other aim is answered", async () => {
    vi.mocked(advise).mockResolvedValueOnce(TO_WIN).mockResolvedValueOnce(EXACT);
    const [hints, game] = [new Hints(), duel()];
    await hints.ask(game, false, "win");
    const asked = hints.ask(game, false, "points");
    expect([hints.stage, hints.best?.action]).toEqual(["shown", SCORED]);
    await asked;
    expect([hints.winning, hints.chances, hints.best?.action]).toEqual(["unasked", null, HELD]);
  });

  test("whoever plays alone has nobody to win against", async () => {
    vi.mocked(advise).mockResolvedValueOnce(EXACT);
    const hints = new Hints();
    await hints.ask(course(), false, "win");
    expect([hints.winning, vi.mocked(advise).mock.lastCall?.[3]]).toEqual(["unasked", "mean"]);
  });
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
