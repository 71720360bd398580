/** Progress in the school of strategy, stored in this browser. */

interface Schooling {
  /** The chosen variant, or empty. */
  variant: string;
  /** By variant and lesson: each answered exercise, and whether it was solved. */
  answered: Answered;
  /** By variant and lesson: the guess before the verdict. */
  guessed: Record<string, string>;
}

export type Answered = Record<string, Record<string, boolean>>;

const KEPT = "pasch.school";

function load(): Schooling {
  const none: Schooling = { variant: "", answered: {}, guessed: {} };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return { ...none, ...(found as Partial<Schooling>) };
  } catch {
    // Foreign or damaged content: start anew.
    return none;
  }
}

export const schooling: Schooling = $state(load());

export function chooseVariant(variant: string): void {
  schooling.variant = variant;
  keep();
}

/** Returns the answers in a lesson, by exercise. */
export function answersIn(variant: string, lesson: string): Readonly<Record<string, boolean>> {
  return schooling.answered[`${variant}/${lesson}`] ?? {};
}

export function keepAnswer(variant: string, lesson: string, exercise: string, found: boolean): void {
  (schooling.answered[`${variant}/${lesson}`] ??= {})[exercise] = found;
  keep();
}

export function guessIn(variant: string, lesson: string): string | undefined {
  return schooling.guessed[`${variant}/${lesson}`];
}

export function keepGuess(variant: string, lesson: string, guess: string): void {
  schooling.guessed[`${variant}/${lesson}`] = guess;
  keep();
}

/** Returns all answers for export. */
export function schoolTakenAlong(): Answered {
  return $state.snapshot(schooling.answered);
}

/** Adds answers from another device; existing ones take precedence. */
export function addSchool(answered: Answered): void {
  for (const [lesson, answers] of Object.entries(answered))
    schooling.answered[lesson] = { ...answers, ...schooling.answered[lesson] };
  keep();
}

export function forgetSchool(): void {
  schooling.answered = {};
  schooling.guessed = {};
  keep();
}

export function forgetAnswers(variant: string, lesson: string): void {
  schooling.answered[`${variant}/${lesson}`] = {};
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(schooling));
  } catch {
    // A private window may lack storage.
  }
}
