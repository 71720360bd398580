/** The people at one table, whose marks are seen together and so never have the same colour. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("company");

type Company = () => readonly string[];

/** Says for all marks within this component who sits together. */
export function sitTogether(names: Company): void {
  setContext(KEY, names);
}

/** Returns who sits together here; nobody where people are seen one by one. */
export function company(): Company {
  return getContext<Company | undefined>(KEY) ?? (() => []);
}
