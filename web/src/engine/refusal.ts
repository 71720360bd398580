/** What the rules refuse, as values: a stable code, whose words are in the catalogue under `error-<code>`, and facts. */

import type { Names } from "@/wire/types";

/** A word, a number, or a name in each language; a box is named with its id. */
type Fact = string | number | Names | (Names & { readonly id: string });
export type Facts = Readonly<Record<string, Fact>>;

/** Why something is not possible. */
export interface Reason {
  readonly code: string;
  readonly facts: Facts;
}

/** The rules do not allow this now; nothing has changed. */
export class RuleRefusal extends Error implements Reason {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
    this.name = "Refused";
  }
}
