/** The large button: the next step, or why there is none. */
import { boxName } from "@/rules/boxNames";
import { boxAt } from "@/rules/variantTables";
import { entries } from "@/rules/turn";
import { named, t } from "@/i18n/i18n.svelte";
import { turnWords } from "@/table/voice/formOfAddress";
import { focusBlock } from "./tableKeys";
import type { GameAction } from "@/wire/types";
import type { Play } from "./play.svelte";

export interface NextStep {
  label: string;
  kind: "throw" | "plain" | "strike";
  run: () => void;
  /** Pressed and waiting for the server. */
  sent?: boolean;
  /** Disabled, but it keeps its place and the focus. */
  rests?: boolean;
}

export function nextStep(play: Play): NextStep {
  const step = upcoming(play);
  return play.pressing.fresh ? { ...step, rests: true } : step;
}

function upcoming(play: Play): NextStep {
  const { game, now } = play;
  if (game.acting === null) return whileOthersAct(play);
  const run = () => play.throwDice();
  if (now === "start") return { label: t("table-throw-start"), kind: "throw", run };
  const count = game.course.variant.dice.count;
  const all: NextStep = { label: t("table-throw-all", { count }), kind: "throw", run };
  if (now === "throw") return all;
  return answer(play) ?? (play.before ? all : nextThrow(play));
}

function whileOthersAct(play: Play): NextStep {
  const { game, now } = play;
  const { state } = game.course;
  const own = game.isMine(state.seat);
  if (game.telling) return { label: t("table-skip"), kind: "plain", run: () => play.skip() };
  if (!own) return resting(turnWords(game));
  const sent = game.sent !== null && isThrow(game.sent);
  const number = state.turn.throws + (sent && now === "decide" ? 1 : 0);
  return { ...resting(t("table-throw-number", { throw: Math.max(1, number) })), sent };
}

function isThrow({ type }: GameAction): boolean {
  return type === "throw" || type === "held" || type === "bought";
}

/** The answer to a pending question, or null. */
function answer(play: Play): NextStep | null {
  const { called, hand, game } = play;
  const { variant } = game.course;
  if (called !== null) {
    const box = named(boxAt(variant, called).names);
    return { label: t("table-announce-box", { box }), kind: "throw", run: () => play.announce(called) };
  }
  const doomed = hand.armed;
  if (doomed !== null) {
    const box = named(boxName(variant, doomed));
    return { label: t("table-strike-box", { box }), kind: "strike", run: () => play.strike(doomed) };
  }
  // The sheet already asks which box; the button moves the focus there.
  if (play.mustAnnounce) return { label: t("table-announce"), kind: "throw", run: focusBlock };
  if (hand.mode !== "enter") return { label: t("table-cancel"), kind: "plain", run: () => play.cancel() };
  return null;
}

function nextThrow(play: Play): NextStep {
  const { lacking, toThrow } = play;
  if (play.onlyBox) return resting(t("table-other-box"));
  if (!play.mayThrow) return resting(t(isMissed(play) ? "table-announce-missed" : "table-enter-now"));
  if (toThrow === 0) return resting(t("table-all-lie"));
  if (lacking > 0) return resting(t("table-put-aside", { count: lacking }));
  return { label: t("table-throw-some", { count: toThrow }), kind: "throw", run: () => play.throwDice() };
}

/** An announced box was missed: it can only be struck. */
function isMissed({ game }: Play): boolean {
  const { state } = game.course;
  return state.turn.announced !== null && !entries(state).some(({ scores }) => scores);
}

function resting(label: string): NextStep {
  return { label, kind: "plain", run: () => undefined, rests: true };
}
