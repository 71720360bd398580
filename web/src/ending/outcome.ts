/** The outcome of a game or block for all views: participants, totals, winners. */
import type { IconName } from "@/ui/Icon.svelte";
import { compared } from "@/rules/finish";
import type { GameState } from "@/rules/gameState";
import { language, t } from "@/i18n/i18n.svelte";

export interface EndPerson {
  name: string;
  total: number;
  /** Rank, shared on equal totals. */
  place: number;
  computer?: boolean;
  /** The name in the history, for the mark; undefined for computers. */
  person?: string | undefined;
  /** The level of a computer, for the mark. */
  level?: string | undefined;
}

export interface GameOutcome {
  /** In seating order. */
  people: readonly EndPerson[];
  /** The only person at this device, addressed as "du". */
  you: number | null;
  /** Won by a throw, regardless of totals. */
  atOnce: boolean;
  /** Whom the game was ended without, as it stood; null where it came to its end. */
  stopped: string | null;
}

/** An action offered at the end besides playing on. */
export interface EndDeed {
  icon: IconName;
  words: string;
  run?: () => void;
  href?: string;
  /** Keeps its place until it can be done. */
  waits?: boolean;
}

/**
 * Returns the people with totals and ranks, in their order; equal totals share a rank.
 *
 * @param state the final state, which a throw may have decided.
 * @param stopped whom the game was ended without, as it stood.
 */
export function outcomeOf(
  people: readonly Omit<EndPerson, "place">[],
  you: number | null = null,
  state: Pick<GameState, "finish" | "seat"> = { seat: 0 },
  stopped: string | null = null,
): GameOutcome {
  const points = compared(
    state,
    people.map(({ total }) => total),
  );
  const placed = people.map((person, seat) => ({
    ...person,
    place: 1 + points.filter((other) => other > (points[seat] ?? 0)).length,
  }));
  return { people: placed, you, atOnce: state.finish === "won", stopped };
}

/** Returns the winners who get gold and a crown: none if the only person here lost to computers, or of half a game. */
export function crownedOf(outcome: GameOutcome): number[] {
  return isLostToComputer(outcome) || outcome.stopped !== null ? [] : winnersOf(outcome);
}

/** Returns the indices of the winners. */
export function winnersOf({ people }: GameOutcome): number[] {
  return people.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
}

/** Returns the people by rank, ties in seating order. */
export function ranked({ people }: GameOutcome): (EndPerson & { seat: number })[] {
  return people.map((person, seat) => ({ ...person, seat })).sort((one, other) => one.place - other.place);
}

/** True if the only person here lost to computers, whose gold nobody wants to look at. */
export function isLostToComputer(outcome: GameOutcome): boolean {
  return outcome.you !== null && winnersOf(outcome).every((seat) => outcome.people[seat]?.computer === true);
}

/** Returns who won, in a few words. */
export function headline(outcome: GameOutcome): string {
  if (outcome.stopped !== null) return t("end-stopped", { name: outcome.stopped });
  const winners = winnersOf(outcome);
  const [first] = winners;
  if (outcome.people.length === 1) return t("end-alone");
  if (winners.length === 1 && first !== undefined) {
    const { name = "" } = outcome.people[first] ?? {};
    if (first === outcome.you) return t("end-you-won");
    return t(isLostToComputer(outcome) ? "end-computer-ahead" : "end-won", { name });
  }
  if (winners.length === outcome.people.length) return t("end-draw");
  return t("end-shared", { names: listed(winners.map((seat) => outcome.people[seat]?.name ?? "")) });
}

/** Returns the same for other readers; `me` is the sender, where unnamed. */
export function headlineOf(outcome: GameOutcome, me: number | null): string {
  const [first, ...others] = winnersOf(outcome);
  const alone = first !== undefined && others.length === 0 && outcome.people.length > 1;
  const mine = alone && first === me && outcome.stopped === null;
  return mine ? t("end-i-won") : headline({ ...outcome, you: null });
}

/** "Anna, Ben und Cleo" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.current).format(names);
}

/** Returns the winner's lead over the next; 0 for a shared win, one not by points, or a single player. */
export function leadOf(outcome: GameOutcome): number {
  const [first, second] = ranked(outcome);
  return first && second && !outcome.atOnce ? first.total - second.total : 0;
}
