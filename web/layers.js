/**
 * Who may import whom: each row those below it, never one beside it or above. `eslint` holds every file to it.
 *
 * The last row is made from what the server says of itself, and holds types alone.
 */
const ROWS = [
  ["main.ts", "firstView.ts"],
  ["App.svelte", "FirstView.svelte"],
  ["ahead.ts"],
  ["pages.ts"],
  ["history", "review", "learn"],
  ["trial"],
  ["frame", "pages", "table", "block", "variants", "houserules", "probabilities", "fairness"],
  ["examples"],
  ["ending"],
  ["game", "sheet"],
  ["store"],
  ["net"],
  ["ui", "router.svelte.ts"],
  ["routes.ts", "i18n"],
  ["engine"],
  ["wire"],
];

/** For each place in `src`, all that it must not import, as `import-x/no-restricted-paths` wants to be told. */
export const zones = ROWS.flatMap((row, index) =>
  row.map((place) => {
    const others = ROWS.slice(0, index + 1).flat();
    const from = others.filter((other) => other !== place).map((other) => `./src/${other}`);
    return { target: `./src/${place}`, from, message: "See web/layers.js." };
  }),
).filter(({ from }) => from.length > 0);
