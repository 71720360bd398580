/** Refusals as values: a stable code, whose words are in the catalogue under `error-<code>`, and its arguments. */

import type { Names } from "@/wire/types";

/** A word, a number, or a name in each language; a box also has its id. */
type Fact = string | number | Names | (Names & { readonly id: string });
export type Facts = Readonly<Record<string, Fact>>;

/** The reason why something is illegal. */
export interface Reason {
  readonly code: string;
  readonly facts: Facts;
}

/** Thrown when the rules do not allow an event; nothing has changed. */
export class RuleRefusal extends Error implements Reason {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
    this.name = "Refused";
  }
}
