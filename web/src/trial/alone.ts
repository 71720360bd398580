/** A position as a game alone for the seat on turn. */
import { cardOnTurn, type GameState } from "@/engine/state";

export function aloneOf(position: GameState): GameState {
  return { ...position, cards: [cardOnTurn(position)], seat: 0 };
}
