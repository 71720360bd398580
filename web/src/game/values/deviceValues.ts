/**
 * Values of actions on this device, from a variant's table: solved here or downloaded, once, then used without network.
 *
 * Exact for sheets solved as a whole; for others the sum of their columns, improved by a learned network.
 */
import { SvelteMap } from "svelte/reactivity";
import type { StoredValues } from "@/values/worker/answers";
import type { NotSolved } from "@/values/worker/solveRequests";
import type { SolveOptions } from "@/values/worker/workerClient";
import { newGame } from "@/rules/gameEngine";
import type { GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import type { ActionValue } from "@/values/heuristic/actionValues";
import { inputOf, isInputKept, kernelCode, valuesOf, weightsOf } from "@/net/api";
import { unlessRefused, untilSolved } from "@/net/polling";
import { forgetValues, keepValues, keptValues, type ValueFileKind } from "@/store/valueFiles";
import { keepBegun, keepEnded } from "@/store/interruptedSolving";
import type { NoValuesAnswer, Rules } from "@/wire/types";
import { thinker } from "./thinker";

type DownloadedKind = Exclude<ValueFileKind, "totals">;
/** Polling intervals: solving the rules takes seconds, learning a network takes minutes. */
const AGAIN_MS: Readonly<Record<DownloadedKind, number>> = { table: 3000, network: 30_000 };
/** So many cards a device solves unasked: some seconds, where Kniffel with its 360,000 takes half a second. */
export const MOST_CARDS = 3_000_000;
/** By rules hash: whether the worker has the table. */
const known = new Map<string, Promise<boolean>>();
const fetching = new Map<string, Promise<void>>();

/** Why this device has not solved some rules, and how many cards they have where they are too many. */
export interface Unsolved {
  /** "too-many" cards to be solved unasked, or a sheet "too-large" for any browser; "no-files" to solve it with. */
  readonly why: NotSolved["why"] | "too-large" | "no-files";
  readonly cards?: number;
}

/** By rules hash. */
const unsolved = new SvelteMap<string, Unsolved>();

/** Returns why this device has not solved some rules; undefined if it has, or has not tried. */
export function whyUnsolved({ rules_hash }: Variant): Unsolved | undefined {
  return unsolved.get(rules_hash);
}

/** Returns the expected total after each legal action, in the rules' order; undefined without a table. */
export async function knownValues(state: GameState): Promise<StoredValues | undefined> {
  return (await isKnown(state.variant)) ? ((await thinker().known(state)) ?? undefined) : undefined;
}

/** Returns the expected total of the seat on turn; undefined without a table. */
export async function expectedTotal(state: GameState): Promise<number | undefined> {
  return (await isKnown(state.variant)) ? ((await thinker().expected(state)) ?? undefined) : undefined;
}

/** Rates each legal action as the heuristic player does, in the rules' order. */
export function estimatedValues(state: GameState): Promise<readonly ActionValue[]> {
  return thinker().values(state);
}

function isKnown(variant: Variant): Promise<boolean> {
  const opened = known.get(variant.rules_hash) ?? loadStored(variant);
  known.set(variant.rules_hash, opened);
  return opened;
}

/** Gets the table of some rules, once per window; does nothing without table, or without network unless it can be solved. */
export async function fetchKnown(rules: Rules, variant: Variant): Promise<void> {
  const { rules_hash } = variant;
  if (!navigator.onLine && !(await isInputKept(rules))) return;
  const pending = fetching.get(rules_hash) ?? fetchOnce(rules, variant).catch(() => void fetching.delete(rules_hash));
  fetching.set(rules_hash, pending);
  await pending;
}

async function loadStored(variant: Variant): Promise<boolean> {
  const isLoaded = await loadFile("table", variant.rules_hash);
  if (isLoaded && mayLearn(variant)) await loadFile("network", variant.rules_hash);
  return isLoaded;
}

async function loadFile(kind: DownloadedKind, rulesHash: string): Promise<boolean> {
  try {
    const bytes = await keptValues(kind, rulesHash);
    if (!bytes) return false;
    const isLoaded = await thinker().learn(kind, rulesHash, bytes);
    if (!isLoaded) await forgetValues(kind, rulesHash);
    return isLoaded;
  } catch {
    // A private window may refuse to store files.
    return false;
  }
}

async function fetchOnce(rules: Rules, variant: Variant): Promise<void> {
  if (
    !(await isKnown(variant)) &&
    (await solveHere(rules, variant, { mostCards: MOST_CARDS })) &&
    !(await fetchFile("table", rules, variant))
  )
    return;
  // A network is small, so each window asks for it again: a better one may have been learned.
  if (mayLearn(variant)) await fetchFile("network", rules, variant);
}

/**
 * Returns the exact mean of a game's total in optimal play, solved here, or why this device cannot.
 *
 * @param options without `mostCards`, as many are solved as fit the memory.
 */
export async function solvedMean(rules: Rules, variant: Variant, options: SolveOptions): Promise<number | Unsolved> {
  // Several columns may be known only roughly.
  const isSolved = !mayLearn(variant) && (await isKnown(variant));
  const found = isSolved ? undefined : await solveHere(rules, variant, options);
  if (found) return found;
  return (await expectedTotal(newGame(variant, variant.seats[0], { first: 0 }))) ?? { why: "damaged" };
}

/** Solves the rules on this device; returns why where it cannot. */
export async function solveHere(
  rules: Rules,
  { rules_hash }: Variant,
  options: SolveOptions,
): Promise<Unsolved | undefined> {
  let found = await solveOnce(rules, rules_hash, options);
  // A cache on the way may hold files of different versions.
  if (found?.why === "damaged") found = await solveOnce(rules, rules_hash, options, "reload");
  if (found) unsolved.set(rules_hash, found);
  else unsolved.delete(rules_hash);
  return found;
}

async function solveOnce(
  rules: Rules,
  rulesHash: string,
  options: SolveOptions,
  cache?: RequestCache,
): Promise<Unsolved | undefined> {
  const end = (): void => {
    keepEnded(rulesHash);
  };
  options.signal?.addEventListener("abort", end);
  const [input, kernel] = await Promise.all([unlessRefused(inputOf(rules, cache)), unlessRefused(kernelCode(cache))]);
  if (!(input instanceof ArrayBuffer)) return whyNoInput(input);
  if (!(kernel instanceof ArrayBuffer)) return { why: "no-files" };
  if (options.signal?.aborted) {
    end();
    return { why: "stopped" };
  }
  keepBegun(rulesHash);
  const solved = await thinker().solve(input, kernel, options).finally(end);
  if (!(solved instanceof ArrayBuffer)) return solved;
  known.set(rulesHash, Promise.resolve(true));
  // Nobody waits until they are compressed and stored.
  void keepValues("table", rulesHash, solved).catch(() => undefined);
  return undefined;
}

function whyNoInput(answer: NoValuesAnswer | undefined): Unsolved {
  return answer?.why === "too-large" ? { why: "too-large", cards: answer.cards ?? 0 } : { why: "no-files" };
}

/** Downloads, stores and loads one file; returns whether the worker can use it. */
async function fetchFile(kind: DownloadedKind, rules: Rules, { rules_hash }: Variant): Promise<boolean> {
  const ask = () => (kind === "table" ? valuesOf(rules) : weightsOf(rules));
  const bytes = await untilSolved<ArrayBuffer | { readonly why: string }>(ask, { pauseMs: AGAIN_MS[kind] });
  if (!(bytes instanceof ArrayBuffer)) return false;
  // Stored before loading: the transfer to the worker detaches the bytes.
  await keepValues(kind, rules_hash, bytes).catch(() => undefined);
  const loading = thinker().learn(kind, rules_hash, bytes);
  if (kind === "table") {
    known.set(
      rules_hash,
      loading.catch(() => false),
    );
  }
  return loading;
}

/** Networks exist only for such sheets. */
function mayLearn({ columns }: Variant): boolean {
  return columns.length > 1;
}
