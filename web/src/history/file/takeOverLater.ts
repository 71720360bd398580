/** Fills the history when the page is idle; code is loaded only if something is missing. */

const LATER = 5_000;

/** Checks once, after a while; the returned function cancels it. */
export function takeOverLater(): () => void {
  const waiting = setTimeout(() => void takeOverMissing(), LATER);
  return () => clearTimeout(waiting);
}

async function takeOverMissing(): Promise<void> {
  try {
    const { notTakenOver } = await import("@/store/finished");
    if ((await notTakenOver()).length > 0) await (await import("./endedGames")).takeOver();
  } catch (error) {
    // Offline, neither code nor rules can be loaded; the next visit and the history page try again.
    console.info(error);
  }
}
