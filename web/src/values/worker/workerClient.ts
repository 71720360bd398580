/** The client of the analysis worker. */

import type { Action, GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { chosenOf, type ActionValue } from "@/values/heuristic/actionValues";
import type { WorkerAnswer, AnswerBody, StoredValues, WorkerQuestion } from "./answers";
import type { StopQuestion, WorkProgress } from "./longWork";
import type { ReasonsAnswer, ReasonsQuestion } from "./reasonRequests";
import type { NotSolved, SolveAnswer, SolveQuestion } from "./solveRequests";
import type { TotalsAnswer, TotalsQuestion } from "./totalRequests";
import type { ScatterAnswer, ScatterQuestion, WinAnswer, WinQuestion } from "./winRequests";

type LongQuestion = SolveQuestion | TotalsQuestion | ReasonsQuestion | WinQuestion | ScatterQuestion;
/** A question without what all of its kind have. */
type Asked<Question> = Omit<Question, "id" | "key" | "state" | "kernel">;
type FollowedQuestion = Asked<TotalsQuestion> | Asked<ReasonsQuestion> | Asked<WinQuestion> | Asked<ScatterQuestion>;
export type AnyQuestion = WorkerQuestion | LongQuestion | StopQuestion;
type Answer = WorkerAnswer | SolveAnswer | TotalsAnswer | ReasonsAnswer | WinAnswer | ScatterAnswer;

/** The parts of a `Worker` that are used. */
export interface WorkerPort {
  postMessage(question: AnyQuestion, transferred?: Transferable[]): void;
  addEventListener(type: "message", listener: (event: { data: Answer | WorkProgress }) => void): void;
  addEventListener(type: "error", listener: (event: { message?: string }) => void): void;
  terminate(): void;
}

type Found = Answer["found"];

interface Waiting {
  readonly resolve: (found: Found) => void;
  readonly reject: (reason: Error) => void;
  readonly onprogress?: ((share: number) => void) | undefined;
}

export interface WorkOptions {
  /** Receives the share that is done, from 0 to 1. */
  readonly onprogress?: ((share: number) => void) | undefined;
  /** Stops the work. */
  readonly signal?: AbortSignal | undefined;
}

export interface SolveOptions extends WorkOptions {
  /** Sheets with more cards are not solved. */
  readonly mostCards?: number | undefined;
}

/** The heuristic player and value tables, computed in a worker. One worker serves all games. */
export class WorkerClient {
  private readonly waiting = new Map<number, Waiting>();
  private readonly keys = new WeakMap<Variant, number>();
  /** True if the worker failed to start or broke off; it will not answer any more. */
  isGone = false;
  private variants = 0;
  private questions = 0;

  constructor(
    private readonly port: WorkerPort = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  ) {
    port.addEventListener("message", ({ data }) => {
      const asked = this.waiting.get(data.id);
      if ("share" in data) asked?.onprogress?.(data.share);
      else {
        this.waiting.delete(data.id);
        asked?.resolve(data.found);
      }
    });
    port.addEventListener("error", ({ message }) => {
      // A worker whose file failed to load reports no message.
      this.end(message || "the worker did not start");
    });
  }

  /** Returns the heuristic value of each legal action, in the rules' order. */
  values(state: GameState): Promise<readonly ActionValue[]> {
    return this.about("values", state);
  }

  /** Returns the expected final total after each legal action; null without a table. */
  known(state: GameState): Promise<StoredValues | null> {
    return this.about("known", state);
  }

  /** Returns the expected final total of the seat on turn at any moment; null without a table. */
  expected(state: GameState): Promise<number | null> {
    return this.about("expected", state);
  }

  /** Adds a table or a network and transfers its bytes; false if it is damaged or of other rules. */
  learn(type: "table" | "network", rulesHash: string, bytes: ArrayBuffer): Promise<boolean> {
    return this.ask((id) => {
      this.port.postMessage({ type, id, rulesHash, bytes }, [bytes]);
    });
  }

  /** Solves a sheet from the solver's input and learns its values; returns their file, or why there is none. */
  solve(
    input: ArrayBuffer,
    kernel: ArrayBuffer,
    { onprogress, signal, mostCards = Infinity }: SolveOptions = {},
  ): Promise<ArrayBuffer | NotSolved> {
    return this.ask((id) => {
      this.port.postMessage({ type: "solve", id, input, kernel, mostCards });
      this.stopWith(signal, id);
    }, onprogress);
  }

  /** Returns the distribution of the final total of the seat on turn, as before its turn, or why there is none. */
  totals(state: GameState, kernel: ArrayBuffer, options: WorkOptions = {}): Promise<TotalsAnswer["found"]> {
    return this.followed({ type: "totals" }, state, kernel, options);
  }

  /**
   * Returns why an action is better than a rival, or why nothing is said.
   *
   * @param rival without one, the next action that is clearly worse.
   */
  reasons(
    state: GameState,
    kernel: ArrayBuffer,
    { better, rival = null }: { readonly better: Action; readonly rival?: Action | null },
    onprogress?: (share: number) => void,
  ): Promise<ReasonsAnswer["found"]> {
    return this.followed({ type: "reasons", better, rival }, state, kernel, { onprogress });
  }

  /** Returns how often each legal action wins, or why nothing is known. */
  winning(state: GameState, kernel: ArrayBuffer, options: WorkOptions = {}): Promise<WinAnswer["found"]> {
    return this.followed({ type: "winning" }, state, kernel, options);
  }

  /** Returns how the final total of the seat on turn scatters after some actions, or why nothing is known. */
  scatter(
    state: GameState,
    kernel: ArrayBuffer,
    actions: readonly Action[],
    signal?: AbortSignal,
  ): Promise<ScatterAnswer["found"]> {
    return this.followed({ type: "scatter", actions }, state, kernel, { signal });
  }

  async choose(state: GameState): Promise<Action> {
    return chosenOf(state, await this.values(state));
  }

  /** Ends the worker and rejects pending requests. */
  close(): void {
    this.end("closed");
  }

  private about<Kind extends keyof AnswerBody>(type: Kind, state: GameState): Promise<AnswerBody[Kind]> {
    const { variant, ...bare } = state;
    const key = this.keyOf(variant);
    return this.ask((id) => {
      this.port.postMessage({ type, id, key, state: bare });
    });
  }

  /** Asks about a state with the kernel that follows the best play. */
  private followed<Answered extends Found>(
    asked: FollowedQuestion,
    { variant, ...state }: GameState,
    kernel: ArrayBuffer,
    { onprogress, signal }: WorkOptions,
  ): Promise<Answered> {
    const key = this.keyOf(variant);
    return this.ask((id) => {
      this.port.postMessage({ ...asked, id, key, state, kernel });
      this.stopWith(signal, id);
    }, onprogress);
  }

  private ask<Answered extends Found>(
    send: (id: number) => void,
    onprogress?: (share: number) => void,
  ): Promise<Answered> {
    const id = (this.questions += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting["resolve"], reject, onprogress });
      send(id);
    });
  }

  private stopWith(signal: AbortSignal | undefined, id: number): void {
    signal?.addEventListener("abort", () => {
      this.port.postMessage({ type: "stop", id });
    });
  }

  private keyOf(variant: Variant): number {
    const known = this.keys.get(variant);
    if (known !== undefined) return known;
    const key = (this.variants += 1);
    this.keys.set(variant, key);
    this.port.postMessage({ type: "variant", key, variant });
    return key;
  }

  private end(message: string): void {
    this.isGone = true;
    this.port.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error(message));
    this.waiting.clear();
  }
}
