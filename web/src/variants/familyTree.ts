/** The family tree: each variant below the one that it grew out of in history. */
import descent from "@descent";
import type { VariantSummary } from "@/wire/types";

/** What is known of a variant's descent. */
interface Descent {
  /** The id of its ancestor; the root has none. */
  from?: string;
  /** Related, but nobody knows for sure that it grew out of `from`. */
  related?: boolean;
  /** When it came out or was first mentioned, where that is known. */
  year?: number;
}

export interface Member {
  variant: VariantSummary;
  related: boolean;
  year: number | undefined;
  /** It is played with more or fewer dice than what it grew out of. */
  hasOtherDice: boolean;
  children: Member[];
}

const KNOWN: Readonly<Record<string, Descent>> = descent;
const ORDER = Object.keys(KNOWN);

/** Returns the roots with all descendants; a house rule stands below the variant that it is like. */
export function familyOf(all: readonly VariantSummary[]): Member[] {
  const ids = new Set(all.map(({ id }) => id));
  const ordered = [...all].sort((one, other) => rankOf(one) - rankOf(other));
  const below = (parent?: VariantSummary): Member[] =>
    ordered
      .filter((one) => parentOf(one, ids) === parent?.id)
      .map((variant) => ({
        variant,
        ...bornOf(variant),
        hasOtherDice: variant.dice !== parent?.dice,
        children: below(variant),
      }));
  return below();
}

/** Counts all descendants. */
export function countBelow({ children }: Member): number {
  return children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
}

/** Unknown ones come last. */
function rankOf({ id }: VariantSummary): number {
  return ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length;
}

function parentOf({ id, parent }: VariantSummary, ids: ReadonlySet<string>): string | undefined {
  const known = KNOWN[id] ? KNOWN[id].from : (parent ?? undefined);
  return known !== undefined && ids.has(known) ? known : undefined;
}

function bornOf({ id }: VariantSummary): Pick<Member, "related" | "year"> {
  return { related: KNOWN[id]?.related ?? false, year: KNOWN[id]?.year };
}
