/**
 * Says things: politely to screen readers, and as a note at the head of the page where everybody should see it.
 *
 * Readers miss regions that come late, and hear nothing outside of a window that is open over the page. So the page and
 * each open window have a region of their own (`Spoken.svelte`), there before it is needed; the last one to come speaks.
 */
import { tick } from "svelte";

/** A note at the head of the page; with an action it stays until it is used or closed. */
export interface Note {
  text: string;
  action?: { label: string; run: () => void };
  /** Whether the situation is over that it is about; without it, a note goes after a while, or with its page. */
  over?: () => boolean;
}

type Listener<Heard> = (heard: Heard) => void;

const hearing: Listener<string>[] = [];
const showing: Listener<Note>[] = [];

/** Read aloud when the reader has finished what it says, without being shown. */
export function announce(text: string): void {
  // A window that is being closed shall not take the words with it.
  void tick().then(() => hearing.at(-1)?.(text));
}

/** Shown for a while where the page has a place for it, otherwise at its head; and read aloud. */
export function toast(text: string, more: Omit<Note, "text"> = {}): void {
  // Above an open window, and with something to press, it stands at the head.
  const atHead = more.action !== undefined || document.querySelector("dialog[open]") !== null;
  showing.at(atHead ? 0 : -1)?.({ text, ...more });
  announce(text);
}

/** Where words are read aloud until the function given back is called. */
export function speakTo(aloud: Listener<string>): () => void {
  hearing.push(aloud);
  return () => {
    hearing.splice(hearing.indexOf(aloud), 1);
  };
}

/** Where notes are shown until the function given back is called: the page's head comes first, then a place in the page. */
export function showTo(shown: Listener<Note>): () => void {
  showing.push(shown);
  return () => {
    showing.splice(showing.indexOf(shown), 1);
  };
}
