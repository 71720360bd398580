/** Routes from addresses to pages and their parameters. Independent of browsers. */

export interface Route {
  /** The page's file in `src/`, without extension. */
  page: string;
  /** Message for the browser's tab, until the page sets its own title. */
  title: string;
  /** Has its own header to use the whole screen. */
  bare: boolean;
  /** Path segments by name in the pattern. */
  parts: Record<string, string>;
  /** The page that leads to this one: a way back where no browser shows one. */
  up?: { path: string; title: string } | undefined;
}

export type Need = "server" | "house-rules";

interface Pattern {
  path: string;
  page: string;
  title: string;
  bare?: boolean;
  /** The path of the page that leads here. */
  up?: string;
  /** Needs a server; of house rules, a site's rule reader will do. */
  needs?: Need;
}

export const PATTERNS: readonly Pattern[] = [
  { path: "/", page: "pages/StartPage", title: "title-start" },
  { path: "/neu", page: "pages/NewTablePage", title: "title-new" },
  { path: "/t/:table", page: "table/TablePage", title: "title-table", bare: true },
  { path: "/b/:table", page: "block/BlockPage", title: "title-block", bare: true },
  { path: "/regeln", page: "variants/RulesPage", title: "title-rules" },
  { path: "/regeln/stammbaum", page: "variants/FamilyPage", title: "title-family", up: "/regeln" },
  { path: "/regeln/:id", page: "variants/VariantPage", title: "title-rules", up: "/regeln" },
  { path: "/regeln/:id/chancen", page: "probabilities/ProbabilitiesPage", title: "title-prob" },
  { path: "/haus", page: "houserules/HouseRulesPage", title: "title-house-rules", needs: "house-rules" },
  { path: "/pruefen", page: "fairness/VerifyPage", title: "title-verify" },
  { path: "/wuerfel", page: "fairness/DiceStatisticsPage", title: "title-statistics", needs: "server" },
  { path: "/verlauf", page: "history/HistoryPage", title: "title-history" },
  { path: "/verlauf/:id", page: "history/FinishedPage", title: "title-history", up: "/verlauf" },
  { path: "/analyse", page: "review/ReviewPage", title: "title-review", up: "/lernen" },
  { path: "/analyse/:id", page: "review/ReviewPage", title: "title-review", up: "/verlauf" },
  { path: "/schule", page: "learn/school/SchoolPage", title: "title-school", up: "/lernen" },
  { path: "/schule/:number", page: "learn/school/LessonPage", title: "title-school", up: "/schule" },
  { path: "/lernen", page: "learn/LearnPage", title: "title-learn" },
  { path: "/ueben", page: "learn/trainer/TrainerPage", title: "title-trainer", up: "/lernen" },
  { path: "/ueben/tag", page: "learn/puzzle/PuzzlePage", title: "title-puzzle", up: "/lernen" },
  { path: "/partie", page: "history/LinkedPage", title: "title-linked" },
  { path: "/statistik", page: "history/results/ResultsPage", title: "title-results" },
  { path: "/einstellungen", page: "pages/settings/SettingsPage", title: "title-settings" },
  { path: "/code", page: "pages/CodePage", title: "title-code", needs: "server" },
];

const NOT_FOUND: Pattern = { path: "", page: "pages/NotFoundPage", title: "title-not-found" };

/** Rooms whose messages the pages of another one need; `problems` where a document, position or record is read. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  fairness: ["problems"],
  history: ["problems"],
  houserules: ["problems"],
  learn: ["reasons", "problems"],
  review: ["problems"],
};

/** Returns the rooms whose messages a page needs. */
export function roomsOf(page: string): readonly string[] {
  const folders = page.split("/").slice(0, -1);
  return folders.flatMap((room) => [room, ...(BESIDE[room] ?? [])]);
}

/** Returns an address's route; an unknown one, or one that lacks what it needs, leads to the not-found page. */
export function routeOf(path: string, has: (need: Need) => boolean = () => true): Route {
  const steps = stepsOf(path);
  for (const pattern of PATTERNS.filter(({ needs }) => !needs || has(needs))) {
    const parts = partsOf(stepsOf(pattern.path), steps);
    if (parts) return toRoute(pattern, parts);
  }
  return toRoute(NOT_FOUND, {});
}

function toRoute({ page, title, bare = false, up }: Pattern, parts: Record<string, string>): Route {
  return { page, title, bare, parts, up: PATTERNS.find(({ path }) => path === up) };
}

function stepsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function partsOf(wanted: string[], steps: string[]): Record<string, string> | undefined {
  if (wanted.length !== steps.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const step = readable(steps[index] ?? "");
    if (step === undefined) return undefined;
    if (want.startsWith(":")) parts[want.slice(1)] = step;
    else if (want !== step) return undefined;
  }
  return parts;
}

/** Returns undefined for malformed escapes, such as a single "%". */
function readable(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}

/** Parses a fragment or query into names and values. */
export function parametersOf(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text.replace(/^[#?]/, "")));
}
