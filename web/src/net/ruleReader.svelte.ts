/** The rule reader of a site: checks house rules in a worker, as the server does, and says how far it is loaded. */
import { language } from "@/i18n/i18n.svelte";
import type { Language } from "@/wire/types";
import { BASE, RULE_READER } from "@/site";
import type { ReaderAnswer, ReaderQuestion } from "./ruleWorker";

interface Waiting {
  readonly resolve: (answer: Response) => void;
  readonly reject: (reason: Error) => void;
}

/** Has no time limit, as a slow network may take minutes for the first one. */
interface DocumentRequest {
  body?: unknown;
  signal?: AbortSignal | undefined;
}

class RuleReader {
  /** Bytes that are loaded, and all of them, while it loads. */
  progress: { loaded: number; total: number } | null = $state.raw(null);
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;

  /** Returns what a server answers to a document; fails if the reader cannot be loaded. */
  answer(toml: string, language: Language, signal?: AbortSignal): Promise<Response> {
    const id = (this.questions += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => {
        this.waiting.delete(id);
        reject(new DOMException("no longer asked", "AbortError"));
      });
      this.started().postMessage({ id, folder: this.folder, toml, language } satisfies ReaderQuestion);
    });
  }

  private get folder(): string {
    return new URL(`./${RULE_READER ?? ""}/`, BASE).href;
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = (this.worker = new Worker(new URL("./ruleWorker.ts", import.meta.url), { type: "module" }));
    worker.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
      this.hear(data);
    });
    worker.addEventListener("error", ({ message }) => {
      this.fail(message);
    });
    return worker;
  }

  private hear(answer: ReaderAnswer): void {
    if (answer.type === "progress") this.progress = answer;
    else if (answer.type === "failed") this.fail(answer.why);
    else {
      this.progress = null;
      this.waiting.get(answer.id)?.resolve(new Response(answer.body, { status: answer.status }));
      this.waiting.delete(answer.id);
    }
  }

  /** Ends the worker; the next question starts another, which loads what is still missing. */
  private fail(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.progress = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}

export const ruleReader = new RuleReader();

/** Answers a request about a document as a server would; the first answer waits until the reader is loaded. */
export function answerHere({ body, signal }: DocumentRequest): Promise<Response> {
  const { toml } = body as { toml: string };
  return ruleReader.answer(toml, language.current, signal);
}
