/** Colours, signs and names of faces, where the variant defines them. */

import type { Names } from "@/wire/types";
import { joinNames, sayIn } from "./names";
import { face, kindOf, shownDice, type Dice } from "./dice";
import type { TablesDocument } from "./variantTables";

type Looks = Pick<TablesDocument, "dice">;
export type DiceSymbol = TablesDocument["dice"]["symbols"][string];

/** Returns the key of a face's colour in the variant, such as "red". */
export function colourOf({ dice }: Looks, code: number): string | undefined {
  return Object.entries(dice.colours).find(([, { faces }]) => faces.includes(face(code)))?.[0];
}

/** Returns the sign that a die shows instead of a number. */
export function symbolOf({ dice }: Looks, code: number): DiceSymbol | undefined {
  return Object.values(dice.symbols).find((symbol) => symbol.face === face(code));
}

/** Formats dice for a sentence, signs in the caller's words; odd dice follow a plus. */
export function saidWith(variant: Looks, dice: Dice, say: (sign: Names) => string): string {
  const said = (code: number) => {
    const symbol = symbolOf(variant, code);
    return "+".repeat(kindOf(code)) + (symbol ? say(symbol.sign) : String(face(code)));
  };
  return dice.map(said).join(" ") || "–";
}

/** Returns the same as an argument of a message. */
export function diceFact(variant: Looks, dice: Dice): string | Names {
  if (Object.keys(variant.dice.symbols).length === 0) return shownDice(dice);
  const signs = Object.values(variant.dice.symbols).map(({ sign }) => sign);
  return joinNames(signs, (_, language) => saidWith(variant, dice, (sign) => sayIn(sign, language)));
}
