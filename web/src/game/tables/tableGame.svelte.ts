/**
 * One game as the page sees it, wherever it is played: what is shown, whose turn it is, and what can be done.
 *
 * `course` is what is shown; `known` may be some events ahead of it, because dice take a moment to fall. Nobody decides
 * anything before both are the same.
 */
import { refusal } from "@/engine/engine";
import { RuleRefusal } from "@/engine/refusal";
import { phase } from "@/engine/state";
import { prepare, type Variant } from "@/engine/tables";
import type { Connection } from "@/net/live";
import type { GameAction, TableEvent, VariantPage } from "@/wire/types";
import { mayMove, settings } from "@/store/settings.svelte";
import { begin, hasSeenDice, lettingLie, step, undoable, type TableState } from "./tableState";
import { withNames } from "./seatNames";
import * as pace from "./pace";
import { AT_ONCE, Playback, type Pace } from "./playback";

export abstract class TableGame {
  #course: TableState = $state.raw() as TableState;
  readonly #named: TableState = $derived.by(() => withNames(this.#course, this.mine));
  /** The seats that this device acts for. */
  mine: readonly number[] = $state.raw([]);
  host = $state(false);
  /** Seats of which somebody is connected; null where nobody can be missing. */
  present: readonly number[] | null = $state.raw(null);
  watching = $state(0);
  connection: Connection | "here" = $state("here");
  /** Something was done here, and what it brought is not known yet. */
  pending = $state(false);
  /** What that is, where an answer may be long in coming; null as soon as it is decided. */
  sent: GameAction | null = $state.raw(null);
  /** Something is being shown that takes a moment. */
  busy = $state(false);
  /** The dice that are in the air just now, counted: each new number is a throw. */
  throws = $state(0);
  /** How many milliseconds the last of them rolls; 0 where it lies at once. */
  rolling = $state(0);
  /** The seats of the dice that somebody here just let lie: the server hears only what they show. */
  meant: readonly boolean[] = [];
  readonly variant: Variant;

  abstract readonly id: string;
  abstract readonly offline: boolean;

  /** Nobody wants to watch before a person is on turn. */
  #hasty = false;
  #known: TableState;
  #playback: Playback;

  protected constructor(
    readonly page: VariantPage,
    events: readonly TableEvent[],
  ) {
    const [first, ...others] = events;
    if (first?.type !== "opened") throw new Error("a table begins with its opening");
    this.variant = prepare(page.tables);
    this.#known = others.reduce(step, begin(first, this.variant));
    this.course = this.#known;
    this.#playback = new Playback(
      () => this.#pace(),
      (event) => this.#show(event),
      (rested) => (this.busy = !rested),
    );
  }

  /** What is shown, with everybody called as this page calls them. */
  get course(): TableState {
    return this.#named;
  }

  set course(shown: TableState) {
    this.#course = shown;
  }

  /** All that happened, from the opening on. */
  abstract readonly events: readonly TableEvent[];

  /** Where the game is, even if not all of it has been shown. */
  get known(): TableState {
    return this.#known;
  }

  /** The seat that somebody here may act for now; null where others are on, or dice are still falling. */
  readonly acting: number | null = $derived.by(() => {
    const { state, began, ended } = this.course;
    if (!began || ended || this.busy || this.pending || phase(state) === "over") return null;
    return this.isMine(state.seat) ? state.seat : null;
  });

  /** Whose last decision somebody here may take back, also while it is being told what computers do. */
  readonly undo: number | null = $derived.by(() => {
    if (this.pending || (this.busy && !this.telling)) return null;
    const seat = undoable(this.course);
    return seat !== null && this.isMine(seat) ? seat : null;
  });

  /** What somebody elsewhere did is being shown, or a computer plays: `skip` ends that. */
  get telling(): boolean {
    const { state, seats, began } = this.course;
    if (!began || phase(state) === "over" || this.isMine(state.seat)) return false;
    return this.busy || seats[state.seat]?.kind === "computer";
  }

  /** Whether the server may be asked for values now. */
  get mayAskServer(): boolean {
    return !this.offline && this.connection === "open";
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat) && this.course.seats[seat]?.kind === "person";
  }

  /** The people at this table. */
  get persons(): number {
    return this.course.seats.filter(({ kind }) => kind === "person").length;
  }

  throw(seat: number): Promise<void> {
    return this.act(seat, { type: "throw" });
  }

  /** Why a decision is not possible now; null where it is. */
  whyNot(action: Extract<GameAction, { type: "held" | "bought" | "announced" | "scored" | "struck" }>) {
    const throwsOn = action.type === "held" || action.type === "bought";
    if (throwsOn && hasSeenDice(this.course)) return new RuleRefusal("dice-seen");
    return refusal(this.course.state, action);
  }

  abstract act(seat: number, action: GameAction): Promise<void>;

  /** Ends what runs in the background; the game stays where it is kept. */
  abstract close(): void;

  /** Shows at once what is still being shown. */
  rush(): void {
    this.#playback.rush();
  }

  /** Shows at once what is being told, up to the turn of somebody here, also what is still to come. */
  skip(): void {
    if (!this.telling) return;
    this.#hasty = this.mine.length > 0;
    this.rush();
  }

  /** Takes what happened; it is shown at the pace of the table. */
  protected happened(events: readonly TableEvent[]): void {
    this.#known = events.reduce(step, this.#known);
    this.#playback.add(events);
    if (typeof document !== "undefined" && document.hidden) this.rush();
  }

  #show(event: TableEvent): void {
    const told = this.#pace();
    this.course = step(this.course, event);
    if (event.type === "held" || event.type === "bought") this.course = lettingLie(this.course, event.dice, this.meant);
    if (event.type === "rolled" || event.type === "start-rolled") {
      this.rolling = told.after(event);
      this.throws += 1;
    }
    if (this.course.ended || this.course.seats[this.course.state.seat]?.kind === "person") this.#hasty = false;
  }

  #pace(): Pace {
    // What comes again after something else was decided has been seen.
    if (!mayMove() || this.#hasty || hasSeenDice(this.course)) return AT_ONCE;
    const { speed } = settings;
    return {
      before: (event) => {
        if (this.#isOwn(event)) return 0;
        const begins = event.type === "rolled" && this.course.moves.at(-1)?.event.type === "start-rolled";
        return begins ? pace.beginning(speed) : pace.before(event, this.course.state, speed);
      },
      after: (event) => {
        const { state } = this.course;
        if (this.#isOwn(event)) return event.type === "rolled" ? pace.rolling(state, speed, true) : 0;
        // Whoever is on turn here may act at once.
        return event.type !== "rolled" && this.isMine(state.seat) ? 0 : pace.after(event, state, speed);
      },
    };
  }

  #isOwn({ seat }: TableEvent): boolean {
    return seat !== null && this.isMine(seat);
  }
}
