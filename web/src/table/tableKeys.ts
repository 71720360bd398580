/** The keys of the table: space throws, digits hold, U takes back, H hints, A announces, Escape thinks again, arrows reach the block. */

export interface Keys {
  throw: () => void;
  hold: (seat: number) => void;
  undo: () => void;
  hints: () => void;
  announce: () => void;
  cancel: () => void;
}

/** Whether somebody is writing, or a window lies over the table. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

/** A button that was reached with the keyboard is pressed by space, as everywhere. */
function isPressable(target: EventTarget | null): boolean {
  const pressable = target instanceof Element ? target.closest("button, a, summary") : null;
  return pressable?.matches(":focus-visible") ?? false;
}

/** Things that have arrows of their own; the block is one of them. */
const OWN_ARROWS = '[role="grid"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="slider"]';

/** Brings the focus into the block, from wherever arrows mean nothing else; true if it did. */
function entersBlock(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(OWN_ARROWS)) return false;
  return focusBlock();
}

/** Puts the focus on the cell of the block that has it first; true if there is one. */
export function focusBlock(): boolean {
  const cell = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

/** Whether a key that is held down would press something again and again. */
export function presses({ key, repeat, target }: KeyboardEvent): boolean {
  return repeat && (key === "Enter" || key === " ") && !isElsewhere(target);
}

/** Whether a key ends what is being told: any but those that lead somewhere else, or take back. */
export function skips({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isElsewhere(target) || isPressable(target)) return false;
  return key === "Enter" || key === "Escape" || (key.length === 1 && key.toLowerCase() !== "u");
}

/** Does what a key says; true if it said something. */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return false;
  if (event.key === " " && isPressable(event.target)) return false;
  const digit = /^[1-9]$/.exec(event.key)?.[0];
  if (digit) keys.hold(Number(digit) - 1);
  else if (event.key === " ") keys.throw();
  else if (event.key.toLowerCase() === "u") keys.undo();
  else if (event.key.toLowerCase() === "h") keys.hints();
  else if (event.key.toLowerCase() === "a") keys.announce();
  else if (event.key === "Escape") keys.cancel();
  else if (event.key.startsWith("Arrow")) return entersBlock(event.target);
  else return false;
  return true;
}
