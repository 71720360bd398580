/**
 * Announces events to screen readers: each of one's own throws, one sentence per turn of others, and whose turn it is.
 */
import { phase } from "@/rules/gameState";
import type { TableState, Move } from "@/game/tables/tableState";
import { t } from "@/i18n/i18n.svelte";
import { afterThrow, sentence, wholeTurn, whoBegins, type Speaker } from "./narration";

export class Narrator {
  #heard: TableState | undefined;

  /**
   * @param speaker returns who a seat is.
   * @param call returns the call to a seat on turn.
   */
  constructor(
    private readonly speaker: (seat: number) => Speaker,
    private readonly call: (seat: number) => string,
    private readonly say: (words: string) => void,
  ) {}

  /** Announces new moves; returns true if something was entered. */
  hear(course: TableState): boolean {
    const before = this.#heard;
    this.#heard = course;
    if (!before || before.seq === course.seq) return false;
    if (course.moves.length < before.moves.length) {
      this.say(t("table-undone"));
      return false;
    }
    const fresh = course.moves.slice(before.moves.length);
    const words = fresh.flatMap((move) => this.#words(move) || []);
    const last = fresh.at(-1);
    const entered = last?.event.type === "scored" || last?.event.type === "struck";
    if (course.rematch && !before.rematch) words.push(t("table-rematch-open"));
    if (last && phase(course.state) === "over") words.push(t("play-over"));
    else if (whoBegins(course, this.speaker)) words.push(whoBegins(course, this.speaker));
    else if (entered && this.#isHere(course.state.seat)) words.push(this.call(course.state.seat));
    if (words.length > 0) this.say(words.join(" "));
    return entered;
  }

  #isHere(seat: number): boolean {
    return this.speaker(seat).person === "you";
  }

  #words(move: Move): string {
    const who = this.speaker(move.seat);
    const own = who.person === "you";
    switch (move.event.type) {
      case "rolled":
        return own ? afterThrow(move, who) : "";
      case "scored":
      case "struck":
        return own ? sentence(move, who) : wholeTurn(move, who);
      case "start-rolled":
        return "";
      default:
        return sentence(move, who);
    }
  }
}
