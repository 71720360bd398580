import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Characters of a component's hash: enough for a few hundred, and repeated by every element and rule. */
const HASH_LENGTH = 4;

/** The whole hash behind each short one: two that shorten alike would mix the rules of two components. */
const known = new Map();

function cssHash({ hash, css, filename }) {
  const whole = hash(css);
  const short = whole.slice(0, HASH_LENGTH);
  if ((known.get(short) ?? whole) !== whole) throw new Error(`${filename}: its short hash is taken; see HASH_LENGTH`);
  known.set(short, whole);
  return `s${short}`;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash },
};
