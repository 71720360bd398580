/** A position as a game alone for the seat on turn. */
import { cardOnTurn, type GameState } from "@/rules/gameState";

export function aloneOf(position: GameState): GameState {
  return { ...position, cards: [cardOnTurn(position)], seat: 0 };
}
