/**
 * Shows events in order and at a human pace.
 *
 * Events come in bursts: a computer's whole turn, or all that a sleeping phone missed. `rush` shows everything pending
 * immediately.
 */
import type { TableEvent } from "@/wire/types";

export interface Pace {
  /** Delay before an event in milliseconds. */
  before: (event: TableEvent) => number;
  /** Delay after an event in milliseconds. */
  after: (event: TableEvent) => number;
}

export const AT_ONCE: Pace = { before: () => 0, after: () => 0 };

export class Playback {
  #queue: TableEvent[] = [];
  #running: Promise<void> | undefined;
  #hurry: (() => void) | undefined;

  /**
   * @param show shows one event.
   * @param rested called with true once everything is shown, with false when new events are pending.
   */
  constructor(
    private readonly pace: () => Pace,
    private readonly show: (event: TableEvent) => void,
    private readonly rested: (rested: boolean) => void,
  ) {}

  add(events: readonly TableEvent[]): void {
    this.#queue.push(...events);
    this.#running ??= this.#run();
  }

  /** Shows all pending events immediately; resolves once nothing is being shown any more. */
  async rush(): Promise<void> {
    for (const event of this.#queue.splice(0)) this.show(event);
    this.#hurry?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    this.rested(false);
    while (this.#queue[0]) {
      const pace = this.pace();
      await this.#pause(pace.before(this.#queue[0]));
      const event = this.#queue.shift();
      if (!event) break;
      this.show(event);
      await this.#pause(pace.after(event));
    }
    this.#running = undefined;
    this.rested(true);
  }

  #pause(milliseconds: number): Promise<void> | undefined {
    if (milliseconds <= 0) return undefined;
    return new Promise((over) => {
      const timer = setTimeout(over, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        over();
      };
    });
  }
}
