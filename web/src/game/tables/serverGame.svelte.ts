/** A game on the server: events arrive over a live connection, actions are sent there first. */
import { RequestRefusal } from "@/net/api";
import { newEntropy } from "@/net/keys";
import { Live, liveAddress } from "@/net/live";
import type { GameAction, Problem, SignName, TableEvent, VariantPage } from "@/wire/types";
import { keepLocalGame, keepTable, type KeptTable, updateTable } from "@/store/browserData";
import { keepDrawn, keepOffered, keepSeen, seenOf } from "@/store/seen";
import { keepEnded } from "./finishedGame";
import { keepGame, type KeptGame } from "./localGame.svelte";
import { keptSeat } from "./seatNames";
import { isOver, undoable } from "./tableState";
import { TableGame } from "./tableGame.svelte";

/** Display time of a quick sign, in milliseconds. */
const SIGN_SHOWN = 4_000;
const MOST_SIGNS = 3;

interface MadeSign {
  /** Distinguishes repetitions of the same sign. */
  number: number;
  seat: number;
  sign: SignName;
}

export class ServerGame extends TableGame {
  readonly offline = false;
  /** Problems of the last refused action. */
  problems: readonly Problem[] = $state.raw([]);
  /** The connection has been away long enough to suggest continuing without it. */
  lost = $state(false);
  /** Recent quick signs, oldest first. */
  signs: readonly MadeSign[] = $state.raw([]);
  readonly events: TableEvent[];
  #live: Live;
  #signsMade = 0;
  #keys: string[];
  #invitation: string | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Resolves when all dice evidence is loaded; later claims of the server must not replace it. */
  #remembered: Promise<void>;

  constructor(
    readonly id: string,
    page: VariantPage,
    events: readonly TableEvent[],
    keys: readonly string[],
    invitation?: string,
    connect?: ConstructorParameters<typeof Live>[4],
  ) {
    super(page, events);
    this.events = [...events];
    this.#keys = [...keys];
    this.#invitation = invitation;
    this.connection = "connecting";
    this.#remembered = keepSeen(id, events);
    this.#live = new Live(
      liveAddress(id),
      () => this.#keys,
      this.known.seq,
      {
        events: (fresh) => this.#receive(fresh),
        welcome: ({ seats, host }) => this.#welcome(seats, host),
        present: ({ seats, watching }) => {
          this.present = seats;
          this.watching = watching;
        },
        sign: ({ seat, sign }) => this.#showSign(seat, sign),
        connection: (state) => this.#setConnection(state),
        problems: (problems) => (this.problems = problems),
      },
      connect,
    );
  }

  /** Keys of this device's seats; the first is the host's if the table was opened here. */
  get keys(): readonly string[] {
    return this.#keys;
  }

  /** Secret that lets others sit down, if this device knows it. */
  get invitation(): string | undefined {
    return this.#invitation;
  }

  /** True if every person sits at this device, so that the game can continue without the server. */
  get allHere(): boolean {
    return this.course.seats.every(({ kind }, seat) => kind === "computer" || this.mine.includes(seat));
  }

  override async act(seat: number, action: GameAction): Promise<void> {
    await this.#done(seat, action);
  }

  /** Draws a seat's share of the dice's randomness, once the server's fingerprint is stored. */
  async draw(): Promise<string> {
    await this.#remembered;
    const entropy = newEntropy();
    await keepOffered(this.id, entropy);
    return entropy;
  }

  /** Stores that the server accepted a share drawn here. */
  async drew(seat: number, entropy: string): Promise<void> {
    await keepDrawn(this.id, seat, entropy);
  }

  /** Sends an action; resolves to true if the server accepted it. */
  async #done(seat: number, action: GameAction): Promise<boolean> {
    this.problems = [];
    this.pending = true;
    this.sent = action;
    try {
      await this.#live.act(seat, action, this.known.seq);
      return true;
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
      // Another event came first; it is visible by now and explains enough.
      if (error.code !== "moved-on") this.problems = error.problems;
      else if (action.type === "undo" && undoable(this.known) === seat) return await this.#done(seat, action);
      return false;
    } finally {
      this.pending = this.#live.waiting > 0;
      if (!this.pending) this.sent = null;
    }
  }

  /** Number of other spectators. */
  get others(): number {
    return Math.max(0, this.watching - (this.mine.length === 0 ? 1 : 0));
  }

  /** Makes a quick sign, on behalf of the seat on turn if several people are here. */
  makeSign(sign: SignName): void {
    const { state } = this.course;
    const seat = this.isMine(state.seat) ? state.seat : this.mine.find((one) => this.isMine(one));
    if (seat !== undefined) this.#live.sign(seat, sign);
  }

  /** Stores a key before it is asked for: whatever becomes of the answer or this page, what it opens is this device's. */
  async offerKey(key: string): Promise<void> {
    if (!this.#keys.includes(key)) this.#keys = [...this.#keys, key];
    await this.keep();
  }

  /** Forgets a key that was refused. */
  async withdrawKey(key: string): Promise<void> {
    this.#keys = this.#keys.filter((other) => other !== key);
    await this.keep();
  }

  /** Shows the server all keys, new ones as well. */
  showKeys(): void {
    this.#live.refresh();
  }

  override close(): void {
    clearTimeout(this.#patience);
    this.#live.close();
  }

  /** Stores the table in this browser. */
  async keep(): Promise<void> {
    const { seats, ended } = this.known;
    const kept: KeptTable = {
      id: this.id,
      kind: "game",
      mode: "server",
      keys: [...this.#keys],
      variant: this.page.names,
      seats: seats.map(keptSeat),
      turn: this.#onTurn(),
      mine: [...this.mine],
      updated: Date.now(),
      finished: ended !== null,
    };
    await keepTable(this.#invitation ? { ...kept, invitation: this.#invitation } : kept);
    await this.#keepEvents();
  }

  /** Continues on this device only, from the last known state; the server's table stays as it is. */
  async goOnHere(): Promise<string> {
    return keepGame({ page: this.page, events: [...this.events], secret: null });
  }

  /** Stores the events, so that the page can be reloaded and played without network. */
  async #keepEvents(): Promise<void> {
    const game: KeptGame = { page: this.page, events: [...this.events], secret: null };
    await keepLocalGame({ id: this.id, game, updated: Date.now() });
  }

  /** The same keys open the same seats of the rematch. */
  async #follow(rematch: string): Promise<void> {
    const { seats } = this.known;
    const kept: KeptTable = {
      id: rematch,
      kind: "game",
      mode: "server",
      keys: [...this.#keys],
      variant: this.page.names,
      seats: seats.map(keptSeat),
      turn: null,
      mine: [...this.mine],
      updated: Date.now(),
      finished: false,
    };
    await keepTable(this.#invitation ? { ...kept, invitation: this.#invitation } : kept);
  }

  /** Adds the game to the history of its players, not of spectators. */
  #keepEnded(): void {
    const { ended, stopped } = this.known;
    // A game that was ended as it stood counts for nobody.
    if (ended && stopped === null && this.mine.length > 0) void this.#keepInHistory();
  }

  async #keepInHistory(): Promise<void> {
    await this.#remembered;
    await keepEnded(this, await seenOf(this.id));
  }

  #onTurn(): number | null {
    const { state, began } = this.known;
    return began && !isOver(this.known) ? state.seat : null;
  }

  #receive(events: readonly TableEvent[]): void {
    this.events.push(...events);
    // The pending action is decided: these events result from it, or came first, so that it is refused.
    this.pending = false;
    this.sent = null;
    for (const event of events) if (event.type === "rematch") void this.#follow(event.table);
    this.happened(events);
    this.#remembered = this.#remembered.then(() => keepSeen(this.id, events));
    void this.#keepEvents();
    void updateTable(this.id, {
      seats: this.known.seats.map(keptSeat),
      turn: this.#onTurn(),
      updated: Date.now(),
      finished: this.known.ended !== null,
    });
    this.#keepEnded();
  }

  #showSign(seat: number, sign: SignName): void {
    const number = (this.#signsMade += 1);
    this.signs = [...this.signs, { number, seat, sign }].slice(-MOST_SIGNS);
    setTimeout(() => (this.signs = this.signs.filter((made) => made.number !== number)), SIGN_SHOWN);
  }

  #welcome(seats: readonly number[], host: boolean): void {
    this.mine = seats;
    this.host = host;
    void this.keep();
    this.#keepEnded();
    void this.#sitDown();
  }

  /**
   * Seats the people at this device; after a rematch, everybody who sat before.
   *
   * Their shares of the randomness are drawn now, after the server has committed to its own.
   */
  async #sitDown(): Promise<void> {
    for (const [seat, { kind, sat, given, here }] of this.known.seats.entries()) {
      if (kind !== "person" || !(given || here) || sat || !this.mine.includes(seat)) continue;
      const entropy = await this.draw();
      if (this.known.seats[seat]?.sat) continue;
      if (await this.#done(seat, { type: "sit", name: given, entropy })) await this.drew(seat, entropy);
    }
  }

  #setConnection(state: "connecting" | "open" | "resting"): void {
    this.connection = state;
    if (state === "open") {
      clearTimeout(this.#patience);
      this.#patience = undefined;
      this.lost = false;
    } else {
      this.#patience ??= setTimeout(() => (this.lost = true), 2_500);
    }
  }
}
