/** How people look at one table, where no two have the same colour. */
import { setContext } from "svelte";
import { keyOf } from "@/store/finished";
import { COLOURS, type PersonColour, type PersonStyle } from "@/store/personLook";
import { persons } from "@/store/persons.svelte";

/** The key of the one person who plays without a name: no name at all, in every language. */
export const UNNAMED = "";

/** Returns how a person looks among others: chosen colours come first, then those that follow from names. */
export function styleAmong(name: string, company: readonly string[]): PersonStyle {
  const style = persons.styleOf(name);
  const keys = [...new Set(company.map(keyOf))];
  const sorted = keys.sort((one, other) => rank(one) - rank(other));
  const colours = distinctColours(sorted.map((key) => persons.styleOf(key).colour));
  return { ...style, colour: colours[sorted.indexOf(keyOf(name))] ?? style.colour };
}

/** Whoever has no name comes last: tables list computer players without one, too. */
function rank(key: string): number {
  if (key === UNNAMED) return 2;
  // A chosen style is stored; one that follows from a name is made anew each time.
  const style = persons.styleOf(key);
  return style === persons.styleOf(key) ? 0 : 1;
}

/** Returns a colour for each wish, never the same twice as long as there are enough: else the next one that is free. */
export function distinctColours(wishes: readonly PersonColour[]): PersonColour[] {
  const taken = new Set<PersonColour>();
  return wishes.map((wish) => {
    const first = COLOURS.indexOf(wish);
    const next = [...COLOURS.slice(first), ...COLOURS.slice(0, first)].find((colour) => !taken.has(colour)) ?? wish;
    taken.add(next);
    return next;
  });
}

/** The context with the names of those whose marks are seen together, and so never have the same colour. */
export const COMPANY = "table";

/** Says for all marks within this component who sits together. */
export function sitTogether(names: () => readonly string[]): void {
  setContext(COMPANY, names);
}
