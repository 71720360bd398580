/** A position as an exercise for points, from this device's values, with a typical rating. */
import type { ActionValue } from "@/values/heuristic/actionValues";
import { formatDice } from "@/rules/dice";
import { totals } from "@/rules/gameEngine";
import { boxAt } from "@/rules/variantTables";
import type { GameState } from "@/rules/gameState";
import { throwsLeft } from "@/table/dice/throwsLeft";
import type { Exercise } from "@/wire/types";
import { aloneOf } from "./alone";

/** In points: smaller losses count as equal to the best, as in Python. */
export const DIFFERENT = 0.25;
const TYPICAL = 1500;

type ExerciseFacts = Pick<Exercise, "id" | "against"> & { readonly themes: readonly Exercise["themes"][number][] };

/**
 * Returns the exercise for the seat on turn, as a game alone.
 *
 * @param values of every legal action, in the rules' order.
 */
export function exerciseAt(
  position: GameState,
  values: readonly ActionValue[],
  { id, themes, against }: ExerciseFacts,
): Exercise {
  const alone = aloneOf(position);
  const { turn, variant } = alone;
  const most = Math.max(...values.map(({ value }) => value));
  const losses = values.map(({ value }) => most - value);
  return {
    id,
    cards: alone.cards.map(({ entries, extra, bought, saved }, seat) => ({
      ...{ entries: [...entries], extra: [...extra], bought: [...bought], saved },
      total: totals(alone)[seat] ?? 0,
    })),
    turn: {
      ...{ throws: turn.throws, left: throwsLeft(alone), roll: formatDice(turn.roll), lay: formatDice(turn.lay) },
      announced: turn.announced === null ? null : boxAt(variant, turn.announced).id,
      bought: turn.bought,
    },
    objective: "points",
    themes: [...themes],
    gap: Math.min(...losses.filter((loss) => loss >= DIFFERENT)),
    often: 1,
    rating: TYPICAL,
    losses,
    against,
  };
}
