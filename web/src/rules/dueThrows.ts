/** The dice due, thrown with the device's randomness. */

import { canonical, formatDice, missingDice } from "./dice";
import { at } from "./list";
import { phase, type Chance, type GameState } from "./gameState";
import { RuleRefusal } from "./refusal";
import { commonCodes } from "./variantTables";

/**
 * Draws a uniform number from 0 to below a limit.
 *
 * @param die index of the die among those thrown.
 */
export type Draw = (limit: number, die: number) => number;

const RANGE = 2 ** 32;

/** Draws from the device's randomness; numbers beyond the last whole multiple are redrawn to avoid modulo bias. */
export function randomBelow(limit: number): number {
  const drawn = new Uint32Array(1);
  const fair = RANGE - (RANGE % limit);
  do crypto.getRandomValues(drawn);
  while (at([...drawn], 0) >= fair);
  return at([...drawn], 0) % limit;
}

/**
 * Rolls the throw that is due: one die for the start, or all dice not held.
 *
 * @throws RuleRefusal if no throw is due.
 */
export function throwDue(state: GameState, draw: Draw = randomBelow): Chance {
  const codes = commonCodes(state.variant);
  const now = phase(state);
  if (now === "start") return { type: "start-rolled", face: at(codes, draw(codes.length, 0)) };
  if (now !== "throw") throw new RuleRefusal("no-throw-now");
  const fallen = diceDue(state).map((faces, die) => at(faces, draw(faces.length, die)));
  return { type: "rolled", dice: formatDice(canonical([...(state.turn.keeping ?? []), ...fallen])) };
}

/** Returns the faces of each die thrown now. */
export function diceDue(state: GameState): (readonly number[])[] {
  const { kinds } = state.variant.dice;
  const missing = missingDice(kinds, state.turn.keeping ?? []);
  return kinds.flatMap(({ codes }, kind) => Array<readonly number[]>(missing[kind] ?? 0).fill(codes));
}
