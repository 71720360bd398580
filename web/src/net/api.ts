/**
 * The server's requests, one function each; what is refused is thrown as `Refused`, no answer at all as `Unreachable`.
 *
 * Nothing here tries again by itself: whoever asks knows whether asking twice is wanted.
 */
import { language } from "@/i18n/i18n.svelte";
import type { Action, DiceText, Language, Names, Opening, Problem, Rules, TableEvent } from "@/wire/protocol";
import type { VariantPage } from "@/wire/variants";

/** The server said no; `problems` says why. */
export class Refused extends Error {
  constructor(
    readonly problems: readonly Problem[],
    readonly status: number,
  ) {
    super(problems.map(({ code, message }) => message || code).join("\n"));
  }

  get code(): string {
    return this.problems[0]?.code ?? "";
  }
}

/** No answer came: there is no network, or no server. */
export class Unreachable extends Error {}

/** No request takes longer, advice included, which answers with its progress instead. */
const PATIENCE = 20_000;

export interface VariantSummary {
  id: string;
  names: Names;
  dice: number;
  columns: number;
  boxes: number;
  turns: number;
  seats: [number, number];
  minutes: number;
}

export interface AdviceOption {
  action: { type: string; dice?: DiceText; box?: string };
  value: number;
  loss: number;
}

export interface Advice {
  exact: boolean;
  options: AdviceOption[];
  best: AdviceOption["action"];
}

export interface Preparing {
  stage: string;
  progress: number;
}

/** What the best play brings on average; null what is not known. */
export interface AverageAnswer {
  exact: boolean;
  mean: number | null;
  sd: number | null;
  /** Nine games in ten end from the first of these totals to the second. */
  nine_in_ten: [number, number] | null;
  why: "no-solver" | "out-of-reach" | null;
}

interface Request {
  body?: unknown;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Asks the server and gives what it answers, with its status: 200 and 202 differ for advice. */
async function ask<Answer>(method: "GET" | "POST", path: string, request: Request = {}): Promise<[Answer, number]> {
  const headers: Record<string, string> = { "Accept-Language": language.current satisfies Language };
  if (request.key) headers.Authorization = `Bearer ${request.key}`;
  const sent: RequestInit = { method, headers, credentials: "omit", referrerPolicy: "no-referrer" };
  const patience = AbortSignal.timeout(PATIENCE);
  sent.signal = request.signal ? AbortSignal.any([request.signal, patience]) : patience;
  if (request.body !== undefined) {
    headers["Content-Type"] = "application/json";
    sent.body = JSON.stringify(request.body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, sent);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
  if (!answer.ok) throw new Refused(await problemsOf(answer), answer.status);
  try {
    return [(await answer.json()) as Answer, answer.status];
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
}

/** What an error says; where a proxy answers with a page of its own, there is nothing but its status. */
async function problemsOf(answer: Response): Promise<Problem[]> {
  if (answer.status >= 500 && !answer.headers.get("Content-Type")?.includes("json"))
    throw new Unreachable(answer.statusText);
  try {
    const { problems } = (await answer.json()) as { problems?: Problem[] };
    if (Array.isArray(problems) && problems.length > 0) return problems;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new Unreachable(String(error));
  }
  return [{ code: "no-answer", facts: { status: answer.status }, source: "", place: "", message: answer.statusText }];
}

export interface NewTable {
  /** Identifies the request: the same again opens no second table. */
  key: string;
  opening: Opening;
  secret: string;
  invitation: string;
  language: Language;
}

export async function openTable(table: NewTable): Promise<{ table: string; seq: number; commitment: string | null }> {
  return (await ask<{ table: string; seq: number; commitment: string | null }>("POST", "/tables", { body: table }))[0];
}

export async function eventsOf(
  table: string,
  after = -1,
  signal?: AbortSignal,
): Promise<{ events: TableEvent[]; seq: number }> {
  const path = `/tables/${encodeURIComponent(table)}/events?after=${String(after)}`;
  return (await ask<{ events: TableEvent[]; seq: number }>("GET", path, { signal }))[0];
}

export interface Deed {
  key: string;
  expect: number | null;
  seat: number;
  action: Action;
}

export async function act(table: string, secret: string, deed: Deed): Promise<{ seq: number; events: TableEvent[] }> {
  const path = `/tables/${encodeURIComponent(table)}/actions`;
  return (await ask<{ seq: number; events: TableEvent[] }>("POST", path, { body: deed, key: secret }))[0];
}

export interface Joining {
  key: string;
  secret: string;
  name: string;
  entropy: string;
}

export async function join(
  table: string,
  invitation: string,
  joining: Joining,
): Promise<{ seat: number; seq: number }> {
  const path = `/tables/${encodeURIComponent(table)}/join`;
  return (await ask<{ seat: number; seq: number }>("POST", path, { body: joining, key: invitation }))[0];
}

export async function makeCode(
  table: string,
  secret: string,
  what: "device" | "invitation",
): Promise<{ code: string; minutes: number }> {
  const path = `/tables/${encodeURIComponent(table)}/codes`;
  return (await ask<{ code: string; minutes: number }>("POST", path, { body: { what }, key: secret }))[0];
}

export async function useCode(code: string, secret: string): Promise<{ table: string; what: "device" | "invitation" }> {
  const path = `/codes/${encodeURIComponent(code)}`;
  return (await ask<{ table: string; what: "device" | "invitation" }>("POST", path, { body: { secret } }))[0];
}

/** Where a finished or unfinished game is downloaded as a record. */
export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** The best actions, or how far their computation is. */
export async function advise(rules: Rules, position: string, signal?: AbortSignal): Promise<Advice | Preparing> {
  return (await ask<Advice | Preparing>("POST", "/advice", { body: { rules, position }, signal }))[0];
}

/** What the best play of a variant brings on average, or how far its computation is. */
export async function averageOf(rules: Rules, signal?: AbortSignal): Promise<AverageAnswer | Preparing> {
  return (await ask<AverageAnswer | Preparing>("POST", "/average", { body: { rules }, signal }))[0];
}

export async function variants(signal?: AbortSignal): Promise<VariantSummary[]> {
  return (await ask<{ variants: VariantSummary[] }>("GET", "/variants", { signal }))[0].variants;
}

/** All that there is to know about a shipped variant. */
export async function variantPage(id: string, signal?: AbortSignal): Promise<VariantPage> {
  return (await ask<VariantPage>("GET", `/variants/${encodeURIComponent(id)}`, { signal }))[0];
}

/** The page of a house rule; refused with all its problems where it has some. */
export async function checkVariant(toml: string, signal?: AbortSignal): Promise<VariantPage> {
  return (await ask<VariantPage>("POST", "/variants", { body: { toml }, signal }))[0];
}

export async function computerPlayers(signal?: AbortSignal): Promise<string[]> {
  return (await ask<{ players: string[] }>("GET", "/players", { signal }))[0].players;
}

/** The dice of one kind that this server threw, with the test whether their faces fall equally often. */
export interface DieStatistics {
  /** All its faces in a row: "123456". */
  kind: string;
  throws: number;
  /** The share of each face, were the die perfect and the counts endless. */
  expected: number;
  faces: { face: number; count: number; share: number }[];
  chi_square: number;
  degrees: number;
  p_value: number;
}

export async function statistics(signal?: AbortSignal): Promise<{ throws: number; dice: DieStatistics[] }> {
  return (await ask<{ throws: number; dice: DieStatistics[] }>("GET", "/statistics", { signal }))[0];
}
