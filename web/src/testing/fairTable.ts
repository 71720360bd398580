/** A whole game with fair dice, as a server sends it. */
import type { TableEvent } from "@/wire/types";
import { throwDue } from "@/rules/dueThrows";
import { apply, legalActions, newGame } from "@/rules/gameEngine";
import { commitmentOf, seededDraw, seedOf } from "@/rules/fair/fairDice";
import { phase } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";

export const SECRET = "5a".repeat(32);
export const ENTROPIES: readonly string[] = ["01".repeat(16), "fe".repeat(16)];

/** Returns a whole game for two, in which the first strike is undone. */
export function tableOf(variant: Variant, secret = SECRET, entropies = ENTROPIES): TableEvent[] {
  const events: TableEvent[] = [];
  const happen = (seat: number | null, event: object) => {
    events.push({ seq: events.length, at: "", seat, ...event } as TableEvent);
  };
  const seats = [
    { kind: "person", name: "A" },
    { kind: "person", name: "B" },
  ];
  happen(null, { type: "opened", seats, direction: "clockwise", commitment: commitmentOf(secret) });
  // The second seat is taken first, but entropies count in seating order.
  happen(1, { type: "sat", name: "B", entropy: entropies[1] });
  happen(0, { type: "sat", name: "A", entropy: entropies[0] });
  happen(null, { type: "began" });
  let state = newGame(variant, 2);
  let number = 0;
  let tookBack = false;
  while (phase(state) !== "over") {
    if (phase(state) === "decide") {
      const action = legalActions(state).at(state.turn.throws < 3 ? 1 : -1);
      if (!action) throw new Error("nothing to do");
      happen(state.seat, action);
      if (action.type === "struck" && !tookBack) {
        tookBack = true;
        happen(state.seat, { type: "undone" });
        continue;
      }
      state = apply(state, action);
    } else {
      const thrown = throwDue(state, seededDraw(seedOf(secret, entropies), number));
      happen(state.seat, thrown);
      state = apply(state, thrown);
      number += 1;
    }
  }
  happen(null, { type: "ended", secret, totals: [0, 0] });
  return events;
}
