/** What one kind sentence about a game may be about: a hard decision found, and one worth trying differently. */
import { faultOf } from "./decisionMarks";
import { errorsOf } from "./reviewWords";
import type { Decision, Review } from "@/wire/types";

export interface Thought {
  /** A decision in which a casual player would lose most, and nothing was lost; undefined if all were easy. */
  idea: Decision | undefined;
  /** The costliest decision beyond its difficulty; undefined if none has a mark. */
  trial: Decision | undefined;
}

/** @param seats the people whose decisions count; a computer needs no kind word. */
export function thoughtOf(review: Review, seats: readonly number[]): Thought {
  const found = review.moments.filter(
    (one): one is Decision => one.kind === "decision" && seats.includes(one.seat) && isIdea(one, review.marks_by),
  );
  const errors = seats.flatMap((seat) => errorsOf(review, seat));
  return {
    idea: found.sort((one, other) => other.difficulty - one.difficulty)[0],
    trial: errors.sort((one, other) => other.excess - one.excess)[0],
  };
}

/** True if the best was found where a casual player's usual loss would be a fault. */
function isIdea({ counted, loss, win, difficulty }: Decision, by: Review["marks_by"]): boolean {
  const lost = by === "win" && win ? win.loss : loss;
  return counted && lost < 1e-9 && faultOf(difficulty, by) !== null;
}
