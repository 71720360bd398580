/** Chooses the visible card where not all fit: switching waits until a new entry has been seen. */
import { mayMove } from "@/store/settings.svelte";
import { bringIntoView, LINGER } from "./bringIntoView";

export class CardInSight {
  /** The player whose card is visible. */
  player: number = $state(0);
  /** Scrolls to new entries; false while the user looks elsewhere. */
  follows = true;
  /** Position of each player's last entry when last rendered. */
  readonly #lastEntries: Partial<Record<number, string>> = {};
  /** When the latest of them appeared. */
  #appeared = -LINGER;

  constructor(first: number) {
    this.player = first;
  }

  /** Switches to a player's card once a new entry has been seen; returns a function that cancels the switch. */
  turnTo(player: number): (() => void) | undefined {
    const wait = this.#appeared + LINGER - performance.now();
    if (player === this.player || wait <= 0 || !mayMove()) {
      this.player = player;
      return undefined;
    }
    const turning = setTimeout(() => (this.player = player), wait);
    return () => clearTimeout(turning);
  }

  /** Registers the visible cards; later entries on them count as new. */
  sees(players: readonly number[]): void {
    for (const player of players) this.#lastEntries[player] ??= "";
  }

  /** Registers a rendered last entry. Scrolls to a new one once; entries on a card just switched to are not new. */
  meets(element: HTMLElement, player: number, place: string): void {
    const before = this.#lastEntries[player];
    this.#lastEntries[player] = place;
    if (before === undefined || before === place) return;
    this.#appeared = performance.now();
    bringIntoView(element, () => this.follows);
  }
}
