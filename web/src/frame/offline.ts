/**
 * Offline support: a service worker caches the pages, and variants are prefetched once it is active.
 *
 * A new version waits for the user's consent or until all windows are closed, so that it never interrupts a game.
 */
import { t } from "@/i18n/i18n.svelte";
import { newestPage } from "@/game/catalogue/variantPage";
import { firstFor, lastPlayed } from "@/store/lastPlayed";
import { exercises, inputOf, kernelCode, ServerUnreachable, variants } from "@/net/api";
import { unlessRefused } from "@/net/polling";
import { router } from "@/router.svelte";
import { toast } from "@/ui/announcing/announcer";
import { whenIdle } from "@/ui/idle";
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
  void workerInCharge().then(fetchVariants);
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

/**
 * Fetches what a first visitor may want without network a moment later: the puzzle of the day, and what solves the
 * variant for exact hints. The caching worker keeps it, some 80 kB.
 */
async function fetchForOffline(id: string): Promise<void> {
  const wanted = [exercises(id), inputOf({ id }), kernelCode()];
  // A variant may have no exercises, or be too large to be solved here.
  await Promise.all(wanted.map((answer) => unlessRefused<unknown>(answer)));
}

/**
 * Fetches all variants through the caching worker: first the likely next one, then the others, one at a time while
 * idle, so that opening a table never waits behind them.
 *
 * Runs once a day: Safari blocks access to storage that a page was writing when it was left.
 */
async function fetchVariants(): Promise<void> {
  try {
    const ids = (await variants()).map(({ id }) => id);
    const fetched = [new Date().toDateString(), ...ids].join();
    if (localStorage.getItem(FETCHED) === fetched) return;
    // The variant of the start page's button.
    const usual = [lastPlayed(), firstFor(navigator.languages)].map(({ key }) => key).find((key) => ids.includes(key));
    if (usual) {
      await newestPage(usual);
      await fetchForOffline(usual);
    }
    for (const id of ids.filter((one) => one !== usual)) {
      await new Promise<void>(whenIdle);
      await newestPage(id);
    }
    localStorage.setItem(FETCHED, fetched);
  } catch (error) {
    // No network; the next start retries.
    if (!(error instanceof ServerUnreachable)) throw error;
  }
}
