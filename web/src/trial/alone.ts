/** A position as if whoever is on turn played alone. */
import { cardOnTurn, type GameState } from "@/engine/state";

export function aloneOf(position: GameState): GameState {
  return { ...position, cards: [cardOnTurn(position)], seat: 0 };
}
