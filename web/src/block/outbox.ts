/**
 * What was written here and is not at the server yet: kept in the browser, sent one after the other, each until it is heard.
 *
 * A deed leaves the outbox when it comes back among the table's events, so it is never out of sight in between. Sent twice it
 * happens once. Only a player who was added can clash: two devices may give two people the same number. So a player is sent
 * only to a table that has not moved on, and gets another number, with all that was written for them, if somebody was faster.
 */
import { Refused, Unreachable } from "@/net/api";
import type { Deed } from "./block";

/** Where the outbox keeps its deeds between visits. */
export interface Shelf {
  keep: (deeds: readonly Deed[]) => Promise<void>;
  forget: (ids: readonly string[]) => Promise<void>;
}

export interface Post {
  /**
   * Brings a deed to the server.
   *
   * @param expect the last event that must have happened; null where the order does not matter.
   */
  send: (deed: Deed, expect: number | null) => Promise<void>;
  /** The last event that was heard. */
  seq: () => number;
}

export interface Told {
  /** All that is unsent, whenever that changes. */
  changed: (unsent: readonly Deed[]) => void;
  /** A player who was added here has another number from now on, because somebody else was faster. */
  renumbered: (from: number, to: number) => void;
  /** A deed that the server will never take. */
  lost: (deed: Deed, why: Refused) => void;
}

const PAUSE = 250;
const LONGEST_PAUSE = 15_000;
const FINAL = new Set([400, 413, 422]);

export class Outbox {
  #unsent: readonly Deed[];
  #heard = new Set<string>();
  #taken = new Map<number, string>();
  #sending = false;
  #online = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param unsent what is left from before.
   * @param seats how many players sat down when the table was opened.
   * @param told what it says of itself.
   */
  constructor(
    unsent: readonly Deed[],
    private readonly seats: number,
    private readonly shelf: Shelf,
    private readonly post: Post | undefined,
    private readonly told: Told,
  ) {
    this.#unsent = unsent;
  }

  get unsent(): readonly Deed[] {
    return this.#unsent;
  }

  /** Takes deeds to be sent; they are safe when this resolves. */
  async add(deeds: readonly Deed[]): Promise<void> {
    this.#set([...this.#unsent, ...deeds]);
    await this.shelf.keep(deeds);
    void this.#send();
  }

  /** What another window of this browser put on the shelf. */
  found(deeds: readonly Deed[]): void {
    const known = new Set(this.#unsent.map(({ id }) => id));
    const fresh = deeds.filter(({ id }) => !known.has(id) && !this.#heard.has(id));
    if (fresh.length === 0) return;
    this.#set([...this.#unsent, ...fresh]);
    void this.#send();
  }

  /** What the table's events brought, from here or elsewhere. */
  async heard(deeds: readonly Deed[]): Promise<void> {
    for (const deed of deeds) {
      this.#heard.add(deed.id);
      if (deed.type === "player" && !this.#taken.has(deed.player)) this.#taken.set(deed.player, deed.id);
    }
    const back = this.#unsent.filter(({ id }) => this.#heard.has(id)).map(({ id }) => id);
    if (back.length > 0) this.#set(this.#unsent.filter(({ id }) => !this.#heard.has(id)));
    // Before anything is waited for: nobody is to write for the stranger who has got a player's number.
    const moved = this.#makeRoom();
    if (back.length > 0) await this.shelf.forget(back);
    if (moved.size > 0) await this.shelf.keep(this.#unsent.filter(({ player }) => moved.has(player)));
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
      for (let deed = this.#next(done); deed; deed = this.#reachable() ? this.#next(done) : undefined) {
        await this.post.send(deed, this.#isAddition(deed) ? this.post.seq() : null);
        done.add(deed.id);
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

  #next(done: ReadonlySet<string>): Deed | undefined {
    return this.#unsent.find(({ id }) => !done.has(id));
  }

  async #failed(error: unknown, deed: Deed | undefined): Promise<void> {
    if (error instanceof Refused && isFinal(error) && deed) {
      this.#set(this.#unsent.filter(({ id }) => id !== deed.id));
      await this.shelf.forget([deed.id]);
      this.told.lost(deed, error);
    } else if (!(error instanceof Refused || error instanceof Unreachable)) {
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
    for (const deed of this.#unsent) {
      const holder = deed.type === "player" && this.#isAddition(deed) ? this.#taken.get(deed.player) : undefined;
      if (holder === undefined || holder === deed.id) continue;
      const free = Math.max(...this.#taken.keys(), ...this.#unsent.map(({ player }) => player)) + 1;
      const from = this.#unsent.indexOf(deed);
      this.#set(
        this.#unsent.map((other, place) =>
          place >= from && other.player === deed.player ? { ...other, player: free } : other,
        ),
      );
      this.told.renumbered(deed.player, free);
      given.add(free);
    }
    return given;
  }

  /** Whether a deed brings a new player, in contrast to one who is called, or sits, otherwise from now on. */
  #isAddition(deed: Deed): boolean {
    const named = deed.type === "player" && deed.name !== undefined;
    return named && (deed.base ?? null) === null && deed.player >= this.seats;
  }

  #set(unsent: readonly Deed[]): void {
    this.#unsent = unsent;
    this.told.changed(unsent);
  }
}

/** Whether the server will never take what it refused; without a key, or without the table, it waits here. */
function isFinal({ status, code }: Refused): boolean {
  return code !== "moved-on" && FINAL.has(status);
}
