import imports, { createNodeResolver } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { zones } from "./layers.js";

const EXTENSIONS = [".ts", ".svelte"];

// A build only includes messages that the sources name (`catalogue-plugin.ts`): `player-${level}`, but not
// `${kind}-name`, which would work in development and show a bare key in a build.
const SAYS = "CallExpression[callee.name=/^t(IfThere)?$/]";
const HIDDEN = "TemplateLiteral[expressions.length>0]:not([quasis.0.value.raw=/^[a-z][a-z0-9]*(-[a-z0-9]+)*-$/])";
const HIDDEN_KEYS = [
  `${SAYS} > ${HIDDEN}:first-child`,
  `${SAYS} > ConditionalExpression:first-child > ${HIDDEN}`,
  `${SAYS} > BinaryExpression:first-child`,
];

/** What `make slow` checks as well: types in components, each of which means all types anew, and in tests; cycles. */
const BY_DAY = [
  { files: ["**/*.svelte", "**/*.test.ts", "e2e/**"], extends: [ts.configs.disableTypeChecked] },
  { rules: { "import-x/no-cycle": "off" } },
];

export default ts.config(
  { ignores: ["node_modules", "test-results", "playwright-report", "src/*/generated"] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs["flat/recommended"],
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { parser: ts.parser, projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    plugins: { "import-x": imports },
    settings: {
      "import-x/extensions": EXTENSIONS,
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"], "svelte-eslint-parser": [".svelte"] },
      "import-x/resolver-next": [
        createNodeResolver({
          extensions: EXTENSIONS,
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.json` },
        }),
      ],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones }],
      "import-x/no-cycle": "error",
      "no-restricted-syntax": [
        "error",
        { selector: HIDDEN_KEYS.join(", "), message: "A build drops this message: begin its key with `word-word-`." },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    // The linter types props of callbacks as `any`, though `svelte-check` knows them; and it does not know that state
    // may change during an await, nor that assignments change derived values.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // `void` expressions declare dependencies of an effect.
    files: ["**/*.svelte", "**/*.svelte.ts"],
    rules: { "@typescript-eslint/no-meaningless-void-operator": "off" },
  },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
  ...(process.env.PASCH_NIGHT === "1" ? [] : BY_DAY),
);
