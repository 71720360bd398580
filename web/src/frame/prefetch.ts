/** What the caching worker fetches ahead, so that it is there without network; loaded once the first page has its files. */
import { newestPage } from "@/game/catalogue/variantPage";
import { exercises, followerCode, inputOf, kernelCode, ServerUnreachable, variants } from "@/net/api";
import { unlessRefused } from "@/net/polling";
import { firstFor, lastPlayed } from "@/store/lastPlayed";
import { whenIdle } from "@/ui/idle";

/**
 * Fetches what a first visitor may want without network a moment later: the puzzle of the day, and what solves the
 * variant for exact hints. The caching worker keeps it, some 100 kB.
 */
async function fetchForOffline(id: string): Promise<void> {
  const wanted = [exercises(id), inputOf({ id }), kernelCode(), followerCode()];
  // A variant may have no exercises, or be too large to be solved here.
  await Promise.all(wanted.map((answer) => unlessRefused<unknown>(answer)));
}

/**
 * Fetches all variants through the caching worker: first the likely next one, then the others, one at a time while
 * idle, so that opening a table never waits behind them.
 *
 * Runs once a day: Safari blocks access to storage that a page was writing when it was left.
 *
 * @param dateKey storage key of the date and list of the last prefetch.
 */
export async function fetchVariants(dateKey: string): Promise<void> {
  try {
    const ids = (await variants()).map(({ id }) => id);
    const fetched = [new Date().toDateString(), ...ids].join();
    if (localStorage.getItem(dateKey) === fetched) return;
    // The variant of the start page's button.
    const usual = [lastPlayed(), firstFor(navigator.languages)].map(({ key }) => key).find((key) => ids.includes(key));
    if (usual) {
      await newestPage(usual);
      await fetchForOffline(usual);
    }
    for (const id of ids.filter((one) => one !== usual)) {
      await new Promise<void>(whenIdle);
      await newestPage(id);
    }
    localStorage.setItem(dateKey, fetched);
  } catch (error) {
    // No network; the next start retries.
    if (!(error instanceof ServerUnreachable)) throw error;
  }
}
