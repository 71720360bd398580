/** The note at one place of the page; it disappears after a while, or as soon as it is obsolete. */
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

  /** Must be called during component setup. */
  follow(): void {
    $effect(() => {
      if (this.note?.over?.()) this.clear();
    });
    $effect(() => () => this.clear());
  }
}
