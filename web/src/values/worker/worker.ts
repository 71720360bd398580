/** The Web Worker in which `WorkerClient` computes, to keep the page responsive. */

import { answer } from "./answers";
import { stop, type OnProgress } from "./longWork";
import { reasons } from "./reasonRequests";
import { solve } from "./solveRequests";
import { totals } from "./totalRequests";
import { scatter, winning } from "./winRequests";
import type { AnyQuestion } from "./workerClient";

self.addEventListener("message", ({ data }: MessageEvent<AnyQuestion>) => {
  if (data.type === "stop") stop(data);
  // Reported, an error ends this worker's client as one thrown here does.
  else if (data.type === "solve") send((tell) => solve(data, tell)).catch(reportError);
  else if (data.type === "totals") send((tell) => totals(data, tell)).catch(reportError);
  else if (data.type === "reasons") send((tell) => reasons(data, tell)).catch(reportError);
  else if (data.type === "winning") send((tell) => winning(data, tell)).catch(reportError);
  else if (data.type === "scatter") send((tell) => scatter(data, tell)).catch(reportError);
  else {
    const found = answer(data);
    if (found) self.postMessage(found);
  }
});

/** Sends the progress of some work, then its result. */
async function send(work: (tell: OnProgress) => Promise<object>): Promise<void> {
  const found = await work((progress) => {
    self.postMessage(progress);
  });
  self.postMessage(found);
}
