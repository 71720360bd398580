/** The keys of the table: space throws, digits hold, U takes back, H hints, A announces. */

export interface Keys {
  throw: () => void;
  hold: (seat: number) => void;
  undo: () => void;
  hints: () => void;
  announce: () => void;
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
  else return false;
  return true;
}
