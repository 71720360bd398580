/**
 * The service worker: keeps the client's files, so that every page opens without a network, and what variants are and are
 * solved by. `offline-plugin.ts` bundles it and puts the list of files in front.
 */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";

declare const FILES: PrecacheEntry[];
declare const self: Window & { skipWaiting: () => Promise<void> };

const SERVED_BY_PAGES = (url: URL): boolean => !/\/(api|healthz|readyz|metrics)\b|\.\w+$/.test(url.pathname);
/** The variants as last known, and what solves them; only answers that are no error are kept. */
const VARIANTS = /\/api\/(kernel|follower|variants(\/[\w-]+(\/(exercises|input))?)?)(\.\w+)?$/;

// `frame/offline.ts` says so once whoever plays agreed.
self.addEventListener("message", ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
// A first visitor may lose the network a moment later.
clientsClaim();
precacheAndRoute(FILES);
cleanupOutdatedCaches();
registerRoute(
  ({ request, url }) => request.mode === "navigate" && SERVED_BY_PAGES(url),
  async ({ request }) => {
    // The same page at every depth: its base is the worker's own place.
    const page = await caches.match("index.html", { ignoreSearch: true });
    if (!page) return fetch(request);
    const { pathname } = new URL(".", self.location.href);
    const text = (await page.text()).replace(/<base href="[^"]*"/, `<base href="${pathname}"`);
    return new Response(text, { headers: page.headers });
  },
);
registerRoute(VARIANTS, new NetworkFirst({ cacheName: "variants", networkTimeoutSeconds: 4 }));
