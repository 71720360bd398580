/**
 * Ignores a press that follows another immediately: a double click, a trembling finger.
 *
 * All deciding buttons share one guard, since buttons change under the finger: "strike" becomes "throw".
 */

/** Presses closer than this, in milliseconds, count as one. */
const ONE_PRESS = 400;

export class DoublePress {
  /** True right after a press. */
  fresh = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Registers a deciding press; returns false if it belongs to the previous one. */
  take(): boolean {
    if (this.fresh) return false;
    this.mark();
    return true;
  }

  /** Registers a press that decides nothing, so that an accidental second press decides nothing either. */
  mark(): void {
    this.fresh = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = false), ONE_PRESS);
  }
}
