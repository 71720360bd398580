/** The Web Worker in which `WorkerClient` computes, to keep the page responsive. */

import { answer, type WorkerQuestion } from "./answers";

self.addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  const found = answer(data);
  if (found) self.postMessage(found);
});
