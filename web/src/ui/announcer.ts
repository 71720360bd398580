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
}

type Listener<Heard> = (heard: Heard) => void;

const hearing: Listener<string>[] = [];
let show: Listener<Note> = () => undefined;

/** Read aloud when the reader has finished what it says, without being shown. */
export function announce(text: string): void {
  // A window that is being closed shall not take the words with it.
  void tick().then(() => hearing.at(-1)?.(text));
}

/** Shown for a while at the head of the page, and read aloud. */
export function toast(text: string, action?: Note["action"]): void {
  show(action ? { text, action } : { text });
  announce(text);
}

/** Where words are read aloud until the function given back is called. */
export function speakTo(aloud: Listener<string>): () => void {
  hearing.push(aloud);
  return () => {
    hearing.splice(hearing.indexOf(aloud), 1);
  };
}

/** Where notes are shown; the last one asked is the one used. */
export function showTo(shown: Listener<Note>): void {
  show = shown;
}
