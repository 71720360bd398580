import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Of a component's hash as many characters as tell a few hundred apart: every one of its elements and rules repeats them. */
const HASH_LENGTH = 5;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, HASH_LENGTH)}` },
};
