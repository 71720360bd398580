/**
 * Values of the actions in a position: by the table or network on this device, by the server, or estimated here.
 *
 * Where the server gives no reason, this device finds it, if it has solved the game itself.
 */
import { formatPosition } from "@/rules/positionText";
import type { GameState } from "@/rules/gameState";
import { advise, ServerUnreachable } from "@/net/api";
import { HAS_SERVER } from "@/site";
import { after, isSolving, unlessRefused, untilSolved } from "@/net/polling";
import type { AdviceAnswer, Certainty, Rules } from "@/wire/types";
import { estimatedValues, fetchKnown, knownValues } from "./deviceValues";
import { byValue, toScore, toWin, type HintGoal, type Hint } from "./hint";
import type { InquiryHandle } from "./inquiry.svelte";

/** How far values can be trusted; `here`: a rough estimate of this device, in which only differences mean something. */
export type AdviceCertainty = Certainty | "here";

export interface Advice {
  /** The best one first. */
  readonly options: readonly Hint[];
  readonly certainty: AdviceCertainty;
  /** Why the best one is better than the next that is clearly worse; null if unknown. */
  readonly reason: string | null;
  /** Each seat's chance to win if all play on for points; only in advice for winning. */
  readonly chances: readonly number[] | null;
}

export interface PositionQuestion {
  readonly rules: Rules;
  readonly state: GameState;
}

const POLLING_MS = 700;
/** Less certain values wait so long for better ones, so that they do not flash by. */
export const AT_ONCE_MS = 300;
const TRUST: Readonly<Record<AdviceCertainty, number>> = { here: 0, rough: 1, learned: 2, exact: 3 };

/** Whether the server can still improve on this. */
export function isRough({ certainty }: Advice): boolean {
  return TRUST[certainty] <= TRUST.rough;
}

/**
 * Answers with this device's values as soon as they are known, and with the server's unless they are less certain.
 *
 * Answers with an estimate if neither arrives at once, which stays if neither arrives at all.
 */
export async function adviseForPoints(
  { rules, state }: PositionQuestion,
  offline: boolean,
  { current, onanswer, onprogress, signal }: InquiryHandle<Advice>,
): Promise<undefined> {
  const isBetter = (advice: Advice, least: number): boolean => {
    const shown = current();
    return !shown || TRUST[advice.certainty] - TRUST[shown.certainty] >= least;
  };
  // Without a server, this device's own values are waited for.
  const ready = offline ? fetchKnown(rules, state.variant) : Promise.resolve();
  const own = ready.then(() => adviceOfDevice(state));
  const device = own.then((found) => {
    // The server's advice of the same certainty has a reason besides.
    if (found && isBetter(found, 1)) onanswer(found);
    return found;
  });
  const ask = () => advise(rules, formatPosition(state), signal, "mean");
  const polled = () => unlessRefused(untilSolved(ask, { pauseMs: POLLING_MS, signal, onprogress }));
  const server = offline
    ? device
    : polled().then((answer) => {
        const found = answer && toAdvice(answer, "points");
        if (found && isBetter(found, 0)) onanswer(found);
        return found;
      });
  const better = Promise.race([server, device.then((found) => found ?? server)]);
  const [estimate] = await Promise.all([estimatedValues(state), Promise.race([better, after(AT_ONCE_MS)])]);
  if (current() === null) onanswer({ ...WITHOUT_REASON, options: byValue(estimate, false), certainty: "here" });
  await better;
  await server;
  const shown = current();
  if ((await device)?.certainty !== "exact" || !shown || shown.reason !== null) return;
  // Loaded on demand: with a network it is rarely needed.
  const { withReason } = await import("./deviceReasons");
  onanswer(await withReason({ rules, state }, shown));
}

/**
 * Answers as soon as the server, or without it this device, knows how often each action wins; not at all if neither can.
 *
 * @throws ServerUnreachable where only the server could.
 */
export async function adviseForWinning(
  question: PositionQuestion,
  offline: boolean,
  asked: InquiryHandle<Advice>,
): Promise<Advice | undefined> {
  try {
    if (offline) throw new ServerUnreachable("asked nobody");
    return await winningAtServer(question, asked);
  } catch (error) {
    if (!(error instanceof ServerUnreachable)) throw error;
    // Loaded on demand: with a network it is not needed.
    const { winningHere } = await import("./deviceWinning");
    const found = await winningHere(question, asked);
    if (!found && HAS_SERVER) throw error;
    return found;
  }
}

async function winningAtServer(
  { rules, state }: PositionQuestion,
  { onprogress, signal }: InquiryHandle<Advice>,
): Promise<Advice | undefined> {
  const ask = () => advise(rules, formatPosition(state), signal, "win");
  return toAdvice(await untilSolved(ask, { pauseMs: POLLING_MS, signal, onprogress }), "win");
}

/** Returns what the server knows already; undefined if it has yet to solve the rules, refuses or cannot be reached. */
export async function adviceOfServer(
  rules: Rules,
  position: string,
  aim: HintGoal,
  signal?: AbortSignal,
): Promise<Advice | undefined> {
  const answer = await unlessRefused(advise(rules, position, signal, aim === "win" ? "win" : "mean"));
  return answer && !isSolving(answer) ? toAdvice(answer, aim) : undefined;
}

/** Returns undefined if this device has no table of the rules. */
export async function adviceOfDevice(state: GameState): Promise<Advice | undefined> {
  const known = await knownValues(state);
  return known && { ...WITHOUT_REASON, options: byValue(known.values, true), certainty: known.certainty };
}

const WITHOUT_REASON = { reason: null, chances: null } as const;

function toAdvice(answer: AdviceAnswer, aim: HintGoal): Advice | undefined {
  const { certainty, reason, chances } = answer;
  const options = aim === "win" ? toWin(answer) : toScore(answer);
  return options ? { options, certainty, reason, chances } : undefined;
}
