/** A game at the server: what happens there comes over a live connection, and what is done here goes there first. */
import { RequestRefusal } from "@/net/api";
import { newEntropy } from "@/net/keys";
import { Live, liveAddress } from "@/net/live";
import type { GameAction, Problem, SignName, TableEvent, VariantPage } from "@/wire/types";
import { keepLocalGame, keepTable, type KeptTable, updateTable } from "@/store/browserData";
import { keepDrawn, keepOffered, keepSeen, seenOf } from "@/store/seen";
import { keepEnded } from "./finishedGame";
import { keepGame, type KeptGame } from "./localGame.svelte";
import { keptSeat } from "./seatNames";
import { phase } from "@/engine/state";
import { undoable } from "./tableState";
import { TableGame } from "./tableGame.svelte";

/** How long a quick sign is seen, in milliseconds. */
const SIGN_SHOWN = 4_000;
const MOST_SIGNS = 3;

interface MadeSign {
  /** Counts them, so that the same one twice is told apart. */
  number: number;
  seat: number;
  sign: SignName;
}

export class ServerGame extends TableGame {
  readonly offline = false;
  /** What the server said no to, last. */
  problems: readonly Problem[] = $state.raw([]);
  /** The connection has been away for so long that playing on without it is worth a thought. */
  lost = $state(false);
  /** Quick signs that were just made, the oldest first. */
  signs: readonly MadeSign[] = $state.raw([]);
  readonly events: TableEvent[];
  #live: Live;
  #signsMade = 0;
  #keys: string[];
  #invitation: string | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Settles when all that happened is remembered: nothing that the server says later can take its place. */
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
        events: (fresh) => this.#arrived(fresh),
        welcome: ({ seats, host }) => this.#welcomed(seats, host),
        present: ({ seats, watching }) => {
          this.present = seats;
          this.watching = watching;
        },
        sign: ({ seat, sign }) => this.#signed(seat, sign),
        connection: (state) => this.#connected(state),
        problems: (problems) => (this.problems = problems),
      },
      connect,
    );
  }

  /** What opens the seats of this device; the first one is the host's where the table was opened here. */
  get keys(): readonly string[] {
    return this.#keys;
  }

  /** What lets others sit down, where this device knows it. */
  get invitation(): string | undefined {
    return this.#invitation;
  }

  /** Everybody who is a person sits at this device, so that the game can go on without the server. */
  get allHere(): boolean {
    return this.course.seats.every(({ kind }, seat) => kind === "computer" || this.mine.includes(seat));
  }

  override async act(seat: number, action: GameAction): Promise<void> {
    await this.#done(seat, action);
  }

  /** Draws what a seat adds to the dice, once the server's fingerprint is remembered. */
  async draw(): Promise<string> {
    await this.#remembered;
    const entropy = newEntropy();
    await keepOffered(this.id, entropy);
    return entropy;
  }

  /** Remembers that the server took a number that was drawn here. */
  async drew(seat: number, entropy: string): Promise<void> {
    await keepDrawn(this.id, seat, entropy);
  }

  /** Whether the server did it. */
  async #done(seat: number, action: GameAction): Promise<boolean> {
    this.problems = [];
    this.pending = true;
    this.sent = action;
    try {
      await this.#live.act(seat, action, this.known.seq);
      return true;
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
      // Something else happened first; it is on the table by now, and says enough.
      if (error.code !== "moved-on") this.problems = error.problems;
      else if (action.type === "undo" && undoable(this.known) === seat) return await this.#done(seat, action);
      return false;
    } finally {
      this.pending = this.#live.waiting > 0;
      if (!this.pending) this.sent = null;
    }
  }

  /** Who looks on, oneself not counted. */
  get others(): number {
    return Math.max(0, this.watching - (this.mine.length === 0 ? 1 : 0));
  }

  /** Makes a quick sign: of several people here, the one on turn does. */
  makeSign(sign: SignName): void {
    const { state } = this.course;
    const seat = this.isMine(state.seat) ? state.seat : this.mine.find((one) => this.isMine(one));
    if (seat !== undefined) this.#live.sign(seat, sign);
  }

  /** Shows the server another key: of a seat that was just taken, or of another device. */
  async takeKey(key: string): Promise<void> {
    if (!this.#keys.includes(key)) this.#keys = [...this.#keys, key];
    await this.keep();
    this.#live.refresh();
  }

  override close(): void {
    clearTimeout(this.#patience);
    this.#live.close();
  }

  /** Remembers the table in this browser. */
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

  /** Goes on at this device alone, from where the game stood last; the table at the server stays as it is. */
  async goOnHere(): Promise<string> {
    return keepGame({ page: this.page, events: [...this.events], secret: null });
  }

  /** What happened so far, so that the page can show it, and play on, when it is loaded without network. */
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

  /** Whoever sat at this device finds the game in the history; who only watched does not. */
  #keepEnded(): void {
    if (this.known.ended && this.mine.length > 0) void this.#keepInHistory();
  }

  async #keepInHistory(): Promise<void> {
    await this.#remembered;
    await keepEnded(this, await seenOf(this.id));
  }

  #onTurn(): number | null {
    const { state, began, ended } = this.known;
    return began && !ended && phase(state) !== "over" ? state.seat : null;
  }

  #arrived(events: readonly TableEvent[]): void {
    this.events.push(...events);
    // What waits for its answer is decided: these events are what it did, or they came first and it is refused.
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

  #signed(seat: number, sign: SignName): void {
    const number = (this.#signsMade += 1);
    this.signs = [...this.signs, { number, seat, sign }].slice(-MOST_SIGNS);
    setTimeout(() => (this.signs = this.signs.filter((made) => made.number !== number)), SIGN_SHOWN);
  }

  #welcomed(seats: readonly number[], host: boolean): void {
    this.mine = seats;
    this.host = host;
    void this.keep();
    this.#keepEnded();
    void this.#sitDown();
  }

  /**
   * Seats the people at this device, and after a rematch everybody who sat before.
   *
   * Their part in the dice is made now, after the server fixed its own.
   */
  async #sitDown(): Promise<void> {
    for (const [seat, { kind, sat, given, here }] of this.known.seats.entries()) {
      if (kind !== "person" || !(given || here) || sat || !this.mine.includes(seat)) continue;
      const entropy = await this.draw();
      if (this.known.seats[seat]?.sat) continue;
      if (await this.#done(seat, { type: "sit", name: given, entropy })) await this.drew(seat, entropy);
    }
  }

  #connected(state: "connecting" | "open" | "resting"): void {
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
