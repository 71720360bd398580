/** Dice that stand for a theme or a lesson, so that it is known at a glance. */
import type { Theme } from "@/wire/types";
import pictures from "./pictures.json";

type Dice = readonly number[];

export const themeDice: Readonly<Record<Theme, Dice>> = pictures.themes;
const lessons: Readonly<Record<string, Dice>> = pictures.lessons;

/** Returns no dice for a lesson without a picture. */
export function lessonDice(lesson: string): Dice {
  return lessons[lesson] ?? [];
}
