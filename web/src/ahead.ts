/** Prefetch of what usually follows the start page. */
import { getReady } from "@/game/start/tableOpening";
import { rulesOfLast } from "@/pages/lastRules";
import { fetchPage, TABLE } from "./pages";

/** Loads the table's page and everything that a game needs. */
export async function getReadyToPlay(): Promise<void> {
  try {
    await Promise.all([fetchPage(TABLE), rulesOfLast().then(getReady)]);
  } catch {
    // Only a prefetch: errors are reported on actual use.
  }
}
