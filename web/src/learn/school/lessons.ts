/** The lessons: their numbers and exercises, made by web/school.py, and how numbers are said. */
import { face, parseDice } from "@/engine/dice";
import { boxName } from "@/engine/boxNames";
import type { Variant } from "@/engine/tables";
import { language, named, number, t } from "@/i18n/i18n.svelte";
import type { Exercise } from "@/wire/types";

export interface Figure {
  unit: "points" | "share" | "number";
  value: number;
  /** Its standard error, where games were played for it. */
  error: number | null;
}

export interface Bar {
  /** What `Chart.axis` says: a box's id, dice, points over plan … */
  label: string;
  value: number;
  /** A second value beside it. */
  other: number | null;
}

export interface Chart {
  axis: "box" | "dice" | "round" | "plan" | "pips" | "face";
  unit: Figure["unit"];
  bars: readonly Bar[];
}

export interface Lesson {
  id: string;
  verdict: "right" | "half" | "wrong";
  figures: Readonly<Record<string, Figure>>;
  chart: Chart;
  exercises: readonly Exercise[];
}

export interface School {
  variant: string;
  rules_hash: string;
  /** So many were played by each habit. */
  games: number;
  lessons: readonly Lesson[];
}

const FILES = import.meta.glob<{ default: School }>("./lessons/*.json");
/** What can be learned. */
export const TAUGHT = ["kniffel", "yahtzee", "yatzy"].filter((id) => fileOf(id) in FILES);

/** What is learned where nobody chose: what people play in that language. */
export function usualVariant(): string {
  return language.current === "de" ? "kniffel" : "yahtzee";
}

export async function schoolOf(variant: string): Promise<School> {
  const file = FILES[fileOf(variant)] ?? Object.values(FILES)[0];
  if (!file) throw new Error("the school has no lessons");
  return (await file()).default;
}

function fileOf(variant: string): string {
  return `./lessons/${variant}.json`;
}

/** Points to the tenth, shares in percent, and how many of something. */
export function said({ unit, value }: Pick<Figure, "unit" | "value">): string {
  if (unit === "share") {
    const digits = value > 0 && value < 0.01 ? 1 : 0;
    return number(value, { style: "percent", maximumFractionDigits: digits });
  }
  const digits = unit === "number" && Number.isInteger(value) ? 0 : 1;
  const tenths = Math.round(value * 10) / 10 || 0;
  return number(tenths, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** All that the words of a lesson may name. */
export function factsOf(lesson: Lesson, variant: Variant): Record<string, string> {
  const facts = Object.fromEntries(Object.entries(lesson.figures).map(([name, figure]) => [name, said(figure)]));
  const [first, last] = [lesson.chart.bars[0], lesson.chart.bars.at(-1)].map((bar) => boxWords(variant, bar?.label));
  return { ...facts, first: facts.first ?? first ?? "", last: last ?? "", five: fiveName(variant) };
}

/** What five of a kind is called where this is played. */
export function fiveName(variant: Variant): string {
  return boxWords(variant, "five_of_a_kind");
}

function boxWords(variant: Variant, id = ""): string {
  const index = variant.boxIndex.get(id);
  return index === undefined ? "" : named(boxName(variant, index));
}

/** The dice that a bar is labelled with; none where words say it. */
export function diceOf({ axis }: Chart, { label }: Bar): number[] {
  if (axis === "face") return [Number(label), Number(label), Number(label)];
  return axis === "dice" ? parseDice(label).map(face) : [];
}

/** The words of a bar's label. */
export function labelOf({ axis }: Chart, { label }: Bar, variant: Variant): string {
  switch (axis) {
    case "box":
      return boxWords(variant, label);
    case "pips":
      return t("school-pips", { pips: label });
    case "plan":
      return Number(label) === 0 ? t("school-plan-even") : number(Number(label), { signDisplay: "always" });
    case "face":
      return t("school-face", { face: label });
    default:
      return parseDice(label).map(face).join(" ");
  }
}

/** Where the bars begin and how far they reach, as shares of the room: those below 0 to the left. */
export function spansOf({ bars }: Chart): { zero: number; span: (value: number) => [from: number, wide: number] } {
  const values = bars.flatMap(({ value, other }) => (other === null ? [value] : [value, other]));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = high - low || 1;
  const zero = (0 - low) / room;
  return { zero, span: (value) => [value < 0 ? zero + value / room : zero, Math.abs(value) / room] };
}

/** The largest standard error of a school's measured numbers. */
export function largestError(school: School): number {
  const errors = school.lessons.flatMap(({ figures }) => Object.values(figures).map(({ error }) => error ?? 0));
  return Math.max(...errors);
}

/** How many of a lesson's exercises were answered, and found. */
export function doneIn(lesson: Lesson, answers: Readonly<Record<string, boolean>>): { done: number; found: number } {
  const given = lesson.exercises.map(({ id }) => answers[id]);
  return {
    done: given.filter((answer) => answer !== undefined).length,
    found: given.filter((answer) => answer === true).length,
  };
}

export function isDone(lesson: Lesson, answers: Readonly<Record<string, boolean>>): boolean {
  return doneIn(lesson, answers).done === lesson.exercises.length;
}
