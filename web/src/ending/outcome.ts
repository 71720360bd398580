/** How a game or a block ended, as everything that tells of it needs it: who played, what they reached, who won. */
import type { IconName } from "@/ui/Icon.svelte";
import { compared } from "@/engine/finish";
import type { GameState } from "@/engine/state";
import { language, t } from "@/i18n/i18n.svelte";

export interface EndPerson {
  name: string;
  total: number;
  /** Shared by all who have the same total. */
  place: number;
}

export interface GameOutcome {
  /** In the order in which they sit. */
  people: readonly EndPerson[];
  /** The only person at this device, where it is to be spoken to as "du". */
  you: number | null;
  /** A throw won it, whatever the totals say. */
  atOnce: boolean;
}

/** Something that can be done at the end besides playing on. */
export interface EndDeed {
  icon: IconName;
  words: string;
  run?: () => void;
  href?: string;
}

/**
 * People with their totals, in their order; equal totals share a place.
 *
 * @param state where the game ended, which a throw may have decided.
 */
export function outcomeOf(
  people: readonly { name: string; total: number }[],
  you: number | null = null,
  state: Pick<GameState, "finish" | "seat"> = { seat: 0 },
): GameOutcome {
  const points = compared(
    state,
    people.map(({ total }) => total),
  );
  const placed = people.map((person, seat) => ({
    ...person,
    place: 1 + points.filter((other) => other > (points[seat] ?? 0)).length,
  }));
  return { people: placed, you, atOnce: state.finish === "won" };
}

/** The places of those who won. */
export function winnersOf({ people }: GameOutcome): number[] {
  return people.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
}

/** The best first; of equal ones as they sit. */
export function ranked({ people }: GameOutcome): (EndPerson & { seat: number })[] {
  return people.map((person, seat) => ({ ...person, seat })).sort((one, other) => one.place - other.place);
}

/** Who won, in a few words. */
export function headline(outcome: GameOutcome): string {
  const winners = winnersOf(outcome);
  const [first] = winners;
  if (outcome.people.length === 1) return t("end-alone");
  if (winners.length === 1 && first !== undefined) {
    return first === outcome.you ? t("end-you-won") : t("end-won", { name: outcome.people[first]?.name ?? "" });
  }
  if (winners.length === outcome.people.length) return t("end-draw");
  return t("end-shared", { names: listed(winners.map((seat) => outcome.people[seat]?.name ?? "")) });
}

/** The same for others to read; `me` is who sends it, where they have no name. */
export function headlineOf(outcome: GameOutcome, me: number | null): string {
  const [first, ...others] = winnersOf(outcome);
  const mine = first !== undefined && first === me && others.length === 0 && outcome.people.length > 1;
  return mine ? t("end-i-won") : headline({ ...outcome, you: null });
}

/** "Anna, Ben und Cleo" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.current).format(names);
}

/** By how many points the winner is ahead of the next; 0 where the victory is shared, or not by points, or nobody else played. */
export function leadOf(outcome: GameOutcome): number {
  const [first, second] = ranked(outcome);
  return first && second && !outcome.atOnce ? first.total - second.total : 0;
}
