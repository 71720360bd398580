import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `pasch serve` runs while the client is worked on with `npm run dev`. */
const SERVER = process.env.PASCH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      "@": new URL("./src", import.meta.url).pathname,
      "@locale": new URL("../src/pasch/locale", import.meta.url).pathname,
    },
    // Components are tested as the browser runs them, not as a server would render them.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: "../src/pasch/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".", "../src/pasch/locale"] },
  },
  test: { include: ["src/**/*.test.ts"] },
});
