/** Migration of compiled tables stored in the browser by older versions. */

import type { TablesDocument } from "@/wire/types";
import type { Dice } from "./dice";

/** The dice of version 2: at most one odd die, with 10 added to its faces. */
interface DiceBefore {
  readonly count: number;
  readonly codes: Dice;
  readonly odd: Dice | null;
}

/** Dice from before faces had signs. */
type DiceOfNumbers = Omit<TablesDocument["dice"], "symbols">;

const ODD_BEFORE = 10;
const ODD = 100;

export function asToday(tables: TablesDocument): TablesDocument {
  if ("symbols" in tables.dice) return tables;
  if ("kinds" in tables.dice) return { ...tables, dice: { ...(tables.dice as DiceOfNumbers), symbols: {} } };
  const { codes, odd, ...dice } = tables.dice as DiceBefore &
    Omit<TablesDocument["dice"], "kinds" | "wild" | "symbols">;
  const common = { count: dice.count - (odd ? 1 : 0), codes: [...codes] };
  const kinds = odd ? [common, { count: 1, codes: odd.map(codeOf) }] : [common];
  return {
    ...tables,
    version: 3,
    dice: { ...dice, kinds, wild: [], symbols: {} },
    rolls: tables.rolls.map((roll) => roll.map(codeOf)),
  };
}

function codeOf(code: number): number {
  return code < ODD_BEFORE ? code : code - ODD_BEFORE + ODD;
}
