/** The Web Worker in which `WorkerClient` computes, to keep the page responsive. */

import { answer, type WorkerQuestion } from "./answers";
import { solve, stop, type SolveQuestion, type StopQuestion } from "./solveRequests";

self.addEventListener("message", ({ data }: MessageEvent<WorkerQuestion | SolveQuestion | StopQuestion>) => {
  if (data.type === "stop") stop(data);
  // Reported, an error ends this worker's client as one thrown here does.
  else if (data.type === "solve") solveAndSend(data).catch(reportError);
  else {
    const found = answer(data);
    if (found) self.postMessage(found);
  }
});

async function solveAndSend(question: SolveQuestion): Promise<void> {
  const found = await solve(question, (progress) => {
    self.postMessage(progress);
  });
  self.postMessage(found);
}
