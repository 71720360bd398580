/** Whose card is looked at where not all fit: the one that was chosen, a moment later where an entry is still to be seen. */
import { mayMove } from "@/store/settings.svelte";
import { bringIntoView, LINGER } from "./scroll";

export class CardInSight {
  /** The player whose card is looked at. */
  player: number = $state(0);
  /** What is written comes into view; not where something else is looked at. */
  follows = true;
  /** Where each player's last entry stood when it was last drawn. */
  readonly #lastEntries: Partial<Record<number, string>> = {};
  /** When one of them appeared. */
  #appeared = -LINGER;

  constructor(first: number) {
    this.player = first;
  }

  /** Turns to a player's card, once a new entry has been seen; gives back what calls that off. */
  turnTo(player: number): (() => void) | undefined {
    const wait = this.#appeared + LINGER - performance.now();
    if (player === this.player || wait <= 0 || !mayMove()) {
      this.player = player;
      return undefined;
    }
    const turning = setTimeout(() => (this.player = player), wait);
    return () => clearTimeout(turning);
  }

  /** These cards are in sight: what is written on them from now on is new. */
  sees(players: readonly number[]): void {
    for (const player of players) this.#lastEntries[player] ??= "";
  }

  /** A player's last entry is drawn here. A new one comes into view, once; what stands on a card that is turned to is not new. */
  meets(element: HTMLElement, player: number, place: string): void {
    const before = this.#lastEntries[player];
    this.#lastEntries[player] = place;
    if (before === undefined || before === place) return;
    this.#appeared = performance.now();
    bringIntoView(element, () => this.follows);
  }
}
