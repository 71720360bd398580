/** The Web Worker in which `WorkerClient` computes, to keep the page responsive. */

import { answer } from "./answers";
import { stop, type OnProgress } from "./longWork";
import { reasons } from "./reasonRequests";
import { solve } from "./solveRequests";
import { totals } from "./totalRequests";
import { scatter, winning } from "./winRequests";
import type { AnyQuestion } from "./workerClient";

self.addEventListener("message", ({ data }: MessageEvent<AnyQuestion>) => {
  switch (data.type) {
    case "stop":
      stop(data);
      return;
    case "solve":
      send((tell) => solve(data, tell));
      return;
    case "totals":
      send((tell) => totals(data, tell));
      return;
    case "reasons":
      send((tell) => reasons(data, tell));
      return;
    case "winning":
      send((tell) => winning(data, tell));
      return;
    case "scatter":
      send((tell) => scatter(data, tell));
      return;
    default: {
      const found = answer(data);
      if (found) self.postMessage(found);
    }
  }
});

/** Sends the progress of some work, then its result; reported, an error ends this worker's client. */
function send(work: (tell: OnProgress) => Promise<object>): void {
  work((progress) => {
    self.postMessage(progress);
  }).then((found) => {
    self.postMessage(found);
  }, reportError);
}
