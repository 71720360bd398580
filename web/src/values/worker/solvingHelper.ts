/** The Web Worker of a helper. */
import { help, type HelperTask, type LevelValues } from "./solvingTeam";

let hear: ((values: LevelValues) => void) | undefined;

self.addEventListener("message", ({ data }: MessageEvent<HelperTask | LevelValues>) => {
  if (data instanceof Float64Array) hear?.(data);
  // Reported, an error tells that this helper is gone.
  else help(data, exchanged).catch(reportError);
});

function exchanged(found: LevelValues): Promise<LevelValues> {
  return new Promise((resolve) => {
    hear = resolve;
    self.postMessage(found, { transfer: [found.buffer] });
  });
}
