/**
 * Offline support: a service worker caches the pages, and variants are prefetched once it is active.
 *
 * A new version waits for the user's consent or until all windows are closed, so that it never interrupts a game.
 */
import { t } from "@/i18n/i18n.svelte";
import { router } from "@/router.svelte";
import { toast } from "@/ui/announcing/announcer";
import { newVersion } from "./newVersion.svelte";

const WORKER = "./sw.js";
const LOOK_FOR_NEW_EVERY = 60 * 60 * 1000;
/** Storage key of the date and list of the last prefetch. */
const FETCHED = "pasch.fetched";
/** Pages with unfinished work must not be interrupted; the footer offers the update as well. */
const QUIET = /^\/(neu|haus|t|b)\b/;

/** Starts the service worker, if supported; returns a function that stops the update checks. */
export function keepFresh(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  void navigator.serviceWorker.register(WORKER).then((registration) => {
    // The first one waits as well, for a moment, and replaces nothing.
    if (registration.waiting && registration.active) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      // A new version may bring new variants.
      localStorage.removeItem(FETCHED);
      watch(registration.installing);
    });
    looking = setInterval(() => void registration.update(), LOOK_FOR_NEW_EVERY);
  });
  void workerInCharge().then(async () => (await import("./prefetch")).fetchVariants(FETCHED));
  return () => {
    clearInterval(looking);
  };
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    // The first installation replaces nothing.
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  });
}

function offer(worker: ServiceWorker): void {
  const load = (): void => {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      location.reload();
    });
    worker.postMessage({ type: "SKIP_WAITING" });
  };
  newVersion.load = load;
  if (!QUIET.test(router.path)) toast(t("frame-new-version"), { action: { label: t("frame-reload"), run: load } });
}

/** Resolves once the worker has cached the client's files, so that prefetching does not delay the first page. */
async function workerInCharge(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}
