/** The server's log of a failed test. */
import type { TestInfo } from "@playwright/test";

/** Characters. */
const PRINTED = 4000;

/** Attaches the server's log to a failed test, and prints its end, as nothing but the output may outlast the run. */
export async function attachLog(info: TestInfo, log: string): Promise<void> {
  await info.attach("server.log", { body: log, contentType: "text/plain" });
  console.error(`The server's log of "${info.title}" ends:\n${log.slice(-PRINTED)}`);
}
