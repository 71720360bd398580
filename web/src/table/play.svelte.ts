/**
 * What somebody here may do at a table, and does: every tap, key and button comes to one of these deeds.
 *
 * Nothing is drawn here, and nothing decided: whether a deed is allowed, the game says.
 */
import { untrack } from "svelte";
import { formatDice } from "@/engine/dice";
import { apply } from "@/engine/engine";
import { RuleRefusal, type Reason } from "@/engine/refusal";
import { seatsOfHeld } from "@/engine/diceSeats";
import { phase, type Action, type Phase } from "@/engine/state";
import { boxAt } from "@/engine/tables";
import { announceable, entries, isBeforeThrow, mayBuy, mayThrowAgain, mustAnnounce } from "@/engine/turn";
import { hasSeenDice } from "@/game/tables/tableState";
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

  /** Settles as soon as the last deed has arrived, or was refused. */
  #doing: Promise<unknown> = Promise.resolve();
  readonly #state = $derived.by(() => this.game.course.state);
  readonly #seated = $derived.by(() => this.game.course.seated);

  readonly now: Phase = $derived.by(() => phase(this.#state));
  /** Somebody here decides what becomes of the roll. */
  readonly decides: boolean = $derived.by(() => this.game.acting !== null && this.now === "decide");
  /** What comes after an entry was taken back has been seen: nothing is left but to choose another box. */
  readonly onlyBox: boolean = $derived.by(() => hasSeenDice(this.game.course));
  /** Whoever decides, here or elsewhere, may throw once more. */
  readonly mayThrow: boolean = $derived.by(() => this.now === "decide" && mayThrowAgain(this.#state) && !this.onlyBox);
  /** Before the first throw a box may be named, or none. */
  readonly before: boolean = $derived.by(() => isBeforeThrow(this.#state));
  /** No throw is left, but one can be bought. */
  readonly mayBuy: boolean = $derived.by(
    () => this.now === "decide" && !this.mayThrow && mayBuy(this.#state) && !this.onlyBox,
  );
  /** Nothing but an announcement is possible: then each tap on the block is one. */
  readonly mustAnnounce: boolean = $derived.by(() => this.decides && mustAnnounce(this.#state));
  /** The boxes that can be announced. */
  readonly announceable: readonly number[] = $derived.by(() => (this.decides ? announceable(this.#state) : []));

  constructor(readonly game: TableGame) {}

  /** Dice can be laid aside, and taken up. */
  get mayHold(): boolean {
    return this.decides && !this.before && (this.mayThrow || this.mayBuy);
  }

  /** The box that was tapped and can be announced; the next tap does it. */
  get called(): number | null {
    const { mode, armed } = this.hand;
    return mode === "enter" && armed !== null && this.announceable.includes(armed) ? armed : null;
  }

  /** How many dice the next throw takes. */
  get toThrow(): number {
    return this.game.course.variant.dice.count - this.hand.dice(this.game.course).length;
  }

  /** How many dice must still be put aside before it. */
  get lacking(): number {
    const { put_aside: aside, release } = this.#state.variant.turn;
    if (release || !this.decides) return 0;
    return Math.max(0, this.#state.turn.lay.length + aside - this.hand.dice(this.game.course).length);
  }

  mayStrike(box: number): boolean {
    return entries(this.#state).some((entry) => entry.strikes && entry.box === box);
  }

  /** Keeps the hand in step with the game, as long as the component lives that is being set up. */
  follow(): void {
    // A new decision begins with the dice as they lie; an announcement changes nothing about them.
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

  /** Does it; what the rules refuse is told. */
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

  /** Shows at once what others do; nothing where nobody else is on. */
  skip(): void {
    if (this.game.telling && this.pressing.take()) this.game.skip();
  }

  /** The next throw, whichever it is; shows at once what is still being shown where others are on. */
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

  /** Costs something, so it is asked for by its own button and by no key. */
  buy(): void {
    if (this.game.acting === null || !this.mayBuy || !this.pressing.take()) return;
    this.#throwOthers(this.game.acting, "bought");
    touch();
  }

  /** Lays a die aside, or takes it up; by its place at the table. */
  hold(seat: number): void {
    if (this.mayHold && this.hand.toggle(seat, this.game.course)) click();
  }

  /** A tap on a box: enters there; announces or strikes where a first tap has asked. */
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

  /** Why a box cannot be filled now, for whoever taps on it. */
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

  /** Takes the last decision back; one that is still on its way arrives first. */
  async undo(): Promise<void> {
    this.pressing.mark();
    await this.#doing;
    if (this.game.telling) this.game.rush();
    else if (this.game.pending || this.game.busy) return;
    if (this.game.undo === null) announce(t("table-nothing-to-undo"));
    else void this.act(this.game.undo, { type: "undo" });
  }

  /** From here on, until it is thought over, a tap on the block announces. */
  toAnnounce(): void {
    if (this.announceable.length > 0) this.hand.turn("announce");
  }

  /** Thinks again about what was to be announced or struck. */
  cancel(): void {
    this.pressing.mark();
    this.hand.rest();
    if (this.mustAnnounce) this.hand.mode = "announce";
  }

  /** Does what a hint says: dice are laid ready first, so that they can still be looked at. */
  take(action: Action): void {
    if (this.game.acting === null) return;
    if (this.before && action.type === "held") this.throwDice();
    else if (action.type === "held" || action.type === "bought") {
      const after = apply(this.#state, action);
      this.hand.hold(seatsOfHeld(this.#seated, after.turn.keeping ?? []), this.game.course);
    } else void this.act(this.game.acting, action);
  }

  /** The next tap on this box does what the first one asked about. */
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

  /** Until something else happens at the table. */
  #tell(reason: Reason): void {
    const { seq } = this.game.course;
    toast(problemWords(reason), { over: () => this.game.course.seq !== seq });
  }

  #idOf(box: number): string {
    return boxAt(this.game.course.variant, box).id;
  }
}
