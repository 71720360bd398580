/**
 * What happened, shown at the pace at which people play: dice need a moment to fall, and a computer one to think.
 *
 * Events come in bursts: a computer's whole turn, or all that was missed while a phone slept. They are shown one after the
 * other, in order; `rush` shows all that waits at once.
 */
import type { TableEvent } from "@/wire/types";

export interface Pace {
  /** Milliseconds before an event is shown, while what was before it can be looked at. */
  before: (event: TableEvent) => number;
  /** And after it, until it is over. */
  after: (event: TableEvent) => number;
}

export const AT_ONCE: Pace = { before: () => 0, after: () => 0 };

export class Playback {
  #queue: TableEvent[] = [];
  #running = false;
  #hurry: (() => void) | undefined;

  /**
   * @param show what happens at the table, one event at a time.
   * @param rested told whether everything has been shown.
   */
  constructor(
    private readonly pace: () => Pace,
    private readonly show: (event: TableEvent) => void,
    private readonly rested: (rested: boolean) => void,
  ) {}

  add(events: readonly TableEvent[]): void {
    this.#queue.push(...events);
    if (!this.#running) void this.#run();
  }

  /** Shows all that waits, now. */
  rush(): void {
    for (const event of this.#queue.splice(0)) this.show(event);
    this.#hurry?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.rested(false);
    while (this.#queue[0]) {
      const pace = this.pace();
      await this.#pause(pace.before(this.#queue[0]));
      const event = this.#queue.shift();
      if (!event) break;
      this.show(event);
      await this.#pause(pace.after(event));
    }
    this.#running = false;
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
