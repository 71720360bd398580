/** The rules last played, and a game of them with one tap. */
import type { Rules } from "@/wire/types";
import { openingSeats, seatsAtFirst } from "@/game/start/seatDrafts";
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

/** Opens a game of the last played rules against the usual computer player; the person begins. */
export async function playAtOnce(): Promise<OpeningResult> {
  const seats = openingSeats(seatsAtFirst(), unnamed());
  return sit({ kind: "game", rules: await rulesOfLast(), seats, hints: settings.hints, pace: "live", first: 0 });
}
