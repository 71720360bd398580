/** The rest of a turn under the best play, from a throw that is to come. */
import { formatDice } from "@/rules/dice";
import { cardOnTurn, type GameState } from "@/rules/gameState";
import type { ValueTable } from "@/values/exact/valueTable";
import type { Follower } from "./follower";

/** A sheet that this device has solved as a whole. */
export interface SolvedSheet {
  readonly table: ValueTable;
  readonly follower: Follower;
}

/** Lists the ways in which the turn ends with any probability, which `follower` then tells of lane 0. */
export function waysFrom({ table, follower }: SolvedSheet, state: GameState): number[] {
  const { variant, turn } = state;
  const hold = variant.holdIndex.get(formatDice(turn.keeping ?? [])) ?? 0;
  const block = follower.blockOf(table.cardNumber(variant, cardOnTurn(state)));
  follower.followFrom({ throws: turn.throws, announced: turn.announced, hold }, block);
  const [first, end] = [follower.firstWay(0), follower.firstWay(1)];
  return Array.from({ length: end - first }, (_, place) => first + place).filter((way) => follower.chance(way, 0) > 0);
}
