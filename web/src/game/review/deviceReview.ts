/**
 * Reviews a game on this device, in points, from the variant's value table.
 *
 * Without chances of winning and themes. Mirrors Python's `pasch.analysis.review` for a player who maximizes points.
 * Reasons are given where this device has solved the values itself; Python also gives those of sheets that it estimates.
 */
import levels from "@levels";
import thresholds from "@thresholds";
import { total } from "@/rules/card";
import { formatDice, parseDice } from "@/rules/dice";
import { isVictory } from "@/rules/finish";
import type { ActionValue } from "@/values/heuristic/actionValues";
import { at } from "@/rules/list";
import { formatPosition } from "@/rules/positionText";
import { standInTurnsOf, states, type GameRecord } from "@/rules/records/gameRecord";
import { recordWritten } from "@/rules/records/recordReader";
import { phase, type Action, type GameState } from "@/rules/gameState";
import { begun } from "@/rules/turn";
import { offer } from "@/rules/turn";
import { t } from "@/i18n/i18n.svelte";
import type { Certainty, Decision, Moment, Review, SeatReview, Throw } from "@/wire/types";
import { actionKey } from "./actionWords";
import { expectedTotal, knownValues } from "@/game/values/deviceValues";
import { faultOf, fortuneOf } from "./decisionMarks";
import type { Reviewable } from "./gameReview";
import { withReasons } from "./reasonedMoments";

/** Code of the note that the review was made on this device. */
export const HERE = "review-here";
const DIFFICULTY_LEVEL = thresholds.difficulty_level as keyof typeof levels;
/** Values of a table that differ by less, in points, count as equal. */
const SAME = 0.001;

type Recorded = Pick<Reviewable, "record" | "variant" | "rules">;

/**
 * Returns the review of a game; null if its table is missing or the record has events in an unknown order.
 *
 * @param onprogress receives how far this device is with the reasons, from 0 to 1.
 */
export async function reviewHere(
  { record, variant, rules }: Recorded,
  onprogress?: (progress: number) => void,
): Promise<Review | null> {
  const game = recordWritten(record, variant);
  const path = game ? states(game) : [];
  const [first] = path;
  const start = first && (await expectedTotal(first));
  if (!game || start === undefined || !game.events.some(({ type }) => type === "rolled")) return null;
  const found = new Account(game, path, start, await Promise.all(path.map(insight))).review();
  const moments = found.certainty === "exact" ? await withReasons(found.moments, rules, path, onprogress) : undefined;
  const message = t("review-here", { reasons: moments ? "told" : "none" });
  return { ...found, moments: moments ?? found.moments, notes: [{ code: HERE, message }, ...found.notes] };
}

/** Values of a position: those of all actions, or the expected total before a turn's first throw. */
interface Insight {
  readonly certainty: Certainty | null;
  readonly options: readonly ActionValue[];
  readonly before: number | null;
}

async function insight(state: GameState): Promise<Insight> {
  const known = phase(state) === "decide" ? await knownValues(state) : undefined;
  const begins = phase(state) !== "over" && state.start === null && !begun(state);
  return {
    certainty: known?.certainty ?? null,
    options: known?.values ?? [],
    before: begins ? ((await expectedTotal(state)) ?? null) : null,
  };
}

/** Walks through a game, tracking each seat's expected total. */
class Account {
  private readonly now: number[];
  private readonly turns: number[];
  private readonly drift: number[];
  private readonly certainty: Certainty;

  constructor(
    private readonly game: GameRecord,
    private readonly path: readonly GameState[],
    private readonly start: number,
    private readonly known: readonly Insight[],
  ) {
    this.certainty = known.find(({ certainty }) => certainty !== null)?.certainty ?? "exact";
    this.drift = game.seats.map(() => 0);
    this.now = game.seats.map(() => start);
    this.turns = game.seats.map(() => 0);
  }

  review(): Review {
    const { variant, seats, events } = this.game;
    const moments: Moment[] = [];
    const curve = [{ event: -1, expected: [...this.now], win: null }];
    events.forEach((happened, event) => {
      if (happened.type === "start-rolled") return;
      const state = at(this.path, event);
      moments.push(
        happened.type === "rolled" ? this.reviewThrow(event, state) : this.reviewDecision(event, state, happened),
      );
      curve.push({ event, expected: [...this.now], win: null });
    });
    const last = at(this.path, events.length);
    const finished = phase(last) === "over" && !last.finish;
    return {
      variant: variant.id,
      rules_hash: variant.rules_hash,
      exact: this.certainty === "exact",
      certainty: this.certainty,
      finished,
      marks_by: "points",
      seats: seats.map((name, seat) => this.seat(seat, name, moments, finished)),
      moments,
      curve,
      notes: estimatedNote(this.certainty),
    };
  }

  private reviewThrow(event: number, state: GameState): Throw {
    const { seat, turn, variant } = state;
    if (!begun(state)) this.begin(event, seat);
    const before = at(this.now, seat);
    const after = Math.max(...at(this.known, event + 1).options.map(({ value }) => value));
    this.now[seat] = after;
    const dice = formatDice(at(this.path, event + 1).turn.roll);
    const place = { kind: "throw", event, seat, turn: at(this.turns, seat), throw: turn.throws + 1 } as const;
    return {
      ...place,
      dice,
      before,
      after,
      luck: after - before,
      win: null,
      mark: fortuneOf((after - before) / variant.scale, "points"),
    };
  }

  /** Begins a turn; solving it improves on the earlier estimate of the card, and the difference is drift. */
  private begin(event: number, seat: number): void {
    this.turns[seat] = at(this.turns, seat) + 1;
    const { before } = at(this.known, event);
    if (this.certainty === "exact" || before === null) return;
    this.drift[seat] = at(this.drift, seat) + before - at(this.now, seat);
    this.now[seat] = before;
  }

  private reviewDecision(event: number, state: GameState, chosen: Action): Decision {
    const { seat, turn, variant } = state;
    if (!begun(state)) this.begin(event, seat);
    const options = at(this.known, event).options;
    const value = Math.max(...options.map((option) => option.value));
    const key = actionKey(sortDice(chosen));
    // Winning immediately is best, whatever its value in points.
    const done = isVictory(state, chosen)
      ? value
      : (options.find(({ action }) => actionKey(action) === key)?.value ?? value);
    const loss = value - done > SAME ? value - done : 0;
    const best = loss ? options.find((option) => option.value === value)?.action : undefined;
    const isOwn = !standInTurnsOf(this.game, seat).includes(at(this.turns, seat));
    const counted = isOwn && options.some((option) => value - option.value > SAME);
    const difficulty = counted
      ? expectedLoss(
          options.map((option) => value - option.value),
          variant.scale,
        )
      : 0;
    this.now[seat] = value - loss;
    return {
      ...{ kind: "decision", event, seat, turn: at(this.turns, seat), throw: turn.throws },
      ...{
        position: formatPosition(state),
        chosen: withPoints(state, chosen),
        best: withPoints(state, best ?? chosen),
      },
      ...{ value, chosen_value: value - loss, loss, win: null, counted, difficulty, excess: loss - difficulty },
      ...{ mark: counted ? faultOf(loss / variant.scale, "points") : null, reasons: [], themes: [] },
    };
  }

  private seat(seat: number, name: string, all: readonly Moment[], finished: boolean): SeatReview {
    const own = all.filter((moment) => moment.seat === seat);
    const decisions = own.filter((moment) => moment.kind === "decision");
    const counted = decisions.filter((decision) => decision.counted);
    const luck = sum(own.map((moment) => (moment.kind === "throw" ? moment.luck : 0)));
    const loss = sum(decisions.map((decision) => decision.loss));
    const { variant, cards } = at(this.path, this.game.events.length);
    const end = finished ? total(variant, at(cards, seat)) : at(this.now, seat);
    const standIn = standInTurnsOf(this.game, seat);
    const marked = (mark: Decision["mark"]): number => decisions.filter((decision) => decision.mark === mark).length;
    return {
      ...{ seat, name, start: this.start, luck, loss, drift: at(this.drift, seat), end, adjusted: end - luck },
      stand_in: standIn,
      ...{ decisions: decisions.filter(({ turn }) => !standIn.includes(turn)).length, counted: counted.length },
      loss_per_decision: counted.length ? sum(counted.map((decision) => decision.loss)) / counted.length : null,
      ...{ inaccuracies: marked("inaccuracy"), mistakes: marked("mistake"), blunders: marked("blunder") },
      ...{ band: null, win: null, themes: [], lessons: lessonsOf(counted) },
    };
  }
}

/** Notes that the sheet is too large for exact values. */
function estimatedNote(certainty: Certainty): Review["notes"] {
  if (certainty === "exact") return [];
  const message = t("error-review-estimated", { certainty });
  return [{ code: "review-estimated", message }];
}

/** The marked decisions whose loss exceeds their difficulty the most. */
function lessonsOf(counted: readonly Decision[]): number[] {
  const marked = counted.filter(({ mark }) => mark !== null).sort((one, other) => other.excess - one.excess);
  return marked.slice(0, thresholds.lessons).map(({ event }) => event);
}

/** Expected loss of the level that measures difficulty. */
function expectedLoss(losses: readonly number[], scale: number): number {
  const weights = losses.map((loss) => Math.exp(-loss / (levels[DIFFICULTY_LEVEL] * scale)));
  return sum(losses.map((loss, place) => loss * at(weights, place))) / sum(weights);
}

/** Adds the points that an entry scores. */
function withPoints(state: GameState, action: Action): Decision["chosen"] {
  if (action.type !== "scored") return sortDice(action) as Decision["chosen"];
  const { points = 0, bonus = 0 } = offer(state, action.box) ?? {};
  return { type: "scored", box: action.box, points, bonus };
}

/** Sorts the dice in the canonical order of actions. */
function sortDice(action: Action): Action {
  return "dice" in action ? { ...action, dice: formatDice(parseDice(action.dice)) } : action;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}
