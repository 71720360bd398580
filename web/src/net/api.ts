/**
 * The server's HTTP API, one function per request. Throws `RequestRefusal` on refusal and `ServerUnreachable` without
 * an answer.
 *
 * Nothing is retried here: only callers know whether repeating is safe.
 */
import { language } from "@/i18n/i18n.svelte";
import { HAS_SERVER, RULE_READER } from "@/site";
import type {
  ActRequest,
  AdviceAnswer,
  AdviceRequest,
  AverageAnswer,
  BlockAnswer,
  CodeAnswer,
  CodeRequest,
  EffectsAnswer,
  EventsAnswer,
  Exercises,
  ExercisesRequest,
  JoinAnswer,
  JoinRequest,
  Language,
  NoValuesAnswer,
  NoWeightsAnswer,
  OpenAnswer,
  OpenRequest,
  PrintedReviewRequest,
  Problem,
  RedeemAnswer,
  Review,
  Rules,
  SheetRequest,
  SolvingAnswer,
  StandingAnswer,
  StatisticsAnswer,
  VariantPage,
  VariantsAnswer,
  VariantSummary,
} from "@/wire/types";

/** The server refused; `problems` says why. */
export class RequestRefusal extends Error {
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

/** No answer: there is no network or no server. */
export class ServerUnreachable extends Error {}

/** Request timeout in milliseconds; long computations answer with their progress instead. */
const PATIENCE = 20_000;
/** The values of four columns are 4 MB, loaded in the background. */
const PATIENCE_FOR_TABLES = 180_000;

/** What `pasch site` writes into files, by their ending. */
const FILES: readonly (readonly [ending: string, paths: RegExp])[] = [
  ["json", /^\/variants(\/[\w-]+(\/exercises)?)?$/],
  ["bin", /^\/(kernel|follower|variants\/[\w-]+\/(values|weights|input))$/],
];
const BRACE = "{".charCodeAt(0);

interface Request {
  body?: unknown;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  patience?: number;
  cache?: RequestCache | undefined;
}

/** Sends a request; returns the answer and its status, since 200 and 202 differ for advice. */
async function ask<Answer>(method: "GET" | "POST", path: string, request: Request = {}): Promise<[Answer, number]> {
  return sent(method, path, request, async (answer) => (await answer.json()) as Answer);
}

/** Sends a request whose answer `read` decodes. */
async function sent<Answer>(
  method: "GET" | "POST",
  path: string,
  request: Request,
  read: (answer: Response) => Promise<Answer>,
): Promise<[Answer, number]> {
  const headers: Record<string, string> = { "Accept-Language": language.current satisfies Language };
  if (request.key) headers.Authorization = `Bearer ${request.key}`;
  const init: RequestInit = { method, headers, credentials: "omit", referrerPolicy: "no-referrer" };
  const patience = AbortSignal.timeout(request.patience ?? PATIENCE);
  if (request.cache) init.cache = request.cache;
  init.signal = request.signal ? AbortSignal.any([request.signal, patience]) : patience;
  if (request.body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(request.body);
  }
  let answer: Response;
  try {
    // Without a server, the rule reader answers about a house rule.
    if (RULE_READER && request.body && path === "/variants")
      answer = await (await import("./ruleReader.svelte")).answerHere(request);
    else answer = await fetch(addressOf(method, path), init);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ServerUnreachable(String(error));
  }
  if (!answer.ok) throw new RequestRefusal(await problemsOf(answer), answer.status);
  try {
    return [await read(answer), answer.status];
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ServerUnreachable(String(error));
  }
}

/** Returns where a request goes; without a server, to a file. */
function addressOf(method: "GET" | "POST", path: string): string {
  if (HAS_SERVER) return `./api${path}`;
  const [ending] = FILES.find(([, paths]) => method === "GET" && paths.test(path)) ?? [];
  if (ending === undefined) throw new ServerUnreachable("no server");
  return `./api${path}.${ending}`;
}

/** Reads an error's problems; a proxy's own error page has only a status. */
async function problemsOf(answer: Response): Promise<Problem[]> {
  if (answer.status >= 500 && !answer.headers.get("Content-Type")?.includes("json"))
    throw new ServerUnreachable(answer.statusText);
  try {
    const { problems } = (await answer.json()) as { problems?: Problem[] };
    if (Array.isArray(problems) && problems.length > 0) return problems;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new ServerUnreachable(String(error));
  }
  return [{ code: "no-answer", facts: { status: answer.status }, source: "", place: "", message: answer.statusText }];
}

/** Opens a table; repeating the request with the same key opens no second one. */
export async function openTable(table: OpenRequest): Promise<OpenAnswer> {
  return (await ask<OpenAnswer>("POST", "/tables", { body: table }))[0];
}

export async function eventsOf(table: string, after = -1, signal?: AbortSignal): Promise<EventsAnswer> {
  const path = `/tables/${encodeURIComponent(table)}/events?after=${String(after)}`;
  return (await ask<EventsAnswer>("GET", path, { signal }))[0];
}

/** Returns whose turn it is at a table, without its events. */
export async function standingOf(table: string, signal?: AbortSignal): Promise<StandingAnswer> {
  return (await ask<StandingAnswer>("GET", `/tables/${encodeURIComponent(table)}/standing`, { signal }))[0];
}

export async function act(table: string, secret: string, action: ActRequest): Promise<EventsAnswer> {
  const path = `/tables/${encodeURIComponent(table)}/actions`;
  return (await ask<EventsAnswer>("POST", path, { body: action, key: secret }))[0];
}

export async function join(table: string, invitation: string, joining: JoinRequest): Promise<JoinAnswer> {
  const path = `/tables/${encodeURIComponent(table)}/join`;
  return (await ask<JoinAnswer>("POST", path, { body: joining, key: invitation }))[0];
}

export async function makeCode(table: string, secret: string, what: CodeRequest["what"]): Promise<CodeAnswer> {
  const path = `/tables/${encodeURIComponent(table)}/codes`;
  return (await ask<CodeAnswer>("POST", path, { body: { what } satisfies CodeRequest, key: secret }))[0];
}

export async function useCode(code: string, secret: string): Promise<RedeemAnswer> {
  const path = `/codes/${encodeURIComponent(code)}`;
  return (await ask<RedeemAnswer>("POST", path, { body: { secret } }))[0];
}

/** Returns the download address of a game's record. */
export function recordAddress(table: string): string {
  return `./api/tables/${encodeURIComponent(table)}/record`;
}

/** Returns the best actions, or the progress of their computation. */
export async function advise(
  rules: Rules,
  position: string,
  signal?: AbortSignal,
  objective: AdviceRequest["objective"] = "mean",
): Promise<AdviceAnswer | SolvingAnswer> {
  const body = { rules, position, objective } satisfies AdviceRequest;
  return (await ask<AdviceAnswer | SolvingAnswer>("POST", "/advice", { body, signal }))[0];
}

/** Returns the averages of optimal play, or the progress of their computation. */
export async function averageOf(rules: Rules, signal?: AbortSignal): Promise<AverageAnswer | SolvingAnswer> {
  return (await ask<AverageAnswer | SolvingAnswer>("POST", "/average", { body: { rules }, signal }))[0];
}

/** Returns a house rule's changes, and the effect of each on the game where known. */
export async function effectsOf(toml: string, work: boolean, signal?: AbortSignal): Promise<EffectsAnswer> {
  return (await ask<EffectsAnswer>("POST", "/effects", { body: { rules: { toml }, work }, signal }))[0];
}

/** Returns the value table, why there is none, or the progress of its computation. */
export function valuesOf(rules: Rules): Promise<ArrayBuffer | NoValuesAnswer | SolvingAnswer> {
  return octetsOf<NoValuesAnswer>("values", rules);
}

/** Returns the learned network for several columns, why there is none, or the progress of training. */
export function weightsOf(rules: Rules): Promise<ArrayBuffer | NoWeightsAnswer | SolvingAnswer> {
  return octetsOf<NoWeightsAnswer>("weights", rules);
}

/** Returns what this device needs to solve the rules itself, or why there is none; nothing is solved for it. */
export async function inputOf(rules: Rules, cache?: RequestCache): Promise<ArrayBuffer | NoValuesAnswer> {
  return (await octetsOf<NoValuesAnswer>("input", rules, cache)) as ArrayBuffer | NoValuesAnswer;
}

/** Returns whether the service worker keeps the input of some rules and the solver, so that both come without network. */
export async function isInputKept(rules: Rules): Promise<boolean> {
  if (!("id" in rules) || typeof caches === "undefined") return false;
  const wanted = [`/variants/${encodeURIComponent(rules.id)}/input`, "/kernel"];
  const kept = await Promise.all(wanted.map((path) => caches.match(addressOf("GET", path))));
  return kept.every((answer) => answer !== undefined);
}

/** Returns the solver as WebAssembly, or why there is none. */
export async function kernelCode(cache?: RequestCache): Promise<ArrayBuffer | NoValuesAnswer> {
  return (await sent("GET", "/kernel", { cache }, binaryOf<NoValuesAnswer>))[0];
}

/** Returns the kernel that follows the best play, as WebAssembly. */
export async function followerCode(): Promise<ArrayBuffer> {
  return (await sent("GET", "/follower", {}, binaryOf))[0] as ArrayBuffer;
}

async function octetsOf<None>(
  what: "values" | "weights" | "input",
  rules: Rules,
  cache?: RequestCache,
): Promise<ArrayBuffer | None | SolvingAnswer> {
  const read = binaryOf<None | SolvingAnswer>;
  const patience = PATIENCE_FOR_TABLES;
  const [found] =
    "id" in rules
      ? await sent("GET", `/variants/${encodeURIComponent(rules.id)}/${what}`, { patience, cache }, read)
      : await sent("POST", `/${what}`, { body: { rules }, patience, cache }, read);
  return found;
}

/** Reads octets, or JSON that says why there are none. */
async function binaryOf<None>(answer: Response): Promise<ArrayBuffer | None> {
  if (!HAS_SERVER) return unpacked<None>(await answer.arrayBuffer());
  return answer.headers.get("Content-Type")?.includes("json") ? ((await answer.json()) as None) : answer.arrayBuffer();
}

/** Reads a file of a site, whose type its server does not know: gzip, or JSON; a damaged one is returned as it is. */
async function unpacked<None>(bytes: ArrayBuffer): Promise<ArrayBuffer | None> {
  if (new Uint8Array(bytes)[0] === BRACE) return JSON.parse(new TextDecoder().decode(bytes)) as None;
  const found = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  return found.catch(() => bytes);
}

/** Returns the review of a game, or the progress of solving its rules. */
export async function review(rules: Rules, record: string, signal?: AbortSignal): Promise<Review | SolvingAnswer> {
  return (await ask<Review | SolvingAnswer>("POST", "/review", { body: { rules, record }, signal }))[0];
}

/** Parses a block from text or CSV; refused with all its problems. */
export async function readBlock(rules: Rules, block: string, signal?: AbortSignal): Promise<BlockAnswer> {
  return (await ask<BlockAnswer>("POST", "/block", { body: { rules, block }, signal }))[0];
}

export async function variants(signal?: AbortSignal): Promise<readonly VariantSummary[]> {
  return (await ask<VariantsAnswer>("GET", "/variants", { signal }))[0].variants;
}

/** Returns the page of a shipped variant. */
export async function variantPage(id: string, signal?: AbortSignal): Promise<VariantPage> {
  return (await ask<VariantPage>("GET", `/variants/${encodeURIComponent(id)}`, { signal }))[0];
}

/** Returns a shipped variant's exercises; refused if it has none. */
export async function exercises(id: string, signal?: AbortSignal): Promise<Exercises> {
  return (await ask<Exercises>("GET", `/variants/${encodeURIComponent(id)}/exercises`, { signal }))[0];
}

/** Returns exercises for any rules, or from given positions, or the progress of finding them. */
export async function exercisesOf(
  rules: Rules,
  positions: readonly string[] | null = null,
  signal?: AbortSignal,
): Promise<Exercises | SolvingAnswer> {
  const body = { rules, positions } satisfies ExercisesRequest;
  return (await ask<Exercises | SolvingAnswer>("POST", "/exercises", { body, signal }))[0];
}

/** Returns the page of a house rule; refused with all its problems. */
export async function checkVariant(toml: string, signal?: AbortSignal): Promise<VariantPage> {
  return (await ask<VariantPage>("POST", "/variants", { body: { toml }, signal }))[0];
}

/** Returns the server's dice counts by kind, with a test of uniformity. */
export async function statistics(signal?: AbortSignal): Promise<StatisticsAnswer> {
  return (await ask<StatisticsAnswer>("GET", "/statistics", { signal }))[0];
}

/** Returns a review as PDF; the server has the values ready, having just made the review. */
export async function printedReview(body: PrintedReviewRequest): Promise<Blob> {
  return (await sent("POST", "/review/pdf", { body }, (answer) => answer.blob()))[0];
}

/** Returns a printable sheet as PDF. */
export async function printedSheet(sheet: SheetRequest): Promise<Blob> {
  return (await sent("POST", "/sheets", { body: sheet }, (answer) => answer.blob()))[0];
}
