/**
 * The engine equals Python's in golden games and random games of every shipped variant and of random house rules: legal
 * actions and their order, positions, refusals, places of the dice, sums and records.
 */

import { beforeAll, describe, expect, it } from "vitest";
import { contains, formatDice, parseDice, subMultisets } from "./dice";
import { apply, legalActions, ranking, refusal } from "./gameEngine";
import { formatPosition } from "./positionText";
import { possiblePoints, valueOfDice, writtenPoints } from "./possibleEntries";
import { formatRecord, states, type GameRecord } from "@/rules/records/gameRecord";
import { EMPTY_TABLE, seatThrow } from "./diceSeats";
import { lineSum, type SheetLine } from "./sheetLines";
import { phase, type Action, type GameEvent, type GameState } from "./gameState";
import { prepare, type TablesDocument, type Variant } from "./variantTables";
import { NIGHT } from "@/testing/night";
import { actionText, goldenSteps } from "@/testing/reference";
import { entries, fillable, forcedBoxes, mustAnnounce } from "./turn";
import { whyForced } from "./refusalReason";
import type { Names } from "@/wire/types";
import { sayIn } from "./names";

interface VariantLine {
  tables: TablesDocument;
  kinds: string[];
  lines: Pick<SheetLine, "kind" | "key">[];
  possible: number[][];
  written: [number, [number, number]][][];
}

interface Step {
  position: string;
  phase: string;
  actions: string[];
  refused: { event: GameEvent; code: string; facts: object }[];
  seats: [number[], boolean[]];
  sums?: (number | null)[][][];
}

interface GameLine extends Omit<GameRecord, "variant"> {
  steps: Step[];
  ranking: [number, number, number][];
  text: string;
}

interface Played {
  sheet: VariantLine;
  variant: Variant;
  game: GameLine;
  record: GameRecord;
  states: GameState[];
}

const sheets: { sheet: VariantLine; variant: Variant }[] = [];
const games: Played[] = [];
const EVERY = 11;

beforeAll(async () => {
  for await (const line of goldenSteps<VariantLine | GameLine>("games")) {
    if ("tables" in line) {
      sheets.push({ sheet: line, variant: prepare(line.tables) });
    } else {
      const last = sheets.at(-1);
      if (!last) throw new Error("a game before any variant");
      const { seats, direction, first, events, tags } = line;
      const record = { variant: last.variant, seats, direction, first, events, tags };
      games.push({ ...last, game: line, record, states: states(record) });
    }
  }
}, 240_000);

/** Yields every state of every game with Python's answers. */
function* steps(): Generator<{ state: GameState; step: Step; played: Played; index: number }> {
  for (const played of games) {
    for (const [index, step] of played.game.steps.entries()) {
      yield { state: played.states[index] as GameState, step, played, index };
    }
  }
}

describe("the games", () => {
  it("are many, and every kind of rule is among them", () => {
    const kinds = sheets.flatMap(({ sheet }) => sheet.kinds);
    expect(sheets.length).toBeGreaterThan(36);
    expect(games.length).toBeGreaterThanOrEqual(sheets.length * (NIGHT ? 2 : 1));
    expect(new Set(kinds).size).toBeGreaterThan(19);
    for (const kind of kinds) expect(kinds.filter((other) => other === kind).length, kind).toBeGreaterThan(1);
  });

  it("hold every kind of event, and every reason to refuse that a game can meet", () => {
    const types = new Set(games.flatMap(({ game }) => game.events.map(({ type }) => type)));
    const codes = new Set([...steps()].flatMap(({ step }) => step.refused.map(({ code }) => code)));
    expect(types.size).toBe(7);
    expect(codes.size).toBeGreaterThan(25);
  });
});

/** Writes out what names leave to English: Python names every language, the client's tables only what differs. */
function inLanguagesOf(expected: object, facts: object | undefined): object {
  const written = Object.entries(facts ?? {}).map(([key, fact]: [string, unknown]) => {
    const wanted: unknown = expected[key as keyof typeof expected];
    if (typeof fact !== "object" || typeof wanted !== "object") return [key, fact];
    const names = fact as Names;
    const languages = Object.keys(wanted ?? {});
    return [key, Object.fromEntries(languages.map((language) => [language, sayIn(names, language)]))];
  });
  return Object.fromEntries(written) as object;
}

describe("at every step", () => {
  it("positions and phases are Python's", () => {
    for (const { state, step } of steps()) {
      expect(formatPosition(state)).toBe(step.position);
      expect(phase(state)).toBe(step.phase);
    }
  });

  it("the legal actions are Python's, in Python's order", () => {
    for (const { state, step } of steps()) expect(legalActions(state).map(actionText)).toEqual(step.actions);
  });

  it("what is refused is refused for Python's reason, with its facts", () => {
    for (const { state, step } of steps()) {
      for (const { event, code, facts } of step.refused) {
        const found = refusal(state, event);
        expect(found?.code, `${step.position} ${JSON.stringify(event)}`).toBe(code);
        expect(inLanguagesOf(facts, found?.facts)).toEqual(facts);
      }
    }
  });

  it("the dice lie on Python's seats", () => {
    let seated = EMPTY_TABLE;
    for (const { state, step, played, index } of steps()) {
      const event = played.game.events[index - 1];
      if (!state.turn.throws) seated = EMPTY_TABLE;
      else if (event?.type === "rolled") {
        seated = seatThrow(seated, played.states[index - 1]?.turn.keeping ?? [], state.turn.roll);
      }
      expect([seated.codes, seated.lay]).toEqual(step.seats);
    }
  });

  it("every line of the sheet adds up as Python's", () => {
    for (const { state, step, played } of steps()) {
      const lines = played.sheet.lines.filter(({ kind }) => kind !== "box");
      const sums = state.cards.map((card) =>
        lines.map((line) => state.variant.columns.map((_, column) => lineSum(state.variant, card, line, column))),
      );
      if (step.sums) expect(sums).toEqual(step.sums);
    }
  });

  it("nothing but the legal actions applies, and nothing changes the state", () => {
    for (const [number, { state, step }] of [...steps()].entries()) {
      if (number % EVERY) continue;
      const before = JSON.stringify({ ...state, variant: null });
      for (const event of everything(state)) {
        expect(refusal(state, event) === null, `${step.position} ${actionText(event)}`).toBe(
          step.actions.includes(actionText(event)),
        );
      }
      expect(JSON.stringify({ ...state, variant: null })).toBe(before);
    }
  });
});

describe("at the end", () => {
  it("the ranking is Python's", () => {
    for (const { game, states: path } of games) {
      const found = ranking(path.at(-1) as GameState).map(({ place, seat, total }) => [place, seat, total]);
      expect(found).toEqual(game.ranking);
    }
  });

  it("the record is written letter for letter as Python writes it", () => {
    for (const { game, record } of games) {
      expect(formatRecord(record)).toBe(game.text);
    }
  });
});

describe("a box", () => {
  it("can hold what Python says, bonus points written along or not", () => {
    for (const { sheet, variant } of sheets) {
      expect(variant.boxes.map((_, box) => possiblePoints(variant, box))).toEqual(sheet.possible);
      const written = variant.boxes.map((_, box) =>
        [...writtenPoints(variant, box)].map(([number, { points, bonus }]) => [number, [points, bonus]]),
      );
      expect(written).toEqual(sheet.written);
    }
  });

  it("is worth by its dice what the turn offers", () => {
    for (const { state } of steps()) {
      if (phase(state) !== "decide") continue;
      const served = !state.turn.lay.length;
      for (const { box, points, bonus } of entries(state)) {
        const card = state.cards[state.seat];
        if (!card) throw new Error("no card");
        const dice = formatDice(state.turn.roll);
        expect(valueOfDice(state.variant, card, box, dice, served, state.turn.throws)).toEqual({ points, bonus });
      }
    }
  });

  it("is forced for a reason where all dice equal must go to fewer boxes than are open", () => {
    let forced = 0;
    for (const { state } of steps()) {
      if (phase(state) !== "decide" || state.turn.announced !== null || state.turn.roll.length === 0) continue;
      const reasons = whyForced(state);
      const narrowed = state.variant.columns.filter((column, index) => {
        const forced = forcedBoxes(state, column, index);
        return forced?.group && forced.boxes.length < fillable(state, column).striking.length;
      });
      expect(reasons.length).toBe(mustAnnounce(state) ? 0 : narrowed.length);
      forced += reasons.length;
    }
    expect(forced).toBeGreaterThan(5);
  });
});

/** Returns every action of the variant: each box in three ways, each hold in two. */
function everything(state: GameState): Action[] {
  const boxes = [...state.variant.boxes.map(({ id }) => id), "no such box"];
  const own = subMultisets(state.turn.roll).map(formatDice);
  const others = state.variant.holds.filter((hold) => !contains(state.turn.roll, hold)).map(formatDice);
  const holds = [...own, ...others.filter((_, place) => place % 7 === 0)];
  return [
    ...boxes.flatMap((box): Action[] => [
      { type: "announced", box },
      { type: "scored", box },
      { type: "struck", box },
    ]),
    ...holds.flatMap((dice): Action[] => [
      { type: "held", dice },
      { type: "bought", dice },
    ]),
  ];
}

describe("an event", () => {
  it("takes dice in any order", () => {
    const [first] = games;
    if (!first) throw new Error("no game");
    const index = first.game.events.findIndex((event) => event.type === "rolled");
    const state = first.states[index] as GameState;
    const { dice } = first.game.events[index] as { dice: string };
    const turned = Array.from(dice).reverse().join(" ");
    expect(formatPosition(apply(state, { type: "rolled", dice: turned }))).toBe(
      formatPosition(apply(state, { type: "rolled", dice })),
    );
    expect(parseDice(turned)).toEqual(parseDice(dice));
  });
});
