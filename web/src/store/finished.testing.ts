/** Finished games for tests. */
import type { Finished, FinishedPart } from "./finished";

export function part(name: string, total: number, computer: string | null = null): FinishedPart {
  return { name, computer, total, card: { entries: [total], extra: [0], bought: [0], saved: 0 } };
}

/** The highest total wins. */
export function finishedBy(id: string, people: readonly FinishedPart[], other: Partial<Finished> = {}): Finished {
  const best = Math.max(...people.map(({ total }) => total));
  const winners = people.flatMap(({ total }, place) => (total === best ? [place] : []));
  const variant = { id: "kniffel", rules_hash: "abc", names: { de: "Kniffel", en: "Kniffel" } };
  return { id, kind: "game", endedAt: "2026-01-01T10:00:00Z", variant, people, winners, ...other };
}
