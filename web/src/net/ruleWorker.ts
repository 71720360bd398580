/**
 * The Web Worker in which Python reads house rules where there is no server: Pyodide, with the package itself. See
 * `rule_reader.py`, which writes its files.
 *
 * The files are kept by their address, which changes with them, so that they are loaded once and work offline.
 */
import type { Language } from "@/wire/types";

export interface ReaderQuestion {
  readonly id: number;
  /** Address of the reader's files. */
  readonly folder: string;
  readonly toml: string;
  readonly language: Language;
}

export type ReaderAnswer =
  | { readonly type: "answer"; readonly id: number; readonly status: number; readonly body: string }
  | { readonly type: "progress"; readonly loaded: number; readonly total: number }
  | { readonly type: "failed"; readonly why: string };

type Answer = (toml: string, language: Language) => [status: number, body: string];

interface Listing {
  /** Bytes of each file. */
  readonly sizes: Readonly<Record<string, number>>;
  /** What Pyodide wants to know of packages: there are none but ours. */
  readonly lock: unknown;
}

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

interface PyodideOptions {
  indexURL: string;
  lockFileContents: string;
  packageBaseUrl: string;
  createPyodideModule: unknown;
}

interface PyodideLoader {
  loadPyodide(options: PyodideOptions): Promise<Pyodide>;
}

const CACHE = "rule-reader";
const FETCHED: Readonly<Record<string, readonly [name: string, type: string]>> = {
  "pyodide.asm.wasm": ["python.bin", "application/wasm"],
  "python_stdlib.zip": ["library.bin", "application/zip"],
};
const START = `
import sys
sys.path.insert(0, "/packages")
from pasch.server.web.answers.document_answers import answer_document
from pyodide.ffi import to_js
lambda toml, language: to_js(answer_document(toml, language))
`;
const fetchFile = self.fetch.bind(self);
let starting: Promise<Answer> | undefined;

self.addEventListener("message", ({ data }: MessageEvent<ReaderQuestion>) => {
  answer(data).catch((error: unknown) => {
    tell({ type: "failed", why: String(error) });
  });
});

async function answer({ id, folder, toml, language }: ReaderQuestion): Promise<void> {
  starting ??= start(folder);
  const [status, body] = (await starting)(toml, language);
  tell({ type: "answer", id, status, body });
}

function tell(answer: ReaderAnswer): void {
  self.postMessage(answer);
}

async function start(folder: string): Promise<Answer> {
  const listing = JSON.parse(text(await kept(`${folder}files.json`))) as Listing;
  const files = await load(folder, listing.sizes);
  const loader = (await moduleOf(files, "loader.bin")) as PyodideLoader;
  const glue = (await moduleOf(files, "glue.bin")) as { default: unknown };
  serve(files);
  const pyodide = await loader.loadPyodide({
    indexURL: folder,
    lockFileContents: JSON.stringify(listing.lock),
    packageBaseUrl: folder,
    createPyodideModule: glue.default,
  });
  pyodide.unpackArchive(file(files, "packages.bin"), "zip", { extractDir: "/packages" });
  const found = pyodide.runPython(START) as Answer;
  await forgetOthers(folder);
  return found;
}

type Files = ReadonlyMap<string, ArrayBuffer>;

async function load(folder: string, sizes: Listing["sizes"]): Promise<Files> {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const count = (bytes: number): void => {
    tell({ type: "progress", loaded: (loaded += bytes), total });
  };
  const entries = Object.keys(sizes).map(async (name) => {
    const content = await kept(`${folder}${name}`, count);
    return [name, await unpacked(content)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Returns a file of an address, kept since it was first loaded; without a secure connection nothing is kept. */
async function kept(address: string, count?: (bytes: number) => void): Promise<ArrayBuffer> {
  const cache = "caches" in self ? await caches.open(CACHE) : undefined;
  const known = await cache?.match(address);
  if (known) return known.arrayBuffer();
  const answer = await fetchFile(address);
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      count?.(part.length);
      out.enqueue(part);
    },
  });
  const content = await new Response(answer.body?.pipeThrough(counting) ?? null).arrayBuffer();
  await cache?.put(address, new Response(content));
  return content;
}

/** Unpacks a gzip file; others stay as they are. */
async function unpacked(content: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(content);
  if (first !== 0x1f || second !== 0x8b) return content;
  return new Response(new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Web spaces differ in the type that they give such modules, so they are imported from memory. */
function moduleOf(files: Files, name: string): Promise<unknown> {
  const code = new Blob([file(files, name)], { type: "text/javascript" });
  return import(/* @vite-ignore */ URL.createObjectURL(code));
}

/** Answers Pyodide's own requests from what is loaded. */
function serve(files: Files): void {
  self.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const [name, type] = FETCHED[address.slice(address.lastIndexOf("/") + 1)] ?? [];
    if (name === undefined || type === undefined) return fetchFile(asked, options);
    return Promise.resolve(new Response(file(files, name), { headers: { "Content-Type": type } }));
  };
}

function file(files: Files, name: string): ArrayBuffer {
  const content = files.get(name);
  if (!content) throw new Error(`${name} is missing`);
  return content;
}

function text(content: ArrayBuffer): string {
  return new TextDecoder().decode(content);
}

/** Deletes the files of earlier versions. */
async function forgetOthers(folder: string): Promise<void> {
  if (!("caches" in self)) return;
  const cache = await caches.open(CACHE);
  const others = (await cache.keys()).filter(({ url }) => !url.startsWith(folder));
  await Promise.all(others.map((request) => cache.delete(request)));
}
