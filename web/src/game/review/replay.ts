/** Replays a reviewed game: the state before each throw and decision. */
import { apply, newGame } from "@/rules/gameEngine";
import type { Direction, Variant } from "@/rules/variantTables";
import type { GameEvent, GameState } from "@/rules/gameState";
import type { Moment, Review } from "@/wire/types";

export interface ReplayStep {
  readonly moment: Moment;
  readonly before: GameState;
}

/** Returns all throws and decisions of a review in order. */
export function replayed(review: Review, variant: Variant): ReplayStep[] {
  let state = newGame(variant, review.seats.length, { direction: directionOf(review), first: firstOf(review) });
  return review.moments.map((moment) => {
    const step = { moment, before: state };
    state = apply(state, eventOf(moment));
    return step;
  });
}

/** Strips a moment of the review's evaluation. */
export function eventOf(moment: Moment): GameEvent {
  return moment.kind === "throw" ? { type: "rolled", dice: moment.dice } : moment.chosen;
}

export function firstOf({ seats, moments }: Review): number | null {
  return seats.length > 1 ? (moments[0]?.seat ?? 0) : null;
}

/** Reads the direction of play from the order of the seats on turn. */
export function directionOf({ moments }: Review): Direction {
  const position = moments.find(({ kind }) => kind === "decision");
  return position?.kind === "decision" && / \d+< /.test(position.position) ? "counter-clockwise" : "clockwise";
}
