/** What the start page leads to more often than not, fetched before anybody asks for it. */
import { getReady } from "@/game/start/tableOpening";
import { rulesOfLast } from "@/pages/variantChoices";
import { fetchPage, TABLE } from "./pages";

/** The table's page, and all that the game needs that one tap opens. */
export async function getReadyToPlay(): Promise<void> {
  try {
    await Promise.all([fetchPage(TABLE), rulesOfLast().then(getReady)]);
  } catch {
    // Nobody has asked for anything yet: whoever does is told what is missing.
  }
}
