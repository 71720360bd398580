/** How far somebody is in the school of strategy, kept in this browser. */

interface Schooling {
  /** The variant that is learned; empty until somebody chose one. */
  variant: string;
  /** By variant and lesson: each exercise that was answered, and whether the best was found. */
  answered: Answered;
  /** By variant and lesson: what somebody took the advice for before it was told. */
  guessed: Record<string, string>;
}

export type Answered = Record<string, Record<string, boolean>>;

const KEPT = "pasch.school";

function kept(): Schooling {
  const none: Schooling = { variant: "", answered: {}, guessed: {} };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return { ...none, ...(found as Partial<Schooling>) };
  } catch {
    // Somebody else wrote there, or half of it: school begins anew.
    return none;
  }
}

export const schooling: Schooling = $state(kept());

export function chooseVariant(variant: string): void {
  schooling.variant = variant;
  keep();
}

/** What was answered in a lesson, by exercise. */
export function answersIn(variant: string, lesson: string): Readonly<Record<string, boolean>> {
  return schooling.answered[`${variant}/${lesson}`] ?? {};
}

export function keepAnswer(variant: string, lesson: string, exercise: string, found: boolean): void {
  (schooling.answered[`${variant}/${lesson}`] ??= {})[exercise] = found;
  keep();
}

/** What somebody took the advice of a lesson for. */
export function guessIn(variant: string, lesson: string): string | undefined {
  return schooling.guessed[`${variant}/${lesson}`];
}

export function keepGuess(variant: string, lesson: string, guess: string): void {
  schooling.guessed[`${variant}/${lesson}`] = guess;
  keep();
}

/** All that was answered, to be taken along. */
export function schoolTakenAlong(): Answered {
  return $state.snapshot(schooling.answered);
}

/** Adds what was answered on another device; what was answered here stays as it is. */
export function addSchool(answered: Answered): void {
  for (const [lesson, answers] of Object.entries(answered))
    schooling.answered[lesson] = { ...answers, ...schooling.answered[lesson] };
  keep();
}

/** Nobody has been there. */
export function forgetSchool(): void {
  schooling.answered = {};
  schooling.guessed = {};
  keep();
}

/** The lesson begins anew. */
export function forgetAnswers(variant: string, lesson: string): void {
  schooling.answered[`${variant}/${lesson}`] = {};
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(schooling));
  } catch {
    // A private window may keep nothing.
  }
}
