/**
 * What was written here and is not at the server yet: kept in the browser, sent one after the other, each until it is heard.
 *
 * A change leaves the outbox when it comes back among the table's events, so it is never out of sight in between. Sent twice it
 * happens once. Only a player who was added can clash: two devices may give two people the same number. So a player is sent
 * only to a table that has not moved on, and gets another number, with all that was written for them, if somebody was faster.
 */
import { RequestRefusal, ServerUnreachable } from "@/net/api";
import type { BlockChange } from "@/block/state/blockState";

/** Where the outbox keeps its changes between visits. */
export interface Queue {
  keep: (changes: readonly BlockChange[]) => Promise<void>;
  forget: (ids: readonly string[]) => Promise<void>;
}

export interface Post {
  /**
   * Brings a change to the server.
   *
   * @param expect the last event that must have happened; null where the order does not matter.
   */
  send: (change: BlockChange, expect: number | null) => Promise<void>;
  /** The last event that was heard. */
  seq: () => number;
}

export interface OutboxListener {
  /** All that is unsent, whenever that changes. */
  changed: (unsent: readonly BlockChange[]) => void;
  /** A player who was added here has another number from now on, because somebody else was faster. */
  renumbered: (from: number, to: number) => void;
  /** A change that the server will never take. */
  lost: (change: BlockChange, why: RequestRefusal) => void;
}

const PAUSE = 250;
const LONGEST_PAUSE = 15_000;
const FINAL = new Set([400, 413, 422]);

export class Outbox {
  #unsent: readonly BlockChange[];
  #heard = new Set<string>();
  #taken = new Map<number, string>();
  #sending = false;
  #online = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param unsent what is left from before.
   * @param seats how many players sat down when the table was opened.
   * @param listener what it says of itself.
   */
  constructor(
    unsent: readonly BlockChange[],
    private readonly seats: number,
    private readonly queue: Queue,
    private readonly post: Post | undefined,
    private readonly listener: OutboxListener,
  ) {
    this.#unsent = unsent;
  }

  get unsent(): readonly BlockChange[] {
    return this.#unsent;
  }

  /** Takes changes to be sent; they are safe when this resolves. */
  async add(changes: readonly BlockChange[]): Promise<void> {
    this.#set([...this.#unsent, ...changes]);
    await this.queue.keep(changes);
    void this.#send();
  }

  /** What another window of this browser queued. */
  found(changes: readonly BlockChange[]): void {
    const known = new Set(this.#unsent.map(({ id }) => id));
    const fresh = changes.filter(({ id }) => !known.has(id) && !this.#heard.has(id));
    if (fresh.length === 0) return;
    this.#set([...this.#unsent, ...fresh]);
    void this.#send();
  }

  /** What the table's events brought, from here or elsewhere. */
  async heard(changes: readonly BlockChange[]): Promise<void> {
    for (const change of changes) {
      this.#heard.add(change.id);
      if (change.type === "player" && !this.#taken.has(change.player)) this.#taken.set(change.player, change.id);
    }
    const back = this.#unsent.filter(({ id }) => this.#heard.has(id)).map(({ id }) => id);
    if (back.length > 0) this.#set(this.#unsent.filter(({ id }) => !this.#heard.has(id)));
    // Before anything is waited for: nobody is to write for the stranger who has got a player's number.
    const moved = this.#makeRoom();
    if (back.length > 0) await this.queue.forget(back);
    if (moved.size > 0) await this.queue.keep(this.#unsent.filter(({ player }) => moved.has(player)));
  }

  /** Whether the server can be heard: only then is anything sent. */
  connected(online: boolean): void {
    this.#online = online;
    clearTimeout(this.#retry);
    if (online) void this.#send();
  }

  close(): void {
    this.connected(false);
  }

  /** Also asked again after each wait. */
  #reachable(): boolean {
    return this.#online;
  }

  async #send(): Promise<void> {
    if (this.#sending || !this.#reachable() || !this.post) return;
    this.#sending = true;
    clearTimeout(this.#retry);
    const done = new Set<string>();
    try {
      for (let change = this.#next(done); change; change = this.#reachable() ? this.#next(done) : undefined) {
        await this.post.send(change, this.#isAddition(change) ? this.post.seq() : null);
        done.add(change.id);
        this.#failures = 0;
      }
      // A connection that brought no event for what was sent is not to be trusted: what is left is sent again.
      if (this.#unsent.length > 0) this.#later();
    } catch (error) {
      await this.#failed(error, this.#next(done));
    } finally {
      this.#sending = false;
    }
  }

  #next(done: ReadonlySet<string>): BlockChange | undefined {
    return this.#unsent.find(({ id }) => !done.has(id));
  }

  async #failed(error: unknown, change: BlockChange | undefined): Promise<void> {
    if (error instanceof RequestRefusal && isFinal(error) && change) {
      this.#set(this.#unsent.filter(({ id }) => id !== change.id));
      await this.queue.forget([change.id]);
      this.listener.lost(change, error);
    } else if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) {
      throw error;
    }
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#retry);
    const pause = Math.min(LONGEST_PAUSE, PAUSE * 2 ** this.#failures++);
    this.#retry = setTimeout(() => void this.#send(), pause);
  }

  /** Gives players who were added here another number, where somebody else was faster; the numbers given. */
  #makeRoom(): Set<number> {
    const given = new Set<number>();
    for (const change of this.#unsent) {
      const holder = change.type === "player" && this.#isAddition(change) ? this.#taken.get(change.player) : undefined;
      if (holder === undefined || holder === change.id) continue;
      const free = Math.max(...this.#taken.keys(), ...this.#unsent.map(({ player }) => player)) + 1;
      const from = this.#unsent.indexOf(change);
      this.#set(
        this.#unsent.map((other, place) =>
          place >= from && other.player === change.player ? { ...other, player: free } : other,
        ),
      );
      this.listener.renumbered(change.player, free);
      given.add(free);
    }
    return given;
  }

  /** Whether a change brings a new player, in contrast to one who is called, or sits, otherwise from now on. */
  #isAddition(change: BlockChange): boolean {
    const named = change.type === "player" && change.name != null;
    return named && (change.base ?? null) === null && change.player >= this.seats;
  }

  #set(unsent: readonly BlockChange[]): void {
    this.#unsent = unsent;
    this.listener.changed(unsent);
  }
}

/** Whether the server will never take what it refused; without a key, or without the table, it waits here. */
function isFinal({ status, code }: RequestRefusal): boolean {
  return code !== "moved-on" && FINAL.has(status);
}
