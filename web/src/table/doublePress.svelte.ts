/**
 * A press that comes right after another one belongs to it: a double click, a trembling finger. It decides nothing.
 *
 * It counts for all that decides, because buttons change under the finger: "strike" becomes "throw".
 */

/** Two presses within so many milliseconds are one. */
const ONE_PRESS = 400;

export class DoublePress {
  /** A press was just now. */
  fresh = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a press that decides something; false where it belongs to the one before. */
  take(): boolean {
    if (this.fresh) return false;
    this.mark();
    return true;
  }

  /** Something was pressed that decides nothing yet: what the next press would do is not meant by it. */
  mark(): void {
    this.fresh = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = false), ONE_PRESS);
  }
}
