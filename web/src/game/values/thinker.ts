/** The worker that computes values on this device, started on first use. */
import { WorkerClient } from "@/values/worker/workerClient";

let worker: WorkerClient | undefined;

/** Shared by all games; a failed load without network is retried. */
export function thinker(): WorkerClient {
  if (!worker || worker.isGone) worker = new WorkerClient();
  return worker;
}
