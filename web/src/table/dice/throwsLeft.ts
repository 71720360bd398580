import { phase, cardOnTurn, type GameState } from "@/rules/gameState";
import { freeBoxes, mayThrowAgain, mustAnnounce, regularThrows, throwLimit } from "@/rules/turn";

/**
 * Returns the turn's remaining throws, the most that any column with free boxes allows; throws after a required
 * announcement count.
 */
export function throwsLeft(state: GameState): number {
  if (phase(state) === "decide" && state.turn.throws > 0 && !mayThrowAgain(state) && !mustAnnounce(state)) return 0;
  const { variant, turn } = state;
  const card = cardOnTurn(state);
  const open = variant.columns.filter((column) => freeBoxes(variant, card, column).length > 0);
  const limit = Math.max(...open.map((column) => throwLimit(card, column) ?? Infinity));
  return Math.max(0, Math.min(regularThrows(state), limit) - turn.throws);
}
