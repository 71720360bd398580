/** The heuristic player values and chooses actions as Python's does. */

import { beforeAll, describe, expect, it } from "vitest";
import { apply, legalActions, newGame } from "@/rules/gameEngine";
import { throwDue } from "@/rules/dueThrows";
import { seededDraw } from "@/rules/fair/fairDice";
import { states, type GameRecord } from "@/rules/records/gameRecord";
import { phase, type GameState } from "@/rules/gameState";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { actionText, goldenSteps, variantOf } from "@/testing/reference";
import { NIGHT } from "@/testing/night";
import { actionValues, choose } from "./heuristicPlayer";
import { normal, rounded, roundedToParts } from "./exactNumbers";
import { answer, type WorkerQuestion } from "@/values/worker/answers";
import { WorkerClient, type WorkerPort } from "@/values/worker/workerClient";

interface ValueLine extends Omit<GameRecord, "variant"> {
  values: Record<string, [string, number][]>;
  chosen: Record<string, string>;
}

interface Decision {
  state: GameState;
  values: [string, number][];
  chosen: string | undefined;
}

const decisions: Decision[] = [];

beforeAll(async () => {
  let variant: Variant | undefined;
  for await (const line of goldenSteps<{ tables: TablesDocument } | ValueLine>("values")) {
    if ("tables" in line) variant = prepare(line.tables);
    else if (variant) {
      const path = states({ ...line, variant });
      for (const [index, values] of Object.entries(line.values)) {
        decisions.push({ state: path[Number(index)] as GameState, values, chosen: line.chosen[index] });
      }
    }
  }
}, 120_000);

describe("the heuristic player", () => {
  it("values every action as Python's, in the same order", () => {
    // Their number follows from the random house rules.
    expect(decisions.length).toBeGreaterThan(NIGHT ? 400 : 300);
    for (const { state, values } of decisions) {
      const found = actionValues(state);
      expect(found.map(({ action }) => actionText(action))).toEqual(values.map(([action]) => action));
      expect(found.map(({ value }) => value)).toEqual(values.map(([, value]) => value));
    }
  });

  it("chooses what Python's chooses", () => {
    for (const { state, chosen } of decisions) expect(actionText(choose(state))).toBe(chosen);
  });

  it.each(["kniffel", "kniffel-put-aside", "yatzy-deluxe", "knoeffel", "kniffel-4-columns", "yams"])(
    "plays %s by the rules to its end",
    (id) => {
      let state = newGame(variantOf(id), 2, { first: 0 });
      for (let throws = 0; phase(state) !== "over";) {
        if (phase(state) === "throw") state = apply(state, throwDue(state, seededDraw("whole", (throws += 1))));
        else {
          const action = choose(state);
          expect(legalActions(state)).toContainEqual(action);
          state = apply(state, action);
        }
      }
    },
    60_000,
  );
});

describe("a thinker", () => {
  it("gives the values that its worker finds, and the best action", async () => {
    const worker = new WorkerClient(new Worm());
    const { state } = decisions[0] as Decision;
    expect(await worker.values(state)).toEqual(actionValues(state));
    expect(await worker.choose(state)).toEqual(choose(state));
  });

  it("tells a variant once only, and keeps questions apart", async () => {
    const worm = new Worm();
    const worker = new WorkerClient(worm);
    const states = decisions.slice(0, 4).map(({ state }) => state);
    const values = await Promise.all(states.map((state) => worker.values(state)));
    expect(values).toEqual(states.map(actionValues));
    expect(worm.asked.filter((type) => type === "variant").length).toBe(
      new Set(states.map(({ variant }) => variant)).size,
    );
  });

  it("tells who waits when the worker fails or is closed", async () => {
    const { state } = decisions[0] as Decision;
    const [failing, closed] = [new Worm("broken"), new Worm("silent")];
    const broken = new WorkerClient(failing);
    await expect(broken.values(state)).rejects.toThrow("out of order");
    expect(broken.isGone).toBe(true);
    const worker = new WorkerClient(closed);
    const asked = worker.values(state);
    worker.close();
    await expect(asked).rejects.toThrow("closed");
    expect(closed.terminated).toBe(true);
  });

  it("is told of a variant that it does not know", () => {
    const { state } = decisions[0] as Decision;
    expect(() => answer({ type: "values", id: 1, key: -1, state })).toThrow("no variant");
  });
});

describe("numbers", () => {
  it("has the normal distribution function to six places", () => {
    // Abramowitz and Stegun, table 26.1.
    const known: [number, number][] = [
      [0, 0.5],
      [0.1, 0.5398278373],
      [1, 0.8413447461],
      [2, 0.9772498681],
      [3.5, 0.999767370921],
      [12, 1],
    ];
    for (const [x, value] of known) {
      expect(Math.abs(normal(x) - value)).toBeLessThan(2e-7);
      expect(normal(-x)).toBeCloseTo(1 - normal(x), 15);
    }
  });

  it("rounds halves to even, as Python does", () => {
    expect([0.5, 1.5, 2.5, 2.4, 2.6, 3].map(rounded)).toEqual([0, 2, 2, 2, 3, 3]);
    expect([0.1, -2, 25.5].map((x) => roundedToParts(x + 1e-12))).toEqual([0.1, -2, 25.5].map(roundedToParts));
  });
});

/** A worker in the same thread that copies messages as a real one does. */
class Worm implements WorkerPort {
  readonly asked: string[] = [];
  terminated = false;
  private readonly listeners = new Map<string, (event: never) => void>();

  constructor(private readonly health: "well" | "broken" | "silent" = "well") {}

  postMessage(question: Parameters<WorkerPort["postMessage"]>[0]): void {
    this.asked.push(question.type);
    if (this.health === "broken") this.tell("error", { message: "out of order" });
    if (this.health !== "well") return;
    const found = answer(structuredClone(question) as WorkerQuestion);
    if (found) this.tell("message", { data: structuredClone(found) });
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  terminate(): void {
    this.terminated = true;
  }

  private tell(type: string, event: object): void {
    queueMicrotask(() => this.listeners.get(type)?.(event as never));
  }
}
