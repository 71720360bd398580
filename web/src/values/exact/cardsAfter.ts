/** Ends of a turn, valued by the card after it. */
import type { Card } from "@/rules/card";
import { cardAfter } from "@/rules/gameEngine";
import type { Turn } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { kept } from "@/values/heuristic/perVariant";
import type { Judge } from "@/values/heuristic/turnValues";

/** Values a card after an entry; `when` distinguishes the ends of turns that book throws unalike. */
type CardValue = (after: Card, when: string, box: number, points: number) => number;

export class CardsAfter implements Judge {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly variant: Variant,
    private readonly card: Card,
    private readonly value: CardValue,
  ) {}

  ending(turn: Turn, box: number, points: number, beside: number): number {
    const { variant, card } = this;
    // The end of a turn only matters where throws are saved or bought.
    const when = variant.turn.save || variant.turn.buy ? `${String(turn.throws)} ${String(turn.bought)}` : "";
    return kept(this.known, `${when} ${String(box)} ${String(points)} ${String(beside)}`, () =>
      this.value(cardAfter(variant, card, turn, { box, points, bonus: beside }), when, box, points),
    );
  }
}
