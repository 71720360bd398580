/** Opens a table from the setup form and reports what went wrong. */
import { prepare } from "@/rules/variantTables";
import { problemWords, t } from "@/i18n/i18n.svelte";
import { RequestRefusal, ServerUnreachable } from "@/net/api";
import type { Opening, Problem, Rules } from "@/wire/types";
import { startGame } from "./gameStart";
import { rememberGoingOn } from "./openGames";
import type { NamelessSeat } from "./seatDrafts";
import { computerName } from "@/game/tables/computerNames";
import { pageOf } from "@/game/catalogue/variantPage";
import { settings } from "@/store/settings.svelte";
import { whenIdle } from "@/ui/idle";

/** The path of the table, or the problems. */
export interface OpeningResult {
  path?: string;
  /** General problems, as sentences. */
  problems: string[];
  /** Problems by seat index, as sentences. */
  atSeat: Record<number, string>;
}

/** Opens the table. A score block starts on this device only and can be shared later. */
export async function sit(opening: Opening): Promise<OpeningResult> {
  try {
    const path = opening.kind === "block" ? await openBlock(opening) : await startGame(opening);
    rememberGoingOn(true);
    return { path, problems: [], atSeat: {} };
  } catch (error) {
    if (error instanceof ServerUnreachable) return { problems: [t("ui-no-network")], atSeat: {} };
    if (error instanceof RequestRefusal) return refusal(error.problems);
    throw error;
  }
}

/** Loads and prepares what a game needs while the user still decides. */
export async function getReady(rules: Rules): Promise<void> {
  try {
    const [page] = await Promise.all([pageOf(rules), import("@/game/tables/localGame.svelte")]);
    whenIdle(() => prepare(page.tables));
  } catch {
    // Errors are reported when the user opens the table.
  }
}

async function openBlock({ rules, seats, series }: Opening): Promise<string> {
  const { beginHere } = await import("@/store/blocks");
  const names = seats.map(({ name }) => name);
  return `./b/${await beginHere(await pageOf(rules), rules, names, series ?? null)}`;
}

function refusal(found: readonly Problem[]): OpeningResult {
  const outcome: OpeningResult = { problems: [], atSeat: {} };
  for (const problem of found) {
    const seat = /seats\.(\d+)/.exec(String(problem.place))?.[1];
    if (seat === undefined) outcome.problems.push(problemWords(problem));
    else outcome.atSeat[Number(seat)] = problemWords(problem);
  }
  return outcome;
}

/** Returns the default names of seats. */
export function unnamed(): NamelessSeat {
  return {
    own: settings.name,
    me: t("seat-you"),
    person: (number) => t("seat-you-numbered", { number }),
    computer: computerName,
  };
}
