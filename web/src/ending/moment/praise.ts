/** A kind word at the end of a game. */
import { listed, ranked, winnersOf, type GameOutcome } from "@/ending/outcome";
import { t } from "@/i18n/i18n.svelte";

/** Most points behind the winner that are close. */
const CLOSE = 15;

/** Returns a sentence about a personal best, or a kind one for the only person here who has lost; empty otherwise. */
export function praise(outcome: GameOutcome, bests: readonly number[], byColumns = false): string {
  const { people, you, stopped } = outcome;
  if (stopped !== null) return "";
  if (bests.length > 0)
    return bests.length === 1 && bests[0] === you
      ? t("end-best-yours")
      : t("end-best", { names: listed(bests.map((place) => people[place]?.name ?? "")) });
  if (you === null || winnersOf(outcome).includes(you)) return "";
  const behind = (ranked(outcome)[0]?.total ?? 0) - (people[you]?.total ?? 0);
  return t(!byColumns && behind <= CLOSE ? "end-close" : "end-consolation");
}
