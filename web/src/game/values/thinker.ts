/** Whoever thinks on this device: a worker that is started when it is first asked. */
import { Thinker } from "@/engine/worker/workerClient";

let worker: Thinker | undefined;

/** One for all games; one that could not be fetched without network is asked for again. */
export function thinker(): Thinker {
  if (!worker || worker.isGone) worker = new Thinker();
  return worker;
}
