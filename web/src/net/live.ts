/**
 * Live events of a table over a WebSocket that reconnects automatically.
 *
 * Events arrive in order, without gaps or duplicates, across connections. An unanswered action is resent with the same
 * key until it is answered: it happens once or is refused, but is never lost. Numbers in comments are those of "What a
 * connection decides" in docs/protocol.md.
 */
import { BASE } from "@/site";
import { RequestRefusal } from "./api";
import { newKey } from "./keys";
import type { Act, TableAction, FromServer, Problem, SignName, TableEvent, ToServer } from "@/wire/types";

/** "resting": no network, and the next attempt is some seconds away. */
export type Connection = "connecting" | "open" | "resting";

export interface LiveListener {
  /** Called with new events, in order; each event once. */
  events: (events: readonly TableEvent[]) => void;
  /** Called with the seats that this device's keys open. */
  welcome: (standing: { seats: readonly number[]; host: boolean }) => void;
  present: (who: { seats: readonly number[]; watching: number }) => void;
  /** Called when somebody makes a quick sign. */
  sign?: (made: { seat: number; sign: SignName }) => void;
  connection: (state: Connection) => void;
  /** Called when the server cannot read a message or knows no such table. */
  problems: (problems: readonly Problem[]) => void;
}

interface Unanswered {
  act: Act;
  done: (seq: number) => void;
  refused: (error: Error) => void;
}

export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

const OPEN = 1;
/** The server cannot say whether an action was stored. */
const IN_DOUBT = "store-unavailable";
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 20_000;
/** Milliseconds for an answer to a ping, or for connecting, before the connection counts as dead. */
const PATIENCE = 8_000;
const IMPATIENCE = 1_500;

/** Returns a table's WebSocket address on the page's server. */
export function liveAddress(table: string, base: URL = BASE): string {
  const address = new URL(`./api/tables/${encodeURIComponent(table)}/live`, base);
  address.protocol = base.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

export class Live {
  #socket: Socket | undefined;
  #welcomed = false;
  #closed = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Unanswered>();

  /**
   * @param keys returns this device's keys; read at each connection, since keys may be added.
   * @param after number of the last known event; -1 for none.
   */
  constructor(
    private readonly address: string,
    private readonly keys: () => string[],
    private after: number,
    private readonly listener: LiveListener,
    private readonly connect: (address: string) => Socket = (at) => new WebSocket(at) as Socket,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#seen);
    this.#open();
  }

  /** Number of the last event received. */
  get seq(): number {
    return this.after;
  }

  /** Number of actions awaiting an answer. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  /**
   * Sends an action; the answer follows the events that it causes.
   *
   * @throws RequestRefusal if the server refuses; nothing has happened then.
   */
  act(seat: number, action: TableAction, expect: number | null = this.after): Promise<number> {
    const act: Act = { type: "act", key: newKey(), expect, seat, action };
    return new Promise((done, refused) => {
      this.#unanswered.set(act.key, { act, done, refused });
      if (this.#welcomed) this.#send(act);
    });
  }

  /** Sends a quick sign; a lost one is not repeated. */
  sign(seat: number, sign: SignName): void {
    if (this.#welcomed) this.#send({ type: "sign", seat, sign });
  }

  /** Reconnects to present new keys to the server. */
  refresh(): void {
    if (this.#closed) return;
    this.#drop();
    this.#open();
  }

  /** 8.4: closes the connection for good; unanswered actions never settle. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
  }

  #open(): void {
    this.listener.connection("connecting");
    const socket = this.connect(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", keys: this.keys(), after: this.after });
    };
    socket.onmessage = ({ data }) => {
      this.#receive(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expectSign();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#welcomed = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
    this.listener.connection("resting");
    // 7.4: half of the pause is random, so that clients do not all return to a restarted server at the same instant.
    this.#retry = setTimeout(() => this.#open(), pause / 2 + (Math.random() * pause) / 2);
  }

  /** 7.3 */
  #again = (): void => {
    if (this.#closed || this.#welcomed) return;
    this.#failures = 0;
    this.refresh();
  };

  /** 7.2: the device reports no network; the server may be on the same device, so it is pinged first. */
  #doubt = (): void => {
    if (this.#welcomed) this.#ping(IMPATIENCE);
  };

  /** A connection may have died while the phone slept, so it is pinged immediately. */
  #seen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#welcomed) this.#ping();
    else this.#again();
  };

  #ping(patience = PATIENCE): void {
    this.#send({ type: "ping" });
    this.#expectSign(patience);
  }

  /** 7.1: unless the server sends something in time, the connection is dead. */
  #expectSign(patience = PATIENCE): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#lost(), patience);
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), HEARTBEAT);
    const message = JSON.parse(String(data)) as FromServer;
    switch (message.type) {
      case "welcome":
        this.#greet(message);
        break;
      case "events":
        this.#deliver(message.events);
        break;
      case "done":
        this.#takeUnanswered(message.key)?.done(message.seq);
        break;
      case "refused":
        this.#refused(message.key, message.problems);
        break;
      case "present":
        this.listener.present(message);
        break;
      case "sign":
        this.listener.sign?.(message);
        break;
      case "problem":
        this.listener.problems(message.problems);
        break;
      case "pong":
        break;
    }
  }

  #refused(key: string, problems: readonly Problem[]): void {
    // 4.5: whether it was stored is in doubt, so it is sent again with its key, over a new connection.
    if (problems.some(({ code }) => code === IN_DOUBT)) {
      this.listener.problems(problems);
      this.#lost();
      return;
    }
    this.#takeUnanswered(key)?.refused(new RequestRefusal(problems, 422));
  }

  #greet(standing: { seats: readonly number[]; host: boolean }): void {
    // While an action is in doubt the server welcomes but stores nothing, so that pauses go on growing.
    if (this.#unanswered.size === 0) this.#failures = 0;
    this.#welcomed = true;
    this.listener.connection("open");
    this.listener.welcome(standing);
    // 4.5, 4.6 and 4.7
    for (const { act } of this.#unanswered.values()) this.#send(act);
  }

  #deliver(events: readonly TableEvent[]): void {
    // 3.4
    const fresh = events.filter(({ seq }) => seq > this.after);
    if (fresh.length === 0) return;
    // 3.5: a gap cannot be shown, so reconnect from the last known event.
    if (fresh.some(({ seq }, place) => seq !== this.after + 1 + place)) {
      this.#lost();
      return;
    }
    this.after += fresh.length;
    this.listener.events(fresh);
  }

  #takeUnanswered(key: string): Unanswered | undefined {
    const found = this.#unanswered.get(key);
    if (this.#unanswered.delete(key)) this.#failures = 0;
    return found;
  }
}
