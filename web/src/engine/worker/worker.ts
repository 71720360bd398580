/** Thinks in a Web Worker, so that nothing on the screen waits for it; `Thinker` asks it. */

import { answer, type Question } from "./answers";

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const found = answer(data);
  if (found) self.postMessage(found);
});
