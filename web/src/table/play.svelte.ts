/**
 * Actions of the local players: every tap, key and button calls one of these methods.
 *
 * The game decides what is allowed; nothing is rendered here.
 */
import { untrack } from "svelte";
import { formatDice } from "@/rules/dice";
import { apply } from "@/rules/gameEngine";
import { RuleRefusal, type Reason } from "@/rules/refusal";
import { seatsOfHeld } from "@/rules/diceSeats";
import { phase, type Action, type Phase } from "@/rules/gameState";
import { boxAt } from "@/rules/variantTables";
import { announceable, entries, isBeforeThrow, mayBuy, mayThrowAgain, mustAnnounce } from "@/rules/turn";
import { hasSeenDice, isOver } from "@/game/tables/tableState";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { problemWords, t } from "@/i18n/i18n.svelte";
import type { GameAction } from "@/wire/types";
import { announce, toast } from "@/ui/announcing/announcer";
import { TableHand } from "./tableHand.svelte";
import { strikeWords } from "@/table/voice/narration";
import { DoublePress } from "./doublePress.svelte";
import { click, touch } from "@/table/voice/sounds";

export class Play {
  readonly hand = new TableHand();
  readonly pressing = new DoublePress();

  /** Resolves when the last action has been accepted or refused. */
  #doing: Promise<unknown> = Promise.resolve();
  readonly #state = $derived.by(() => this.game.course.state);
  readonly #seated = $derived.by(() => this.game.course.seated);

  readonly now: Phase = $derived.by(() => (isOver(this.game.course) ? "over" : phase(this.#state)));
  /** True if the roll is to be decided here. */
  readonly decides: boolean = $derived.by(() => this.game.acting !== null && this.now === "decide");
  /** After an undo whose later dice have been seen, only the box can be changed. */
  readonly onlyBox: boolean = $derived.by(() => hasSeenDice(this.game.course));
  /** True if the player who decides, here or elsewhere, may throw again. */
  readonly mayThrow: boolean = $derived.by(() => this.now === "decide" && mayThrowAgain(this.#state) && !this.onlyBox);
  /** Before the first throw, a box may be announced. */
  readonly before: boolean = $derived.by(() => isBeforeThrow(this.#state));
  /** No throw is left, but one can be bought. */
  readonly mayBuy: boolean = $derived.by(
    () => this.now === "decide" && !this.mayThrow && mayBuy(this.#state) && !this.onlyBox,
  );
  /** Only an announcement is possible, so every tap on the sheet announces. */
  readonly mustAnnounce: boolean = $derived.by(() => this.decides && mustAnnounce(this.#state));
  readonly announceable: readonly number[] = $derived.by(() => (this.decides ? announceable(this.#state) : []));

  constructor(readonly game: TableGame) {}

  /** True if dice can be held and released. */
  get mayHold(): boolean {
    return this.decides && !this.before && (this.mayThrow || this.mayBuy);
  }

  /** The announceable box that was tapped; the next tap announces it. */
  get called(): number | null {
    const { mode, armed } = this.hand;
    return mode === "enter" && armed !== null && this.announceable.includes(armed) ? armed : null;
  }

  /** Number of dice in the next throw. */
  get toThrow(): number {
    return this.game.course.variant.dice.count - this.hand.dice(this.game.course).length;
  }

  /** Number of dice still to be put aside before it. */
  get lacking(): number {
    const { put_aside: aside, release } = this.#state.variant.turn;
    if (release || !this.decides) return 0;
    return Math.max(0, this.#state.turn.lay.length + aside - this.hand.dice(this.game.course).length);
  }

  mayStrike(box: number): boolean {
    return entries(this.#state).some((entry) => entry.strikes && entry.box === box);
  }

  /** Keeps the hand in step with the game; must be called during component setup. */
  follow(): void {
    // A new decision starts from the dice as held; an announcement does not change them.
    $effect(() => {
      void this.#seated;
      untrack(() => this.hand.begin(this.game.course, this.game.id));
    });
    $effect(() => {
      if (this.decides) this.hand.keep(this.game.course, this.game.id);
    });
    $effect(() => {
      if (this.mustAnnounce) this.hand.mode = "announce";
    });
  }

  /** Acts, and reports a refusal by the rules. */
  async act(seat: number, action: GameAction): Promise<void> {
    const doing = this.game.act(seat, action);
    this.#doing = Promise.allSettled([doing]);
    try {
      await doing;
    } catch (error) {
      if (!(error instanceof RuleRefusal)) throw error;
      this.#tell(error);
    }
  }

  /** Skips playback of others' moves. */
  skip(): void {
    if (this.game.telling && this.pressing.take()) this.game.skip();
  }

  /** Makes the next throw, of any kind; on others' turns skips playback. */
  throwDice(): void {
    const { acting } = this.game;
    if (acting === null) {
      this.skip();
      return;
    }
    const again = this.now === "decide" && !this.before;
    if (this.mustAnnounce || (again && !this.mayThrow) || !this.pressing.take()) return;
    if (again) this.#throwOthers(acting, "held");
    else void this.act(acting, { type: "throw" });
    touch();
  }

  /** Costs points, so it has its own button and no key. */
  buy(): void {
    if (this.game.acting === null || !this.mayBuy || !this.pressing.take()) return;
    this.#throwOthers(this.game.acting, "bought");
    touch();
  }

  /** Holds or releases the die at a position. */
  hold(seat: number): void {
    if (this.mayHold && this.hand.toggle(seat, this.game.course)) click();
  }

  /** A tap on a box enters, or announces or strikes on the second tap. */
  tap(box: number): void {
    if (!this.decides) return;
    const { mode, armed } = this.hand;
    const entry = entries(this.#state).find((one) => one.box === box);
    if (mode === "announce") this.#announce(box);
    else if (this.called === box) this.announce(box);
    else if (mode === "enter" && this.announceable.includes(box)) this.#arm(box);
    else if (mode === "enter" && entry?.scores) this.#write("scored", box);
    else if (entry?.strikes && armed === box) this.strike(box);
    else if (entry?.strikes) {
      this.#arm(box);
      announce(strikeWords(this.game.course, box));
    }
  }

  /** Explains why a box cannot be filled now. */
  explain(box: number): void {
    const reason = this.game.whyNot({ type: "scored", box: this.#idOf(box) });
    if (reason) this.#tell(reason);
  }

  announce(box: number): void {
    if (this.pressing.take()) this.#announce(box);
  }

  #announce(box: number): void {
    if (this.game.acting === null) return;
    this.hand.rest();
    void this.act(this.game.acting, { type: "announced", box: this.#idOf(box) });
  }

  strike(box: number): void {
    if (this.pressing.take()) this.#write("struck", box);
  }

  /** Undoes the last decision, once it has been accepted. */
  async undo(): Promise<void> {
    this.pressing.mark();
    await this.#doing;
    if (this.game.telling) await this.game.rush();
    else if (this.game.pending || this.game.busy) return;
    if (this.game.undo === null) announce(t("table-nothing-to-undo"));
    else void this.act(this.game.undo, { type: "undo" });
  }

  /** Taps on the sheet now announce, until cancelled. */
  toAnnounce(): void {
    if (this.announceable.length > 0) this.hand.turn("announce");
  }

  /** Cancels a pending announcement or strike. */
  cancel(): void {
    this.pressing.mark();
    this.hand.rest();
    if (this.mustAnnounce) this.hand.mode = "announce";
  }

  /** Takes a hint's action; dice are only marked, so that the user can check them. */
  take(action: Action): void {
    if (this.game.acting === null) return;
    if (this.before && action.type === "held") this.throwDice();
    else if (action.type === "held" || action.type === "bought") {
      const after = apply(this.#state, action);
      this.hand.hold(seatsOfHeld(this.#seated, after.turn.keeping ?? []), this.game.course);
    } else void this.act(this.game.acting, action);
  }

  /** Makes the next tap on this box carry out what the first one asked. */
  #arm(box: number): void {
    this.pressing.mark();
    this.hand.armed = box;
  }

  #throwOthers(seat: number, type: "held" | "bought"): void {
    this.game.meant = this.hand.held;
    void this.act(seat, { type, dice: formatDice(this.hand.dice(this.game.course)) });
  }

  #write(type: "scored" | "struck", box: number): void {
    if (this.game.acting === null) return;
    this.hand.rest();
    touch();
    void this.act(this.game.acting, { type, box: this.#idOf(box) });
  }

  /** Shown until something else happens at the table. */
  #tell(reason: Reason): void {
    const { seq } = this.game.course;
    toast(problemWords(reason), { over: () => this.game.course.seq !== seq });
  }

  #idOf(box: number): string {
    return boxAt(this.game.course.variant, box).id;
  }
}
