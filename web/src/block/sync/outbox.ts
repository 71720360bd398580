/**
 * Changes not on the server yet: stored in the browser and sent one by one until each is confirmed.
 *
 * A change leaves the outbox when it comes back among the table's events, so it never vanishes in between. Sending
 * twice is harmless. Only added players can clash, as two devices may assign the same number; so an addition is sent
 * with the expected last event, and if somebody was faster, the player and all their entries are renumbered.
 */
import { RequestRefusal, ServerUnreachable } from "@/net/api";
import type { BlockChange } from "@/block/state/blockState";

/** Persistent storage of the outbox. */
export interface Queue {
  keep: (changes: readonly BlockChange[]) => Promise<void>;
  forget: (ids: readonly string[]) => Promise<void>;
}

export interface Post {
  /**
   * Sends a change to the server.
   *
   * @param expect sequence number that the last event must have; null if order does not matter.
   */
  send: (change: BlockChange, expect: number | null) => Promise<void>;
  /** Sequence number of the last event received. */
  seq: () => number;
}

export interface OutboxListener {
  /** Called with all unsent changes whenever they change. */
  changed: (unsent: readonly BlockChange[]) => void;
  /** Called when a player added here gets another number because somebody was faster. */
  renumbered: (from: number, to: number) => void;
  /** Called with a change that the server will never accept. */
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
   * @param unsent changes left from earlier visits.
   * @param seats number of players at the table's opening.
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

  /** Queues changes; resolves once they are stored. They are sent even if this device cannot store them. */
  async add(changes: readonly BlockChange[]): Promise<void> {
    this.#set([...this.#unsent, ...changes]);
    try {
      await this.queue.keep(changes);
    } finally {
      void this.#send();
    }
  }

  /** Adds changes that another window of this browser queued. */
  found(changes: readonly BlockChange[]): void {
    const known = new Set(this.#unsent.map(({ id }) => id));
    const fresh = changes.filter(({ id }) => !known.has(id) && !this.#heard.has(id));
    if (fresh.length === 0) return;
    this.#set([...this.#unsent, ...fresh]);
    void this.#send();
  }

  /** Removes changes that arrived among the table's events, whoever made them. */
  async heard(changes: readonly BlockChange[]): Promise<void> {
    for (const change of changes) {
      this.#heard.add(change.id);
      if (change.type === "player" && !this.#taken.has(change.player)) this.#taken.set(change.player, change.id);
    }
    const back = this.#unsent.filter(({ id }) => this.#heard.has(id)).map(({ id }) => id);
    if (back.length > 0) this.#set(this.#unsent.filter(({ id }) => !this.#heard.has(id)));
    // Before any await: no entry may go to the stranger who has taken a player's number.
    const moved = this.#makeRoom();
    if (back.length > 0) await this.queue.forget(back);
    if (moved.size > 0) await this.queue.keep(this.#unsent.filter(({ player }) => moved.has(player)));
  }

  /** Starts or stops sending with the connection. */
  connected(online: boolean): void {
    this.#online = online;
    clearTimeout(this.#retry);
    if (online) void this.#send();
  }

  close(): void {
    this.connected(false);
  }

  /** A method, since the flag may change during each await. */
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
      // No event followed what was sent, so the connection is not trusted: the rest is sent again.
      if (this.#unsent.length > 0) this.#later();
    } catch (error) {
      await this.#handleFailure(error, this.#next(done));
    } finally {
      this.#sending = false;
    }
  }

  #next(done: ReadonlySet<string>): BlockChange | undefined {
    return this.#unsent.find(({ id }) => !done.has(id));
  }

  async #handleFailure(error: unknown, change: BlockChange | undefined): Promise<void> {
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

  /** Renumbers players added here whose number somebody else has taken; returns the new numbers. */
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

  /** True for an added player, false for a renamed or moved one. */
  #isAddition(change: BlockChange): boolean {
    const named = change.type === "player" && change.name != null;
    return named && (change.base ?? null) === null && change.player >= this.seats;
  }

  #set(unsent: readonly BlockChange[]): void {
    this.#unsent = unsent;
    this.listener.changed(unsent);
  }
}

/** True if the server will never accept the change. Without a key or a table it waits instead. */
function isFinal({ status, code }: RequestRefusal): boolean {
  return code !== "moved-on" && FINAL.has(status);
}
