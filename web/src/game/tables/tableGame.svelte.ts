/**
 * One game as the page sees it, local or on a server: its state, whose turn it is, and the possible actions.
 *
 * `course` is what is shown; `known` may be some events ahead, since dice take time to fall. Nobody decides before the
 * two are equal.
 */
import { refusal } from "@/rules/gameEngine";
import { RuleRefusal } from "@/rules/refusal";
import { prepare, type Variant } from "@/rules/variantTables";
import type { Connection } from "@/net/live";
import type { GameAction, TableEvent, VariantPage } from "@/wire/types";
import { mayMove, settings } from "@/store/settings.svelte";
import { begin, hasSeenDice, isOver, lettingLie, step, undoable, type TableState } from "./tableState";
import { withNames } from "./seatNames";
import * as pace from "./pace";
import { AT_ONCE, Playback, type Pace } from "./playback";

export abstract class TableGame {
  #course: TableState = $state.raw() as TableState;
  readonly #named: TableState = $derived.by(() => withNames(this.#course, this.mine));
  /** The seats played at this device. */
  mine: readonly number[] = $state.raw([]);
  host = $state(false);
  /** Seats with somebody connected; null if nobody can be absent. */
  present: readonly number[] | null = $state.raw(null);
  watching = $state(0);
  connection: Connection | "here" = $state("here");
  /** An action from here awaits its result. */
  pending = $state(false);
  /** That action, where an answer may take long; null once decided. */
  sent: GameAction | null = $state.raw(null);
  /** An event is being shown. */
  busy = $state(false);
  /** Number of throws shown so far; each increment starts an animation. */
  throws = $state(0);
  /** Duration of the last throw in milliseconds; 0 without animation. */
  rolling = $state(0);
  /** Positions of the dice held last at this device; the server receives only their faces. */
  meant: readonly boolean[] = [];
  readonly variant: Variant;

  abstract readonly id: string;
  abstract readonly offline: boolean;

  /** Skips the animations until a person's turn. */
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

  /** The state shown, with display names. */
  get course(): TableState {
    return this.#named;
  }

  set course(shown: TableState) {
    this.#course = shown;
  }

  /** All events since the opening. */
  abstract readonly events: readonly TableEvent[];

  /** The current state, even if not all of it has been shown. */
  get known(): TableState {
    return this.#known;
  }

  /** Seat to be played here now; null on others' turns and while dice fall. */
  readonly acting: number | null = $derived.by(() => {
    const { state, began, ended } = this.course;
    if (!began || this.busy || this.pending || isOver({ state, ended })) return null;
    return this.isMine(state.seat) ? state.seat : null;
  });

  /** Seat whose last decision can be undone here, even while computers' moves are being shown. */
  readonly undo: number | null = $derived.by(() => {
    if (this.pending || (this.busy && !this.telling)) return null;
    const seat = undoable(this.course);
    return seat !== null && this.isMine(seat) ? seat : null;
  });

  /** Others' events are being shown, or a computer plays; `skip` ends that. */
  get telling(): boolean {
    const { state, seats, began, ended } = this.course;
    if (!began || isOver({ state, ended }) || this.isMine(state.seat)) return false;
    return this.busy || seats[state.seat]?.kind === "computer";
  }

  /** Returns true if the server may be asked for values now. */
  get mayAskServer(): boolean {
    return !this.offline && this.connection === "open";
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat) && this.course.seats[seat]?.kind === "person";
  }

  /** Number of people at this table. */
  get persons(): number {
    return this.course.seats.filter(({ kind }) => kind === "person").length;
  }

  throw(seat: number): Promise<void> {
    return this.act(seat, { type: "throw" });
  }

  /** Returns why a decision is impossible now, or null. */
  whyNot(action: Extract<GameAction, { type: "held" | "bought" | "announced" | "scored" | "struck" }>) {
    const throwsOn = action.type === "held" || action.type === "bought";
    if (throwsOn && hasSeenDice(this.course)) return new RuleRefusal("dice-seen");
    return refusal(this.course.state, action);
  }

  abstract act(seat: number, action: GameAction): Promise<void>;

  /** Stops background work; the game remains stored. */
  abstract close(): void;

  /** Shows all pending events immediately; resolves once nothing is being shown any more. */
  rush(): Promise<void> {
    return this.#playback.rush();
  }

  /** Shows events immediately, including future ones, until a local player's turn. */
  skip(): void {
    if (!this.telling) return;
    this.#hasty = this.mine.length > 0;
    void this.rush();
  }

  /** Adds events, shown at the table's pace. */
  protected happened(events: readonly TableEvent[]): void {
    this.#known = events.reduce(step, this.#known);
    this.#playback.add(events);
    if (typeof document !== "undefined" && document.hidden) void this.rush();
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
    // Events repeated after an undo have been seen before.
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
        // The local player on turn may act immediately.
        return event.type !== "rolled" && this.isMine(state.seat) ? 0 : pace.after(event, state, speed);
      },
    };
  }

  #isOwn({ seat }: TableEvent): boolean {
    return seat !== null && this.isMine(seat);
  }
}
