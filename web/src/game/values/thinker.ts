/** Whoever thinks on this device: a worker that is started when it is first asked. */
import { WorkerClient } from "@/engine/worker/workerClient";

let worker: WorkerClient | undefined;

/** One for all games; one that could not be fetched without network is asked for again. */
export function thinker(): WorkerClient {
  if (!worker || worker.isGone) worker = new WorkerClient();
  return worker;
}
