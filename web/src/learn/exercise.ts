/** An exercise: a position with a clear best choice, and what each choice loses there. */
import { parseDice } from "@/engine/dice";
import type { Action, GameState } from "@/engine/state";
import type { Variant } from "@/engine/tables";
import { actionKey } from "@/game/actionWords";
import type { Reviewable } from "@/game/review";
import { chance, points } from "@/game/reviewWords";
import { t } from "@/i18n/i18n.svelte";
import type { Decision } from "@/wire/types";
import type { Exercise } from "@/wire/types";

export type Mark = NonNullable<Decision["mark"]>;
/** The rules that exercises are played by. */
export type Ground = Pick<Reviewable, "page" | "variant">;

/** What somebody chose, and what it costs. */
export interface Answer {
  readonly action: Action;
  readonly loss: number;
  /** As good as the best. */
  readonly found: boolean;
  /** Null for the best, and for what costs little. */
  readonly mark: Mark | null;
}

/** From which loss on each mark is given, the worst first; those of docs/review.md. */
const MARKS: Readonly<Record<Exercise["objective"], readonly (readonly [Mark, number])[]>> = {
  points: [
    ["blunder", 8],
    ["mistake", 4],
    ["inaccuracy", 1.5],
  ],
  win: [
    ["blunder", 0.05],
    ["mistake", 0.025],
    ["inaccuracy", 0.01],
  ],
};

/** The game as it stands in an exercise: whoever learns sits first, and is on turn. */
export function stateOf({ cards, turn }: Exercise, variant: Variant): GameState {
  return {
    variant,
    cards,
    seat: 0,
    direction: variant.direction,
    turn: {
      throws: turn.throws,
      roll: parseDice(turn.roll),
      keeping: null,
      lay: parseDice(turn.lay),
      announced: turn.announced === null ? null : (variant.boxIndex.get(turn.announced) ?? null),
      bought: turn.bought,
    },
    start: null,
  };
}

/** What choosing an action means. */
export function answerTo({ options, objective, gap }: Exercise, action: Action): Answer {
  const key = actionKey(action);
  const loss = (options.find((option) => actionKey(option.action) === key) ?? options.at(-1))?.loss ?? 0;
  // What loses less than what is really different is right, too.
  const found = loss === 0 || loss < gap * 0.999;
  const mark = found ? null : (MARKS[objective].find(([, least]) => loss >= least)?.[0] ?? null);
  return { action, loss, found, mark };
}

/** The best action. */
export function bestOf({ options }: Exercise): Action {
  const [best] = options;
  if (!best) throw new RangeError("an exercise has options");
  return best.action;
}

/** "1,8 Punkte", "3,1 % Siegchance". */
export function costWords(loss: number, objective: Exercise["objective"]): string {
  return objective === "win"
    ? t("learn-cost-win", { chance: chance(loss) })
    : t("learn-cost", { points: points(loss) });
}
