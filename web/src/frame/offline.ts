/**
 * Makes the client work without a network: a worker keeps the pages, and what can be played is fetched as soon as it does.
 *
 * A new version never comes in the middle of a game: it waits until somebody says so, or all windows are closed.
 */
import { t } from "@/i18n/i18n.svelte";
import { newestPage } from "@/game/catalogue/variantPage";
import { firstFor, lastPlayed } from "@/store/lastPlayed";
import { ServerUnreachable, variants } from "@/net/api";
import { router } from "@/router.svelte";
import { toast } from "@/ui/announcing/announcer";
import { whenIdle } from "@/ui/idle";
import { newVersion } from "./newVersion.svelte";

const WORKER = "/sw.js";
const LOOK_FOR_NEW_EVERY = 60 * 60 * 1000;
/** Where it is kept which variants were fetched last, and on which day. */
const FETCHED = "pasch.fetched";
/** What is half filled in there, or under way, is nobody's to interrupt: the foot of the page offers it as well. */
const QUIET = /^\/(neu|haus|t|b)\b/;

/** Starts the worker where there is one; gives back how to stop looking for newer versions. */
export function keepFresh(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  void navigator.serviceWorker.register(WORKER).then((registration) => {
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      // What is new may be new in what can be played as well.
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
  newVersion.load = load;
  if (!QUIET.test(router.path)) toast(t("frame-new-version"), { action: { label: t("frame-reload"), run: load } });
}

/** It has kept the client's files before, so that what it is asked for now does not hold up the first page. */
async function workerInCharge(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

/**
 * The worker keeps what passes through it: first what the next tap needs, then the rest, one by one and only while nothing
 * else is to be done: whoever opens a table meanwhile does not wait behind them.
 *
 * Once a day is enough, and most starts of the client are left in peace: Safari lets nobody at what a page was just writing
 * when it was left.
 */
async function fetchVariants(): Promise<void> {
  try {
    const ids = (await variants()).map(({ id }) => id);
    const fetched = [new Date().toDateString(), ...ids].join();
    if (localStorage.getItem(FETCHED) === fetched) return;
    // What the start page plays with one tap.
    const usual = [lastPlayed(), firstFor(navigator.languages)].map(({ key }) => key).find((key) => ids.includes(key));
    if (usual) await newestPage(usual);
    for (const id of ids.filter((one) => one !== usual)) {
      await new Promise<void>(whenIdle);
      await newestPage(id);
    }
    localStorage.setItem(FETCHED, fetched);
  } catch (error) {
    // Without network there is nothing to fetch; the next start tries again.
    if (!(error instanceof ServerUnreachable)) throw error;
  }
}
