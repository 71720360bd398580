/** What would be best now, and what the alternatives cost. */
import { parseDice, type Dice } from "@/rules/dice";
import { formatPosition } from "@/rules/positionText";
import { phase, type GameState } from "@/rules/gameState";
import { ServerUnreachable } from "@/net/api";
import { after } from "@/net/polling";
import type { TableState } from "@/game/tables/tableState";
import { whyUnsolved, type Unsolved } from "./deviceValues";
import { victoryFirst, type HintGoal, type Hint } from "./hint";
import { Inquiry } from "./inquiry.svelte";
import {
  adviseForPoints,
  adviseForWinning,
  AT_ONCE_MS,
  isRough,
  type Advice,
  type AdviceCertainty,
} from "./valueSource";

const SHOWN = 6;

export class Hints {
  readonly #points = new Inquiry<Advice>();
  readonly #wins = new Inquiry<Advice>();
  #state: GameState | null = $state.raw(null);
  #aim: HintGoal = $state("points");

  /** Until there is an answer for one aim, the answer for the other is shown. */
  readonly #advice: Advice | null = $derived.by(() => {
    const [first, second] = this.#aim === "win" ? [this.#wins, this.#points] : [this.#points, this.#wins];
    return first.answer ?? second.answer;
  });

  readonly list: readonly Hint[] = $derived(
    this.#state && this.#advice ? victoryFirst(this.#state, this.#advice.options).slice(0, SHOWN) : [],
  );

  readonly source: AdviceCertainty = $derived(this.#advice?.certainty ?? "rough");

  /** Why this device has no exact values. */
  readonly unsolved: Unsolved | null = $derived((this.#state && whyUnsolved(this.#state.variant)) ?? null);

  /** Why the best one is better than the next that is clearly worse; null if unknown. */
  readonly reason: string | null = $derived(
    this.list[0]?.action === this.#advice?.options[0]?.action ? (this.#advice?.reason ?? null) : null,
  );

  /** Each seat's chance to win if all play on for points; null if unknown. */
  readonly chances: readonly number[] | null = $derived(this.#advice?.chances ?? null);

  /** - idle: nothing to advise; asking; shown; none: no advice available. */
  readonly stage: "idle" | "asking" | "shown" | "none" = $derived.by(() => {
    if (this.#state === null) return "idle";
    if (this.#advice) return this.list.length > 0 ? "shown" : "none";
    return this.#points.stage === "failed" ? "none" : "asking";
  });

  /** How far the server is with better values, from 0 to 1; null if none are expected. */
  readonly progress: number | null = $derived(
    this.winning === "shown" || (this.#points.answer && !isRough(this.#points.answer)) ? null : this.#points.progress,
  );

  /** How far the server is with the chances to win, from 0 to 1; null if it has not said. */
  readonly winProgress: number | null = $derived(this.#wins.progress);

  /**
   * Advice for winning. Unless it is shown, advice for points is.
   *
   * - unasked; coming: it is being worked out; shown; away: without network, nobody can; unknown: nobody can say.
   */
  get winning(): "unasked" | "coming" | "shown" | "away" | "unknown" {
    if (this.#aim === "points") return "unasked";
    if (this.#wins.stage === "answered") return "shown";
    if (this.#wins.stage === "asking") return "coming";
    return this.#wins.stage === "idle" || this.#wins.failure instanceof ServerUnreachable ? "away" : "unknown";
  }

  get best(): Hint | null {
    return this.list[0] ?? null;
  }

  /** The dice that the best action holds; null for other actions. */
  get hold(): Dice | null {
    const action = this.best?.action;
    return action && (action.type === "held" || action.type === "bought") ? parseDice(action.dice) : null;
  }

  rest(): void {
    this.#state = null;
    this.#aim = "points";
    this.#points.reset();
    this.#wins.reset();
  }

  /** Asks what is best where the game stands; the same is asked again only for winning, once the server is back. */
  async ask({ opened, state }: TableState, offline: boolean, wanted: HintGoal = "points"): Promise<void> {
    if (phase(state) !== "decide") {
      this.rest();
      return;
    }
    const position = formatPosition(state);
    const aim = state.cards.length > 1 ? wanted : "points";
    const isSame = this.#state !== null && position === formatPosition(this.#state);
    if (isSame && aim === this.#aim && (offline || this.winning !== "away")) return;
    // For the same position, the answer for the other aim stays until there is a new one.
    if (isSame) for (const inquiry of [this.#points, this.#wins]) inquiry.cancel();
    else this.rest();
    [this.#state, this.#aim] = [state, aim];
    const question = { rules: opened.rules, state };
    if (aim === "win") {
      const won = this.#wins.ask((asked) => adviseForWinning(question, offline, asked));
      await Promise.race([won, after(AT_ONCE_MS)]);
      if (this.#state !== state || this.#aim !== aim || this.winning === "shown") return;
    }
    await this.#points.ask((asked) => adviseForPoints(question, offline, asked));
  }
}
