/**
 * Makes the client work without a network: a worker keeps the pages, and every variant is fetched once in a quiet moment.
 *
 * A new version never comes in the middle of a game: it waits until somebody says so, or all windows are closed.
 */
import { t } from "@/i18n/i18n.svelte";
import { pageOf } from "@/game/variantPage";
import { variants } from "@/net/api";
import { toast } from "@/ui/announcer";

const WORKER = "/sw.js";
const LOOK_FOR_NEW_EVERY = 60 * 60 * 1000;
const QUIET_AFTER = 4000;

/** Starts the worker where there is one; gives back how to stop looking for newer versions. */
export function keepFresh(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  void navigator.serviceWorker.register(WORKER).then((registration) => {
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      watch(registration.installing);
    });
    looking = setInterval(() => void registration.update(), LOOK_FOR_NEW_EVERY);
  });
  void navigator.serviceWorker.ready.then(() => setTimeout(() => void fetchVariants(), QUIET_AFTER));
  return () => {
    clearInterval(looking);
  };
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    // The very first one replaces nothing.
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
  toast(t("frame-new-version"), { label: t("frame-load-new-version"), run: load });
}

/** The worker keeps what passes through it; one after the other, so that nothing waits for these. */
async function fetchVariants(): Promise<void> {
  try {
    for (const { id } of await variants()) await pageOf({ id });
  } catch {
    // Without network there is nothing to fetch; the next start tries again.
  }
}
