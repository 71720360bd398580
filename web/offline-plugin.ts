/** Makes the client installable and usable offline: service worker and manifest. */
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const FELT = "#134632";
const PAPER = "#f3eddf";

export function offline(): Plugin[] {
  return VitePWA({
    // The client asks before updating and registers the worker itself, as the page has no inline script for it.
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
      // Requested by messengers only, never by the page.
      globIgnores: ["preview.png"],
      navigateFallback: "/index.html",
      navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)\b/, /\.\w+$/],
      // A first visitor may lose the network a moment later.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // The variants as last known.
          urlPattern: /\/api\/(variants(\/[\w-]+(\/exercises)?)?|players)$/,
          handler: "NetworkFirst",
          options: { cacheName: "variants", networkTimeoutSeconds: 4, cacheableResponse: { statuses: [200] } },
        },
      ],
    },
  });
}
