/** Fills the history while nobody waits for anything; what that takes is fetched only where something is missing. */

const LATER = 5_000;

/** Looks once, after a while; the function given back calls that off. */
export function takingOverLater(): () => void {
  const waiting = setTimeout(() => void takeOverMissing(), LATER);
  return () => clearTimeout(waiting);
}

async function takeOverMissing(): Promise<void> {
  try {
    const { notTakenOver } = await import("@/store/ownHistory");
    if ((await notTakenOver()).length > 0) await (await import("./endedGames")).takeOver();
  } catch (error) {
    // Without network neither code nor rules come; the next visit looks again, and so does the history's own page.
    console.info(error);
  }
}
