/**
 * Display times of events: long enough to follow a turn, short enough not to bore the next player.
 *
 * Turns with many throws are played faster, so that no turn exceeds `most`.
 */
import type { GameState } from "@/rules/gameState";
import { regularThrows } from "@/rules/turn";
import type { Speed } from "@/store/settings.svelte";
import type { TableEvent } from "@/wire/types";

/** Durations in milliseconds. */
interface Durations {
  /** The dice roll. */
  rolling: number;
  /** The dice are at rest before some are held. */
  looking: number;
  /** Dice are put aside, or a box is announced. */
  putting: number;
  /** The last roll, before the entry. */
  choosing: number;
  /** The entry, before the next player's turn. */
  writing: number;
  /** The starting throws. */
  beginning: number;
  /** Upper limit of a whole turn. */
  most: number;
}

const DURATIONS: Record<Speed, Durations> = {
  calm: { rolling: 1300, looking: 550, putting: 350, choosing: 650, writing: 450, beginning: 1500, most: 8000 },
  quick: { rolling: 480, looking: 170, putting: 150, choosing: 320, writing: 200, beginning: 700, most: 2400 },
  instant: { rolling: 0, looking: 0, putting: 0, choosing: 0, writing: 0, beginning: 0, most: 0 },
};

/** The user's own throws. */
const OWN_ROLLING: Record<Speed, number> = { calm: 1500, quick: 900, instant: 0 };

/** Returns the longest duration of a turn that uses all throws. */
export function longest(state: GameState, speed: Speed): number {
  return speedUp(state, speed) * turnDuration(state, DURATIONS[speed]);
}

/** Returns how long the dice roll. */
export function rolling(state: GameState, speed: Speed, own: boolean): number {
  return own ? OWN_ROLLING[speed] : DURATIONS[speed].rolling * speedUp(state, speed);
}

/** Returns the delay before another player's event, while the state before it is visible. */
export function before({ type }: TableEvent, state: GameState, speed: Speed): number {
  const { looking, choosing } = DURATIONS[speed];
  if (type === "held" || type === "bought" || type === "announced") return looking * speedUp(state, speed);
  return type === "scored" || type === "struck" ? choosing * speedUp(state, speed) : 0;
}

/** Returns how long the starting throws are shown before another player's first throw. */
export function beginning(speed: Speed): number {
  return DURATIONS[speed].beginning;
}

/** Returns the duration of the event itself. */
export function after({ type }: TableEvent, state: GameState, speed: Speed): number {
  const { putting, writing } = DURATIONS[speed];
  if (type === "rolled") return rolling(state, speed, false);
  if (type === "held" || type === "bought" || type === "announced") return putting * speedUp(state, speed);
  return type === "scored" || type === "struck" ? writing * speedUp(state, speed) : 0;
}

/** Factor that shortens each step of a long turn. */
function speedUp(state: GameState, speed: Speed): number {
  const durations = DURATIONS[speed];
  return Math.min(1, durations.most / Math.max(1, turnDuration(state, durations)));
}

function turnDuration(state: GameState, { rolling: roll, looking, putting, choosing, writing }: Durations): number {
  const { turn, columns } = state.variant;
  const throws = regularThrows(state) + (turn.buy?.per_turn ?? 0);
  const decisions = throws - 1 + (columns.some(({ announce }) => announce) ? 1 : 0);
  return throws * roll + decisions * (looking + putting) + choosing + writing;
}
