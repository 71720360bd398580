/** Makes the client installable and usable offline: service worker and manifest. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import type { RouteHandlerCallback } from "workbox-core/types.js";
import { addLicence, LICENCES } from "./licences.ts";

const FELT = "#134632";
const PAPER = "#f3eddf";

export function offline(): Plugin[] {
  return [...worker(), workerLicences()];
}

function worker(): Plugin[] {
  return VitePWA({
    // The client asks before updating and registers the worker itself, as the page has no inline script for it.
    registerType: "prompt",
    injectRegister: null,
    manifest: {
      name: "Pasch",
      short_name: "Pasch",
      description: "Kniffel, Yahtzee, Yatzy und eure Hausregeln · Kniffel, Yahtzee, Yatzy and your house rules",
      lang: "de",
      start_url: "./",
      scope: "./",
      display: "standalone",
      categories: ["games"],
      theme_color: FELT,
      background_color: PAPER,
      icons: [
        { src: "./icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "./icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "./icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "./icon.svg", sizes: "any", type: "image/svg+xml" },
      ],
      shortcuts: [
        { name: "Neuer Tisch · New table", url: "./neu" },
        { name: "Block für echte Würfel · Score block", url: "./neu?dice=real" },
      ],
    },
    workbox: {
      globPatterns: ["**/*.{html,js,css,svg,png,webmanifest,woff2}"],
      // Requested by messengers only, or completed by the server.
      globIgnores: ["preview.png", "invitation.html"],
      // `runtimeCaching` answers with the page, at every depth.
      navigateFallback: null,
      // A first visitor may lose the network a moment later.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === "navigate" && !/\/(api|healthz|readyz|metrics)\b|\.\w+$/.test(url.pathname),
          handler: anyPage,
        },
        {
          // The variants as last known, and what solves them.
          urlPattern: /\/api\/(kernel|follower|variants(\/[\w-]+(\/(exercises|input))?)?)(\.\w+)?$/,
          handler: "NetworkFirst",
          options: { cacheName: "variants", networkTimeoutSeconds: 4, cacheableResponse: { statuses: [200] } },
        },
      ],
    },
  });
}

/** Answers with the page, whose base is the worker's own place; it runs in the worker and may use nothing from here. */
const anyPage: RouteHandlerCallback = async ({ request }) => {
  const page = await caches.match("index.html", { ignoreSearch: true });
  if (!page) return fetch(request);
  const { pathname } = new URL(".", self.location.href);
  const text = (await page.text()).replace(/<base href="[^"]*"/, `<base href="${pathname}"`);
  return new Response(text, { headers: page.headers });
};

/** Adds the licences of the packages in the worker, which is bundled apart from the client. */
function workerLicences(): Plugin {
  let folder = ".";
  return {
    name: "pasch-worker-licences",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const text = await readFile(join(folder, "sw.js"), "utf-8");
        const names = [...text.matchAll(/"workbox:([\w-]+):/g)].map(([, name]) => `workbox-${String(name)}`).sort();
        if (!names.length) throw new Error("the packages in the service worker cannot be told");
        for (const name of names) await addLicence(join(folder, LICENCES), name);
      },
    },
  };
}
