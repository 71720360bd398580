/** Restrictions of the current choice in one sentence: a pending question, an announcement, a forced box. */
import { sharesThrows } from "@/rules/card";
import { at } from "@/rules/list";
import { boxName } from "@/rules/boxNames";
import { boxAt } from "@/rules/variantTables";
import { whyForced } from "@/rules/refusalReason";
import { named, t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";
import { speakerOf } from "@/table/voice/formOfAddress";
import { strikeWords, whoBegins } from "@/table/voice/narration";
import type { Play } from "./play.svelte";

/** Returns the sentence; empty without restrictions, or if a hint already names the action. */
export function narrowing(play: Play, hinted = false): string {
  const { called, decides, game, hand } = play;
  const { course } = game;
  const { variant, state } = course;
  const begins = beginning(play);
  if (begins) return begins;
  if (!decides) return "";
  if (called !== null) return t("table-announce-sure", { box: named(boxName(variant, called)) });
  if (hand.armed !== null) return strikeWords(course, hand.armed);
  if (play.mustAnnounce) return t(play.before ? "table-announce-must-before" : "table-announce-must");
  if (hand.mode === "announce") return t("table-announce-which");
  if (hand.mode === "strike") return t("table-strike-which");
  if (state.turn.announced !== null)
    return t("table-announced", { box: named(boxAt(variant, state.turn.announced).names) });
  const [reason] = whyForced(state);
  const [, forced] = /^forced-(.*)/.exec(reason?.code ?? "") ?? [];
  if (reason && forced) return t(`table-forced-${forced}`, wordsOf(reason.facts));
  if (play.onlyBox) return t("table-only-box");
  if (play.announceable.length > 0)
    return hinted ? "" : t(play.before ? "table-announce-may-before" : "table-announce-may");
  return play.mayBuy ? t("table-buy-left", { left: throwsToBuy(play) }) : "";
}

/** Returns true if a question must be answered first, so that throws left do not matter. */
export function isAsked(play: Play): boolean {
  const { armed, mode } = play.hand;
  if (play.decides && play.onlyBox) return true;
  return beginning(play) !== "" || (play.decides && !play.mustAnnounce && (armed !== null || mode !== "enter"));
}

/** Names the first player while the starting throws are shown. */
function beginning(play: Play): string {
  const { game, now } = play;
  return now === "throw" || play.before ? whoBegins(game.course, (seat) => speakerOf(game, seat)) : "";
}

/** Throws still available in each column, or on the whole card. */
function throwsToBuy({ game }: Play): string {
  const { variant, state } = game.course;
  const used = state.cards[state.seat]?.bought ?? [];
  const paying = sharesThrows(variant) ? variant.columns.slice(0, 1) : variant.columns;
  const left = paying.map(({ names }, column) => {
    const count = String((variant.turn.buy?.per_column ?? 0) - at(used, column));
    return paying.length > 1 ? t("ui-colon", { of: named(names), what: count }) : count;
  });
  return left.join(", ");
}

function wordsOf(facts: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === "object" ? named(fact as Names) : (fact as string),
    ]),
  );
}
