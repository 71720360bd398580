import { describe, expect, it, vi } from "vitest";
import { parseDice } from "@/rules/dice";
import type { GameEvent } from "@/rules/gameState";
import type { TablesDocument } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import type { OpeningSeat } from "@/wire/types";
import { callOf, speakerOf, turnWords } from "@/table/voice/formOfAddress";
import { isAsked, narrowing } from "./constraint";
import { nextStep } from "./nextStep";
import { PaperGame } from "./paperGame.testing";
import { Play } from "./play.svelte";

vi.mock("@/i18n/i18n.svelte", () => ({
  t: (id: string, facts: Record<string, unknown> = {}) => [id, ...Object.values(facts)].join(" "),
  named: (names: { en: string }) => names.en,
}));
vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));
vi.mock("@/ui/announcing/announcer", () => ({ announce: vi.fn(), toast: vi.fn() }));

const KNIFFEL = tablesOf("kniffel");
const COLUMNS = tablesOf("kniffel-4-columns");
const ANNOUNCE = tablesOf("kniffel-announce");
const PUT_ASIDE = tablesOf("kniffel-put-aside");
const KNOEFFEL = tablesOf("knoeffel");
const ROLLED: GameEvent = { type: "rolled", dice: "13446" };
const NO_MORE: GameEvent[] = [
  ROLLED,
  { type: "held", dice: "44" },
  { type: "rolled", dice: "24445" },
  { type: "held", dice: "444" },
  { type: "rolled", dice: "12444" },
];

function playAfter(tables: TablesDocument, ...happened: GameEvent[]): Play {
  return new Play(PaperGame.at(tables, happened));
}

function display(play: Play): [button: string, sentence: string] {
  return [nextStep(play).label, narrowing(play)];
}

function boxOf({ game }: Play, id: string): number {
  return game.variant.boxIndex.get(id) ?? -1;
}

describe("what comes next", () => {
  it("is a throw, of as many dice as are not held", () => {
    expect(display(playAfter(KNIFFEL))).toEqual(["table-throw-all 5", ""]);
    const play = playAfter(KNIFFEL, ROLLED);
    expect(display(play)).toEqual(["table-throw-some 5", ""]);
    play.hold(0);
    expect(display(play)).toEqual(["table-throw-some 4", ""]);
  });

  it("names the throw that is on its way to the server, and says that it is", () => {
    const play = playAfter(KNIFFEL, ROLLED);
    play.game.pending = true;
    play.game.sent = { type: "held", dice: "44" };
    expect(nextStep(play)).toMatchObject({ label: "table-throw-number 2", rests: true, sent: true });
    play.game.sent = { type: "scored", box: "fours" };
    expect(nextStep(play)).toMatchObject({ label: "table-throw-number 1", rests: true, sent: false });
  });

  it("rests where all dice lie, or too few", () => {
    const play = playAfter(KNIFFEL, ROLLED);
    for (const seat of [0, 1, 2, 3, 4]) play.hold(seat);
    expect(nextStep(play)).toMatchObject({ label: "table-all-lie", rests: true });
    expect(nextStep(playAfter(PUT_ASIDE, ROLLED))).toMatchObject({ label: "table-put-aside 1", rests: true });
  });

  it("is an entry after the last throw, or one more throw that is paid for", () => {
    expect(nextStep(playAfter(KNIFFEL, ...NO_MORE))).toMatchObject({ label: "table-enter-now", rests: true });
    expect(display(playAfter(KNOEFFEL, ...NO_MORE))).toEqual([
      "table-enter-now",
      expect.stringMatching(/^table-buy-left/),
    ]);
  });

  it("is what the first tap asked about", () => {
    const play = playAfter(KNIFFEL, ROLLED);
    play.tap(boxOf(play, "twos"));
    expect(display(play)).toEqual(["table-strike-box Twos", "table-strike-sure Twos"]);
    expect([nextStep(play).kind, isAsked(play)]).toEqual(["strike", true]);
    play.cancel();
    expect([display(play), isAsked(play)]).toEqual([["table-throw-some 5", ""], false]);
  });

  it("can be thought over where somebody wants to strike or to announce", () => {
    const play = playAfter(COLUMNS, ROLLED);
    expect(narrowing(play)).toBe("table-announce-may");
    play.toAnnounce();
    expect(display(play)).toEqual(["table-cancel", "table-announce-which"]);
    play.hand.turn("strike");
    expect(display(play)).toEqual(["table-cancel", "table-strike-which"]);
  });

  it("is an announcement where one is possible, or nothing else", () => {
    const may = playAfter(COLUMNS, ROLLED);
    may.tap(boxOf(may, "announced.fours"));
    expect(nextStep(may).label).toBe("table-announce-box Fours");
    expect([may.mayStrike(boxOf(may, "announced.fours")), isAsked(may)]).toEqual([true, true]);
    const must = playAfter(ANNOUNCE, ROLLED);
    expect([display(must), isAsked(must)]).toEqual([["table-announce", "table-announce-must"], false]);
  });

  it("says what was announced, and that it did not come", () => {
    const play = playAfter(COLUMNS, ROLLED, { type: "announced", box: "announced.ones" }, ...NO_MORE.slice(1));
    expect(display(play)).toEqual(["table-enter-now", "table-announced Ones"]);
    const missed = playAfter(COLUMNS, ROLLED, { type: "announced", box: "announced.sixes" }, ...NO_MORE.slice(1));
    expect(nextStep(missed).label).toBe("table-announce-missed");
  });
});

describe("while others are on", () => {
  const SEATS: OpeningSeat[] = [
    { kind: "person", name: "Anna", place: "here" },
    { kind: "computer", name: "Computer", level: "heuristic" },
  ];

  /** Anna throws for the start, then the computer. */
  function begun(anna: string, computer: string): PaperGame {
    const faces = [anna, computer].map((dice) => parseDice(dice)[0] ?? 0);
    const thrown = faces.map((face): GameEvent => ({ type: "start-rolled", face }));
    return PaperGame.at(KNIFFEL, thrown, SEATS);
  }

  it("the button shows at once what a computer does", () => {
    const game = begun("1", "6");
    const rush = vi.spyOn(game, "rush");
    const play = new Play(game);
    nextStep(play).run();
    expect(rush).toHaveBeenCalledOnce();
    expect(display(play)).toEqual(["table-skip", expect.stringMatching(/play-begins Computer other$/)]);
  });

  it("nobody else is waited for by whoever begins", () => {
    expect(display(new Play(begun("6", "1")))).toEqual([
      "table-throw-all 5",
      expect.stringMatching(/play-begins Anna you$/),
    ]);
    expect(turnWords(begun("6", "1"))).toBe("table-your-turn");
  });

  it("people at one device are called by name", () => {
    const game = PaperGame.at(KNIFFEL, [], [...SEATS, { kind: "person", name: "Ben", place: "here" }]);
    expect(callOf(game, 0)).toBe("table-your-turn");
    game.mine = [0, 2];
    expect([callOf(game, 2), speakerOf(game, 2)]).toEqual(["table-turn-of-here Ben", { name: "Ben", person: "other" }]);
  });
});
