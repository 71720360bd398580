/** Game events in sentences, for the log and screen readers. */
import { parseDice, remainder, type Dice } from "@/rules/dice";
import { boxName } from "@/rules/boxNames";
import { struckIn } from "@/rules/card";
import { boxAt } from "@/rules/variantTables";
import { finishes } from "@/rules/finish";
import { entries } from "@/rules/turn";
import { apply } from "@/rules/gameEngine";
import { thrownForStart, type TableState, type Move } from "@/game/tables/tableState";
import { faceName, saidDice } from "@/i18n/diceWords";
import { named, t } from "@/i18n/i18n.svelte";
import { throwsLeft } from "@/table/dice/throwsLeft";

/** The acting player, as message arguments. */
export interface Speaker extends Record<string, string> {
  name: string;
  person: "you" | "other";
}

/** Returns a move as a sentence; empty if the next one covers it. */
export function sentence({ before, event }: Move, who: Speaker): string {
  switch (event.type) {
    case "start-rolled":
      return t("play-start-thrown", { ...who, face: faceName(before.variant, event.face) });
    case "rolled":
      return throwSentence(before, parseDice(event.dice), who);
    case "held":
    case "bought":
      return "";
    case "announced":
      return t("play-announces", { ...who, box: boxWords(before, event.box) });
    case "scored":
      return entrySentence(before, event.box, who);
    case "struck":
      return t("play-strikes", { ...who, box: boxWords(before, event.box) });
  }
}

/** Returns the roll and the throws left, for the player who decides. */
export function afterThrow({ before, event }: Move, who: Speaker): string {
  if (event.type !== "rolled") return "";
  const state = apply(before, event);
  return t("table-told-throw", {
    ...who,
    dice: saidDice(before.variant, parseDice(event.dice)),
    left: throwsLeft(state),
  });
}

/** With more players, starting throws appear only in the story: a sentence would push the sheet away. */
const THROWS_TOLD = 4;

/** Returns who begins and the starting throws, until the first throw; empty afterwards. */
export function whoBegins(course: TableState, speaker: (seat: number) => Speaker): string {
  if (course.state.start || course.moves.at(-1)?.event.type !== "start-rolled") return "";
  const begins = t("play-begins", speaker(course.state.seat));
  const thrown = [...thrownForStart(course)].map(
    ([seat, face]) => `${speaker(seat).name} ${faceName(course.state.variant, face)}`,
  );
  if (thrown.length > THROWS_TOLD) return begins;
  return `${t("table-start-thrown", { throws: thrown.join(", ") })} ${begins}`;
}

/** Returns what a second tap does to a box, and its cost. */
export function strikeWords({ variant, state }: Pick<TableState, "variant" | "state">, box: number): string {
  const facts = { box: named(boxName(variant, box)) };
  const entry = entries(state).find((one) => one.box === box);
  const costs = struckIn(boxAt(variant, box));
  if (!entry?.scores && costs < 0) return t("table-strike-costs", { ...facts, points: costs });
  if (!entry?.scores) return t("table-strike-sure", facts);
  return t("table-strike-worth", { ...facts, points: entry.points + entry.bonus });
}

/** Returns another player's turn in one sentence: the last dice and the entry. */
export function wholeTurn(move: Move, who: Speaker): string {
  return t("table-told-turn", {
    dice: saidDice(move.before.variant, move.before.turn.roll),
    what: sentence(move, who),
  });
}

/** Returns a turn in one line, once something is entered; empty before. */
export function turnLine(move: Move, who: Speaker): string {
  if (!entryOf(move)) return "";
  return `${sentence(move, who)} ${saidDice(move.before.variant, move.before.turn.roll)}`;
}

/** What a turn wrote on the card. */
export interface WrittenEntry {
  /** The box's name. */
  box: string;
  /** Undefined if the box was crossed out. */
  points?: number;
  bonus?: number;
}

/** Returns what a move wrote; undefined for all other moves. */
export function entryOf({ before, event }: Move): WrittenEntry | undefined {
  if (event.type !== "scored" && event.type !== "struck") return undefined;
  const found = event.type === "scored" ? foundEntry(before, event.box) : undefined;
  return { box: boxWords(before, event.box), ...(found && { points: found.points, bonus: found.bonus }) };
}

function foundEntry(before: Move["before"], id: string) {
  return entries(before).find(({ box }) => before.variant.boxes[box]?.id === id);
}

function boxWords(before: Move["before"], id: string): string {
  return named(boxName(before.variant, before.variant.boxIndex.get(id) ?? 0));
}

function entrySentence(before: Move["before"], id: string, who: Speaker): string {
  const found = foundEntry(before, id);
  const facts = { ...who, box: boxWords(before, id), points: found?.points ?? 0 };
  const words = found?.bonus ? t("play-scores-extra", { ...facts, bonus: found.bonus }) : t("play-scores", facts);
  const finish = found ? finishes(before, found.box) : null;
  return finish ? `${words} ${t(finish === "won" ? "play-wins-at-once" : "play-ends-at-once", who)}` : words;
}

function throwSentence(before: Move["before"], roll: Dice, who: Speaker): string {
  const { turn } = before;
  const hold = turn.keeping ?? [];
  const fallen = saidDice(before.variant, remainder(roll, hold));
  if (!turn.throws) return t("play-throws", { ...who, dice: fallen });
  const bought = turn.bought > 0 && turn.throws >= before.variant.turn.throws;
  if (!hold.length && !bought) return t("play-holds-nothing", { ...who, fallen });
  return t(bought ? "play-buys" : "play-holds", { ...who, dice: saidDice(before.variant, hold), fallen });
}
