/**
 * Says things: politely to screen readers, and as a note at the foot of the page where everybody should see it.
 *
 * Both regions are in the page from the beginning (`Announcements.svelte`), as readers miss regions that come late.
 */

/** A note at the foot of the page; with an action it stays until it is used or closed. */
export interface Note {
  text: string;
  action?: { label: string; run: () => void };
}

type Listener<Heard> = (heard: Heard) => void;

let hear: Listener<string> = () => undefined;
let show: Listener<Note> = () => undefined;

/** Read aloud when the reader has finished what it says, without being shown. */
export function announce(text: string): void {
  hear(text);
}

/** Shown for a while at the foot of the page, and read aloud. */
export function toast(text: string, action?: Note["action"]): void {
  show(action ? { text, action } : { text });
}

/** Where the words come out; the last one asked is the one used. */
export function speakTo(aloud: Listener<string>, shown: Listener<Note>): void {
  hear = aloud;
  show = shown;
}
