/** The six sides of poker dice, from nine to ace, as faces 1 to 6. */
import type { DiceSymbol } from "@/rules/faceLooks";

export const POKER: Record<string, DiceSymbol> = {
  nine: card(1, "nine", { de: "9", en: "9" }, { de: "Neun", en: "Nine" }),
  ten: card(2, "ten", { de: "10", en: "10" }, { de: "Zehn", en: "Ten" }),
  jack: card(3, "jack", { de: "B", en: "J" }, { de: "Bube", en: "Jack" }),
  queen: card(4, "queen", { de: "D", en: "Q" }, { de: "Dame", en: "Queen" }),
  king: card(5, "king", { de: "K", en: "K" }, { de: "König", en: "King" }),
  ace: card(6, "ace", { de: "A", en: "A" }, { de: "Ass", en: "Ace" }),
};

function card(
  face: number,
  picture: DiceSymbol["picture"],
  sign: DiceSymbol["sign"],
  names: DiceSymbol["names"],
): DiceSymbol {
  return { face, sign, names, picture };
}
