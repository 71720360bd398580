/** Reads the learning data of a history file. */
import type { Action } from "@/rules/gameState";
import type { KeptExercise, Learning, Learnt, Mistake, OlderExercise, Puzzle, Rating } from "@/store/learning";
import type { Exercise } from "@/wire/types";
import { decimal, flag, list, maybe, object, oneOf, orNull, refuse, text, whole, type FieldReader } from "./fileShape";

const WITH_DICE = object<{ type: string; dice: string }>({ type: oneOf("held", "bought"), dice: text });
const WITH_BOX = object<{ type: string; box: string; points?: number; bonus?: number }>({
  type: oneOf("announced", "scored", "struck"),
  box: text,
  points: maybe(whole),
  bonus: maybe(whole),
});

const CHOICE: FieldReader<Action> = (found, place) => {
  if (typeof found !== "object" || found === null) return refuse(place);
  return ("dice" in found ? WITH_DICE : WITH_BOX)(found, place) as Action;
};

const LEARNT = object<Learnt>({
  key: text,
  rules: text,
  due: decimal,
  stability: decimal,
  difficulty: decimal,
  state: whole,
  step: whole,
  answers: whole,
  lapses: whole,
  at: decimal,
});

const RATING = object<Rating>({
  theme: text,
  rating: decimal,
  deviation: decimal,
  volatility: decimal,
  answers: whole,
  at: decimal,
  course: list(decimal),
});

const PUZZLE = object<Puzzle>({
  key: text,
  day: text,
  rules: text,
  exercise: text,
  action: CHOICE,
  loss: decimal,
  found: flag,
  close: flag,
});

/** Common to exercises of every version. */
const POSITION = {
  id: text,
  cards: list(
    object<Exercise["cards"][number]>({
      entries: list(orNull(whole)),
      extra: list(whole),
      bought: list(whole),
      saved: whole,
      total: whole,
    }),
  ),
  turn: object<Exercise["turn"]>({
    throws: whole,
    left: whole,
    roll: text,
    lay: text,
    announced: orNull(text),
    bought: whole,
  }),
  objective: oneOf("points", "win"),
  themes: list(text) as FieldReader<Exercise["themes"]>,
  gap: decimal,
  often: decimal,
  rating: whole,
};

type Told = Exercise["against"][number]["reasons"][number];
type ToWin = Extract<Told, { kind: "to-win" }>;

const KINDS = ["equal", "near", "now", "bonus", "turn", "game", "struck", "unlikely", "miss", "sum"] as const;

const OF_POINTS = object<Exclude<Told, ToWin>>({
  kind: oneOf(...KINDS),
  better: decimal,
  worse: decimal,
  boxes: list(text),
  reached: orNull(whole),
});

const TO_WIN = object<ToWin>({
  kind: oneOf("to-win"),
  better: decimal,
  worse: decimal,
  given_up: decimal,
  spread: decimal,
  other_spread: decimal,
});

const TOLD: FieldReader<Told> = (found, place) => {
  if (typeof found !== "object" || found === null) return refuse(place);
  return ("given_up" in found ? TO_WIN : OF_POINTS)(found, place);
};

const NEWER = object<Exercise>({
  ...POSITION,
  losses: list(decimal),
  against: list(object<Exercise["against"][number]>({ option: whole, reasons: list(TOLD) })),
});

const OLDER = object<OlderExercise>({
  ...POSITION,
  options: list(object<OlderExercise["options"][number]>({ action: CHOICE, loss: decimal })),
  reason: object<OlderExercise["reason"]>({ de: text, en: text }),
});

const EXERCISE: FieldReader<KeptExercise> = (found, place) => {
  if (typeof found !== "object" || found === null) return refuse(place);
  return ("losses" in found ? NEWER : OLDER)(found, place);
};

const MISTAKE = object<Mistake>({ key: text, rules: text, variant: rulesOf, exercise: EXERCISE, at: decimal });

function rulesOf(found: unknown, place: string): Mistake["variant"] {
  const { id, toml } = object<{ id?: string; toml?: string }>({ id: maybe(text), toml: maybe(text) })(found, place);
  if (id !== undefined) return { id };
  return toml === undefined ? refuse(place) : { toml };
}

export const LEARNING = object<Learning>({
  learnt: list(LEARNT),
  ratings: list(RATING),
  puzzles: list(PUZZLE),
  mistakes: list(MISTAKE),
});
