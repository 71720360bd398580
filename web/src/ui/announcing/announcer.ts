/**
 * Announces text politely to screen readers, and shows notes at the head of the page.
 *
 * Screen readers miss live regions added late, and those outside a modal dialog. So the page and each dialog contain a
 * region (`Spoken.svelte`) from the start; the latest one speaks.
 */
import { tick } from "svelte";

/** A note at the head of the page; with an action it stays until used, dismissed, or gone with its page. */
export interface Note {
  text: string;
  action?: { label: string; run: () => void };
  /** Returns true once the note is obsolete; without it, a note disappears after a while, or with its page. */
  over?: () => boolean;
  /** True if it is not about its page, and goes with the user to the next ones. */
  everywhere?: boolean;
}

type Listener<Heard> = (heard: Heard) => void;

const hearing: Listener<string>[] = [];
const showing: Listener<Note>[] = [];
let reader: Listener<string> | undefined;

/** Announces to screen readers, and to who wants announcements read aloud, after current speech. */
export function announce(text: string): void {
  // A closing dialog must not take the announcement with it.
  void tick().then(() => {
    hearing.at(-1)?.(text);
    reader?.(text);
  });
}

/** Shows and announces a note: in the page's own place for notes, else at its head. */
export function toast(text: string, more: Omit<Note, "text"> = {}): void {
  // Over a dialog, or with an action, it is shown at the head.
  const atHead = more.action !== undefined || document.querySelector("dialog[open]") !== null;
  showing.at(atHead ? 0 : -1)?.({ text, ...more });
  announce(text);
}

/** Registers a live region; returns a function that removes it. */
export function speakTo(aloud: Listener<string>): () => void {
  hearing.push(aloud);
  return () => {
    hearing.splice(hearing.indexOf(aloud), 1);
  };
}

/** Registers who reads announcements aloud; returns a function that removes it. */
export function readBy(reading: Listener<string>): () => void {
  reader = reading;
  return () => (reader = undefined);
}

/** Registers a place for notes: first the head, then places in the page. Returns a function that removes it. */
export function showTo(shown: Listener<Note>): () => void {
  showing.push(shown);
  return () => {
    showing.splice(showing.indexOf(shown), 1);
  };
}
