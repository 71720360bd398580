/**
 * How long each event is shown: long enough to follow a turn, and never longer than whoever is next wants to wait.
 *
 * A throw rolls, it is looked at, dice are put aside; at last the entry is written. Where a variant has more throws than
 * three, all of it goes faster, so that a turn is over in the same time.
 */
import type { GameState } from "@/engine/state";
import { regularThrows } from "@/engine/turn";
import type { Speed } from "@/store/settings.svelte";
import type { TableEvent } from "@/wire/types";

/** Milliseconds. */
interface Telling {
  /** The dice are in the air. */
  rolling: number;
  /** They lie, and it is thought over which of them stay. */
  looking: number;
  /** Some of them are put aside, or a box is announced. */
  putting: number;
  /** They lie for the last time, before they are written down. */
  choosing: number;
  /** The entry stands, and somebody is next whose turn is told as well. */
  writing: number;
  /** It is looked at who begins. */
  beginning: number;
  /** No turn takes longer. */
  most: number;
}

const TOLD: Record<Speed, Telling> = {
  calm: { rolling: 1300, looking: 550, putting: 350, choosing: 650, writing: 450, beginning: 1500, most: 8000 },
  quick: { rolling: 480, looking: 170, putting: 150, choosing: 320, writing: 200, beginning: 700, most: 2400 },
  instant: { rolling: 0, looking: 0, putting: 0, choosing: 0, writing: 0, beginning: 0, most: 0 },
};

/** How long one's own throw rolls. */
const OWN_ROLLING: Record<Speed, number> = { calm: 1500, quick: 900, instant: 0 };

/** What a turn is told in, at most, where all throws of it are used. */
export function longest(state: GameState, speed: Speed): number {
  return least(state, speed) * whole(state, TOLD[speed]);
}

/** How long an own throw rolls, or somebody else's in this game. */
export function rolling(state: GameState, speed: Speed, own: boolean): number {
  return own ? OWN_ROLLING[speed] : TOLD[speed].rolling * least(state, speed);
}

/** How long somebody else's event is waited for, while what was before it can be looked at. */
export function before({ type }: TableEvent, state: GameState, speed: Speed): number {
  const { looking, choosing } = TOLD[speed];
  if (type === "held" || type === "bought" || type === "announced") return looking * least(state, speed);
  return type === "scored" || type === "struck" ? choosing * least(state, speed) : 0;
}

/** How long it is looked at who begins, before somebody else's first throw. */
export function beginning(speed: Speed): number {
  return TOLD[speed].beginning;
}

/** How long it takes itself. */
export function after({ type }: TableEvent, state: GameState, speed: Speed): number {
  const { putting, writing } = TOLD[speed];
  if (type === "rolled") return rolling(state, speed, false);
  if (type === "held" || type === "bought" || type === "announced") return putting * least(state, speed);
  return type === "scored" || type === "struck" ? writing * least(state, speed) : 0;
}

/** By how much a turn is told faster because there is much to tell. */
function least(state: GameState, speed: Speed): number {
  const told = TOLD[speed];
  return Math.min(1, told.most / Math.max(1, whole(state, told)));
}

function whole(state: GameState, { rolling: roll, looking, putting, choosing, writing }: Telling): number {
  const { turn, columns } = state.variant;
  const throws = regularThrows(state) + (turn.buy?.per_turn ?? 0);
  const decisions = throws - 1 + (columns.some(({ announce }) => announce) ? 1 : 0);
  return throws * roll + decisions * (looking + putting) + choosing + writing;
}
