import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Characters of a component's hash: enough for a few hundred, and repeated by every element and rule. */
const HASH_LENGTH = 4;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, HASH_LENGTH)}` },
};
