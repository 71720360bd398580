// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestRefusal } from "./api";
import { Live, liveAddress, type Connection, type Socket } from "./live";
import type { FromServer, Problem, TableEvent, ToServer } from "@/wire/types";

/** Fake socket: the server's end of the connection. */
class Wire implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ToServer[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seq = -1): void {
    this.accept();
    this.say({ type: "welcome", seats: [0], host: true, seq });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  acts(): Extract<ToServer, { type: "act" }>[] {
    return this.sent.filter((message) => message.type === "act");
  }
}

const wires: Wire[] = [];
const received: TableEvent[] = [];
const states: Connection[] = [];
const problems: Problem[] = [];

function began(seq: number): TableEvent {
  return { seq, at: "2026-01-01T00:00:00Z", seat: null, type: "began" };
}

function connect(after = -1): Live {
  return new Live(
    "ws://here/live",
    () => ["key"],
    after,
    {
      events: (events) => received.push(...events),
      welcome: () => undefined,
      present: () => undefined,
      connection: (state) => states.push(state),
      problems: (found) => problems.push(...found),
    },
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
  );
}

function wire(): Wire {
  const last = wires.at(-1);
  if (!last) throw new Error("not connected");
  return last;
}

let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [wires, received, states, problems]) list.length = 0;
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("a live table", () => {
  it("2.3: begins with its keys and the last event it knows", () => {
    live = connect(4);
    wire().welcome(4);
    expect(wire().sent).toEqual([{ type: "hello", keys: ["key"], after: 4 }]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("3.1, 3.4: tells each event once, in order, across connections", () => {
    live = connect();
    wire().welcome();
    wire().say({ type: "events", events: [began(0), began(1)] });
    wire().break();
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().sent[0]).toEqual({ type: "hello", keys: ["key"], after: 1 });
    wire().say({ type: "events", events: [began(1), began(2)] });
    expect(received.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  it("3.5: does not show what follows a gap, but asks again from the last sure event", () => {
    live = connect();
    wire().welcome();
    wire().say({ type: "events", events: [began(0)] });
    wire().say({ type: "events", events: [began(2)] });
    expect(received).toHaveLength(1);
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().sent[0]).toMatchObject({ after: 0 });
    wire().say({ type: "events", events: [began(1), began(2)] });
    expect(received.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  it("4.6: sends an action again with the same key when its answer was lost, and then has one answer", async () => {
    live = connect();
    wire().welcome();
    const thrown = live.act(0, { type: "throw" });
    const [first] = wire().acts();
    wire().break();
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().acts()).toEqual([first]);
    expect(first).toMatchObject({ expect: -1, seat: 0, action: { type: "throw" } });
    wire().say({ type: "events", events: [began(0)] });
    wire().say({ type: "done", key: first?.key ?? "", seq: 0 });
    await expect(thrown).resolves.toBe(0);
    expect(live.waiting).toBe(0);
    wire().break();
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().acts()).toEqual([]);
  });

  it("4.7: keeps what is done without a connection until there is one", () => {
    live = connect();
    void live.act(0, { type: "throw" });
    expect(wire().sent).toEqual([]);
    wire().accept();
    expect(wire().acts()).toEqual([]);
    wire().say({ type: "welcome", seats: [0], host: true, seq: -1 });
    expect(wire().acts()).toHaveLength(1);
  });

  it("says why an action was refused", async () => {
    live = connect();
    wire().welcome();
    const thrown = live.act(0, { type: "throw" });
    const problem: Problem = { code: "moved-on", facts: {}, source: "", place: "", message: "late" };
    wire().say({ type: "refused", key: wire().acts()[0]?.key ?? "", seq: 3, problems: [problem] });
    await expect(thrown).rejects.toEqual(new RequestRefusal([problem], 422));
  });

  it("4.5: sends an action again of which the server does not know whether it was stored", async () => {
    live = connect();
    wire().welcome();
    const thrown = live.act(0, { type: "throw" });
    const [first] = wire().acts();
    const problem: Problem = { code: "store-unavailable", facts: {}, source: "", place: "", message: "" };
    wire().say({ type: "refused", key: first?.key ?? "", seq: -1, problems: [problem] });
    expect([states.at(-1), problems]).toEqual(["resting", [problem]]);
    vi.advanceTimersByTime(400);
    wire().welcome(0);
    expect(wire().acts()).toEqual([first]);
    const tried = wires.length;
    for (let failure = 1; failure < 4; failure++) {
      wire().say({ type: "refused", key: first?.key ?? "", seq: -1, problems: [problem] });
      vi.advanceTimersByTime(300 * 2 ** (failure - 1) - 1);
      expect(wires).toHaveLength(tried + failure - 1);
      vi.advanceTimersByTime(300 * 2 ** failure);
      wire().welcome(0);
    }
    wire().say({ type: "events", events: [began(0)] });
    wire().say({ type: "done", key: first?.key ?? "", seq: 0 });
    await expect(thrown).resolves.toBe(0);
  });

  it("7.2: without a network it asks the server first, which may be on this device", () => {
    live = connect();
    wire().welcome();
    dispatchEvent(new Event("offline"));
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
    wire().say({ type: "pong" });
    vi.advanceTimersByTime(2_000);
    expect(states.at(-1)).toBe("open");
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(1_500);
    expect(states.at(-1)).toBe("resting");
  });

  it("7.3, 7.4: waits longer after each failure, and not at all when the network returns", () => {
    live = connect();
    for (let failure = 0; failure < 8; failure++) {
      wire().break();
      while (wires.length === failure + 1) vi.advanceTimersByTime(50);
    }
    const tried = wires.length;
    wire().break();
    vi.advanceTimersByTime(4_000);
    expect(wires).toHaveLength(tried);
    dispatchEvent(new Event("online"));
    expect(wires).toHaveLength(tried + 1);
  });

  it("7.1: takes a connection for dead when a ping gets no answer", () => {
    live = connect();
    wire().welcome();
    vi.advanceTimersByTime(20_000);
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
    wire().say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe("resting");
  });

  it("8.4: is over when it is closed", () => {
    live = connect();
    wire().welcome();
    live.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it("tells what the server could not read", () => {
    live = connect();
    wire().welcome();
    const problem: Problem = { code: "unreadable", facts: {}, source: "", place: "", message: "" };
    wire().say({ type: "problem", problems: [problem] });
    expect(problems).toEqual([problem]);
  });
});

describe("the address", () => {
  it("is the page's own server, encrypted where the page is", () => {
    expect(liveAddress("a b", new URL("https://x.org/pasch/"))).toBe("wss://x.org/pasch/api/tables/a%20b/live");
    expect(liveAddress("t", new URL("http://x:8/"))).toBe("ws://x:8/api/tables/t/live");
  });
});
