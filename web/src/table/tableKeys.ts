/**
 * Keys of the table: space throws, digits hold, U undoes, H hints, A announces, Escape cancels, arrows reach the sheet;
 * I, R, N, W and T read out.
 */
import type { Asked } from "./voice/readingOut";

/** The same letters in each language: ich, Rivale, noch, Wurf, Tabelle; I, rival, needed, what was rolled, table. */
const READ_OUT: Readonly<Record<string, Asked>> = { i: "mine", r: "rival", n: "bonus", w: "throw", t: "standing" };

export interface Keys {
  throw: () => void;
  hold: (seat: number) => void;
  undo: () => void;
  hints: () => void;
  announce: () => void;
  cancel: () => void;
  /** Only where a game is played. */
  readOut?: (asked: Asked) => void;
}

/** True for events in text fields, or while a dialog is open. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

/** On a focused button, space presses that button. */
function isPressable(target: EventTarget | null): boolean {
  const pressable = target instanceof Element ? target.closest("button, a, summary") : null;
  return pressable?.matches(":focus-visible") ?? false;
}

/** Elements with their own arrow keys, among them the sheet. */
const OWN_ARROWS = '[role="grid"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="slider"]';

/** Moves the focus into the sheet if arrows mean nothing at the target; returns true if it did. */
function entersBlock(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(OWN_ARROWS)) return false;
  return focusBlock();
}

/** Focuses the sheet's current cell; returns false if there is none. */
export function focusBlock(): boolean {
  const cell = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

/** Returns true if holding the key down would repeat an action. */
export function presses({ key, repeat, target }: KeyboardEvent): boolean {
  return repeat && (key === "Enter" || key === " ") && !isElsewhere(target);
}

/** Returns true if a key skips playback: any except navigation and undo. */
export function skips({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isElsewhere(target) || isPressable(target)) return false;
  return key === "Enter" || key === "Escape" || (key.length === 1 && key.toLowerCase() !== "u");
}

/** Handles a key; returns true if it had a meaning. */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return false;
  if (event.key === " " && isPressable(event.target)) return false;
  const digit = /^[1-9]$/.exec(event.key)?.[0];
  const asked = READ_OUT[event.key.toLowerCase()];
  if (digit) keys.hold(Number(digit) - 1);
  else if (event.key === " ") keys.throw();
  else if (event.key.toLowerCase() === "u") keys.undo();
  else if (event.key.toLowerCase() === "h") keys.hints();
  else if (event.key.toLowerCase() === "a") keys.announce();
  else if (asked && keys.readOut) keys.readOut(asked);
  else if (event.key === "Escape") keys.cancel();
  else if (event.key.startsWith("Arrow")) return entersBlock(event.target);
  else return false;
  return true;
}
