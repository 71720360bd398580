/** How faces look and what they are called, where a variant says so: colours of their pips, signs and names of their own. */

import type { Names } from "@/wire/types";
import { face, kindOf, shownDice, type Dice } from "./dice";
import type { TablesDocument } from "./tables";

type Looks = Pick<TablesDocument, "dice">;
export type DiceSymbol = TablesDocument["dice"]["symbols"][string];

/** The colour of a face's pips: its key in the variant, "red" for example. */
export function colourOf({ dice }: Looks, code: number): string | undefined {
  return Object.entries(dice.colours).find(([, { faces }]) => faces.includes(face(code)))?.[0];
}

/** What a die shows instead of a number. */
export function symbolOf({ dice }: Looks, code: number): DiceSymbol | undefined {
  return Object.values(dice.symbols).find((symbol) => symbol.face === face(code));
}

/** Dice in a sentence, as they look, where somebody knows how to say a sign; those of further kinds behind a plus. */
export function saidWith(variant: Looks, dice: Dice, say: (sign: Names) => string): string {
  const said = (code: number) => {
    const symbol = symbolOf(variant, code);
    return "+".repeat(kindOf(code)) + (symbol ? say(symbol.sign) : String(face(code)));
  };
  return dice.map(said).join(" ") || "–";
}

/** The same as a fact of a message. */
export function diceFact(variant: Looks, dice: Dice): string | Names {
  if (Object.keys(variant.dice.symbols).length === 0) return shownDice(dice);
  return { de: saidWith(variant, dice, ({ de }) => de), en: saidWith(variant, dice, ({ en }) => en) };
}
