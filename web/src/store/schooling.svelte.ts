/** How far somebody is in the school of strategy, kept in this browser. */

interface Schooling {
  /** The variant that is learned; empty until somebody chose one. */
  variant: string;
  /** By variant and lesson: each exercise that was answered, and whether the best was found. */
  answered: Record<string, Record<string, boolean>>;
}

const KEPT = "pasch.school";

function kept(): Schooling {
  const none: Schooling = { variant: "", answered: {} };
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

/** The lesson begins anew. */
export function forgetAnswers(variant: string, lesson: string): void {
  schooling.answered[`${variant}/${lesson}`] = {};
  keep();
}

function keep(): void {
  localStorage.setItem(KEPT, JSON.stringify(schooling));
}
