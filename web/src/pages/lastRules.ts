/** The rules last played, and a game of them with one tap. */
import type { Level, Rules } from "@/wire/types";
import { adaptedSeats, openingSeats, seatsAtFirst, USUAL_LEVEL } from "@/game/start/seatDrafts";
import { sit, unnamed, type OpeningResult } from "@/game/start/tableOpening";
import { houseRule } from "@/store/browserData";
import { firstFor, lastPlayed } from "@/store/lastPlayed";
import { settings } from "@/store/settings.svelte";

export function houseKey(id: string): string {
  return `house:${id}`;
}

/** Returns the rules last played; the default if their house rule was deleted. */
export async function rulesOfLast(): Promise<Rules> {
  const { key } = lastPlayed();
  if (!key.startsWith(houseKey(""))) return { id: key };
  const kept = await houseRule(key.slice(houseKey("").length));
  return kept ? { toml: kept.toml } : { id: firstFor(navigator.languages).key };
}

/** Opens a game of the last played rules against the computer player that suits the person, who begins. */
export async function playAtOnce(): Promise<OpeningResult> {
  const seats = openingSeats(adaptedSeats(seatsAtFirst(settings.adapts), await suitingLevel()), unnamed());
  return sit({ kind: "game", rules: await rulesOfLast(), seats, hints: settings.hints, pace: "live", first: 0 });
}

async function suitingLevel(): Promise<Level> {
  try {
    const [{ adapted }, { finishedGames }] = await Promise.all([
      import("@/game/start/adaptiveLevel"),
      import("@/store/finished"),
    ]);
    return adapted(await finishedGames(), settings.name).level;
  } catch {
    // A private window may lack a database.
    return USUAL_LEVEL;
  }
}
