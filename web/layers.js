/**
 * Import layers: each row may import those below it, never its neighbours or those above; `eslint` enforces it.
 *
 * The last row is generated from the server's OpenAPI description and only holds types.
 */
const ROWS = [
  ["main.ts", "firstView.ts"],
  ["App.svelte", "FirstView.svelte", "InvitedView.svelte"],
  ["ahead.ts"],
  ["pages.ts"],
  ["history", "review", "learn"],
  ["trial"],
  ["frame", "pages", "table", "block", "variants", "houserules", "probabilities", "fairness"],
  ["examples"],
  ["ending"],
  ["game", "sheet"],
  ["persons"],
  ["sound"],
  ["store"],
  ["net"],
  ["ui", "router.svelte.ts"],
  ["routes.ts", "i18n", "site.ts"],
  ["values"],
  ["rules"],
  ["wire"],
];

/** Forbidden imports for each folder of `src`, in the form of `import-x/no-restricted-paths`. */
export const zones = ROWS.flatMap((row, index) =>
  row.map((place) => {
    const others = ROWS.slice(0, index + 1).flat();
    const from = others.filter((other) => other !== place).map((other) => `./src/${other}`);
    return { target: `./src/${place}`, from, message: "See web/layers.js." };
  }),
).filter(({ from }) => from.length > 0);
