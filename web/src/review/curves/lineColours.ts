/** The colours of the players' lines: each person's own, and never the same twice as long as there are enough. */
import { COLOURS, type PersonColour } from "@/store/personLook";

/** @param own by seat; null for players without a colour, such as computer players. */
export function lineColours(own: readonly (PersonColour | null)[]): PersonColour[] {
  const kept = own.map((colour, seat) => (own.indexOf(colour) === seat ? colour : null));
  const free = COLOURS.filter((colour) => !kept.includes(colour));
  return kept.map((colour, seat) => colour ?? free.shift() ?? own[seat] ?? COLOURS[seat % COLOURS.length] ?? "red");
}
