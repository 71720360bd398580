/** The note that stands at one place of the page: it goes after a while, and at once where its situation is over. */
import type { Note } from "./announcer";

const SECONDS_SHOWN = 6;

export class Notes {
  note: Note | undefined = $state.raw();
  #fading: ReturnType<typeof setTimeout> | undefined;

  show(note: Note): void {
    clearTimeout(this.#fading);
    this.note = note;
    if (!note.action) this.#fading = setTimeout(() => this.clear(), SECONDS_SHOWN * 1000);
  }

  clear(): void {
    clearTimeout(this.#fading);
    this.note = undefined;
  }

  /** As long as the component lives that is being set up. */
  follow(): void {
    $effect(() => {
      if (this.note?.over?.()) this.clear();
    });
    $effect(() => () => this.clear());
  }
}
