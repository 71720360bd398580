/** Asks the worker that thinks. */

import type { Action, GameState } from "../state";
import type { Variant } from "../tables";
import type { Answer, Question } from "./answering";
import { bestOf, type ActionValue } from "./values";

/** As much of a `Worker` as is needed. */
export interface WorkerPort {
  postMessage(question: Question): void;
  addEventListener(type: "message", listener: (event: { data: Answer }) => void): void;
  addEventListener(type: "error", listener: (event: { message: string }) => void): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (values: readonly ActionValue[]) => void;
  readonly reject: (reason: Error) => void;
}

/** The heuristic player, thinking elsewhere. One is enough for all games. */
export class HeuristicWorker {
  private readonly waiting = new Map<number, Waiting>();
  private readonly keys = new WeakMap<Variant, number>();
  private variants = 0;
  private questions = 0;

  constructor(
    private readonly port: WorkerPort = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  ) {
    port.addEventListener("message", ({ data: { id, values } }) => {
      this.waiting.get(id)?.resolve(values);
      this.waiting.delete(id);
    });
    port.addEventListener("error", ({ message }) => {
      this.giveUp(message);
    });
  }

  /** What each legal action is worth, in the rules' order. */
  values(state: GameState): Promise<readonly ActionValue[]> {
    const { variant, ...bare } = state;
    const id = (this.questions += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.port.postMessage({ type: "values", id, key: this.keyOf(variant), state: bare });
    });
  }

  /** The action that the heuristic player takes. */
  async choose(state: GameState): Promise<Action> {
    return bestOf(await this.values(state));
  }

  /** Ends the worker; whoever still waits is told. */
  close(): void {
    this.port.terminate();
    this.giveUp("closed");
  }

  private keyOf(variant: Variant): number {
    const known = this.keys.get(variant);
    if (known !== undefined) return known;
    const key = (this.variants += 1);
    this.keys.set(variant, key);
    this.port.postMessage({ type: "variant", key, variant });
    return key;
  }

  private giveUp(message: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(message));
    this.waiting.clear();
  }
}
