/** Formulas over boxes in written form: "(Maximum − Minimum) × Ones", "0 < Minimum < Maximum". */

/** A document's term: points, a box, or an operation on others; unused operations may be null. */
export type FormulaTerm = number | string | { readonly [Key in Operation]?: readonly FormulaTerm[] | null };
export type FormulaCondition = { readonly [Key in FormulaComparison]?: readonly FormulaTerm[] | null };
type Operation = "sum" | "difference" | "product";
type FormulaComparison = "below" | "at_most" | "equal";

export interface NamedParts {
  readonly value: string;
  readonly label: string;
}

const SIGNS = { sum: " + ", difference: " − ", product: " × ", below: " < ", at_most: " ≤ ", equal: " = " } as const;
const COMPARED: Readonly<Record<string, FormulaComparison>> = {
  "<": "below",
  "≤": "at_most",
  "<=": "at_most",
  "=": "equal",
};
const SIGN = /^\s*(<=|[-+−–*×·x()<≤=])/u;
const NUMBER = /^\s*(\d+)/u;

/** Formats a term; `inside` an operation that binds more tightly. */
export function inSigns(term: FormulaTerm, boxes: readonly NamedParts[], inside = false): string {
  if (typeof term === "number") return String(term);
  if (typeof term === "string") return boxes.find(({ value }) => value === term)?.label ?? term;
  const [kind, terms] = said<Operation>(term);
  const parts = terms.map((one, place) =>
    inSigns(one, boxes, kind === "product" || (kind === "difference" && place > 0)),
  );
  const told = parts.join(SIGNS[kind]);
  return inside && kind !== "product" ? `(${told})` : told;
}

export function conditionInSigns(condition: FormulaCondition, boxes: readonly NamedParts[]): string {
  const [kind, terms] = said<FormulaComparison>(condition);
  return terms.map((term) => inSigns(term, boxes)).join(SIGNS[kind]);
}

/** Parses a term; null if it is unreadable. */
export function readTerm(text: string, boxes: readonly NamedParts[]): FormulaTerm | null {
  const reader = new Reader(text, boxes);
  const term = reader.sum();
  return reader.isAtEnd ? term : null;
}

/** Parses a condition; null if it is unreadable. */
export function readCondition(text: string, boxes: readonly NamedParts[]): FormulaCondition | null {
  const reader = new Reader(text, boxes);
  const terms = [reader.sum()];
  const kinds = new Set<FormulaComparison>();
  for (let sign = reader.sign(...Object.keys(COMPARED)); sign !== null; sign = reader.sign(...Object.keys(COMPARED))) {
    const kind = COMPARED[sign];
    if (kind) kinds.add(kind);
    terms.push(reader.sum());
  }
  const [kind, ...others] = kinds;
  const whole = terms.flatMap((term) => (term === null ? [] : [term]));
  if (!kind || others.length > 0 || whole.length < terms.length || !reader.isAtEnd) return null;
  return { [kind]: whole };
}

export function boxesIn(term: FormulaTerm): string[] {
  if (typeof term !== "object") return typeof term === "string" ? [term] : [];
  return said<Operation>(term)[1].flatMap(boxesIn);
}

/** Returns the term without a box: a sum keeps its other terms; null if nothing is left that works without it. */
export function without(term: FormulaTerm, box: string): FormulaTerm | null {
  if (typeof term !== "object") return term === box ? null : term;
  const [kind, terms] = said<Operation>(term);
  const left = terms.flatMap((one) => without(one, box) ?? []);
  if (left.length === terms.length || (kind === "sum" && left.length > 1)) return { [kind]: left };
  return kind === "sum" ? (left[0] ?? null) : null;
}

function said<Kind extends string>(table: { readonly [Key in Kind]?: readonly FormulaTerm[] | null }): [
  Kind,
  readonly FormulaTerm[],
] {
  const found = Object.entries(table).find(([, terms]) => Array.isArray(terms)) ?? ["sum", []];
  return found as [Kind, readonly FormulaTerm[]];
}

/** Reads a text from left to right. */
class Reader {
  private readonly names: readonly (readonly [name: string, box: string])[];

  constructor(
    private rest: string,
    boxes: readonly NamedParts[],
  ) {
    const names = boxes.flatMap(({ value, label }) => [[label, value] as const, [value, value] as const]);
    this.names = names.filter(([name]) => name !== "").sort(([one], [other]) => other.length - one.length);
  }

  get isAtEnd(): boolean {
    return this.rest.trim() === "";
  }

  /** Consumes one of these signs if it comes next. */
  sign(...signs: string[]): string | null {
    const found = SIGN.exec(this.rest);
    if (!found?.[1] || !signs.includes(found[1])) return null;
    this.rest = this.rest.slice(found[0].length);
    return found[1];
  }

  /** Terms joined by + and −. */
  sum(): FormulaTerm | null {
    let found = this.product();
    for (let sign = this.sign("+", "-", "−", "–"); sign !== null; sign = this.sign("+", "-", "−", "–")) {
      const next = this.product();
      if (found === null || next === null) return null;
      found = sign === "+" ? append("sum", found, next) : { difference: [found, next] };
    }
    return found;
  }

  private product(): FormulaTerm | null {
    let found = this.single();
    while (this.sign("*", "×", "·", "x") !== null) {
      const next = this.single();
      if (found === null || next === null) return null;
      found = append("product", found, next);
    }
    return found;
  }

  private single(): FormulaTerm | null {
    const name = this.name();
    if (name !== null) return name;
    if (this.sign("(") !== null) {
      const inner = this.sum();
      return this.sign(")") === null ? null : inner;
    }
    const number = NUMBER.exec(this.rest);
    if (!number) return null;
    this.rest = this.rest.slice(number[0].length);
    return Number(number[1]);
  }

  /** Consumes the longest box name that comes next. */
  private name(): string | null {
    const rest = this.rest.trimStart();
    const found = this.names.find(
      ([name]) =>
        rest.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
        !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    if (!found) return null;
    this.rest = rest.slice(found[0].length);
    return found[1];
  }
}

/** Appends a term to a sum or product, flattened. */
function append(kind: "sum" | "product", found: FormulaTerm, next: FormulaTerm): FormulaTerm {
  const before = typeof found === "object" ? found[kind] : undefined;
  return { [kind]: before ? [...before, next] : [found, next] };
}
