/** Thinks in a Web Worker, so that nothing on the screen waits for it; `Thinker` asks it. */

import { answer, type WorkerQuestion } from "./answers";

self.addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  const found = answer(data);
  if (found) self.postMessage(found);
});
