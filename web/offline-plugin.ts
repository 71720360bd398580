/** What makes the client installable and lets it work without a network: the worker that keeps its files, and its manifest. */
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const FELT = "#134632";
const PAPER = "#f3eddf";

export function offline(): Plugin[] {
  return VitePWA({
    // The client asks before it takes a new version, and registers the worker itself: no script stands in the page.
    registerType: "prompt",
    injectRegister: null,
    manifest: {
      id: "/",
      name: "Pasch",
      short_name: "Pasch",
      description: "Kniffel, Yahtzee, Yatzy und eure Hausregeln · Kniffel, Yahtzee, Yatzy and your house rules",
      lang: "de",
      start_url: "/",
      scope: "/",
      display: "standalone",
      categories: ["games"],
      theme_color: FELT,
      background_color: PAPER,
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ],
      shortcuts: [
        { name: "Neuer Tisch · New table", url: "/neu" },
        { name: "Block für echte Würfel · Score block", url: "/neu?dice=real" },
      ],
    },
    workbox: {
      globPatterns: ["**/*.{html,js,css,svg,png,webmanifest,woff2}"],
      // Messengers ask for it; the page itself never shows it.
      globIgnores: ["preview.png"],
      navigateFallback: "/index.html",
      navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)\b/, /\.\w+$/],
      // Whoever opens the client for the first time may lose the network a moment later.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // What can be played, as it was known last.
          urlPattern: /\/api\/(variants(\/[\w-]+(\/exercises)?)?|players)$/,
          handler: "NetworkFirst",
          options: { cacheName: "variants", networkTimeoutSeconds: 4, cacheableResponse: { statuses: [200] } },
        },
      ],
    },
  });
}
