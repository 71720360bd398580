/**
 * The message catalogues as modules: `virtual:catalogue/de`, `virtual:catalogue/en`, and for each room with messages of
 * its own `virtual:catalogue/de/learn`, loaded with its pages.
 *
 * The catalogues are shared with the terminal. A module only holds messages named in the client's sources: as a string
 * ("start-play-now"), or by prefix in a template (`player-${level}`). Error codes arrive at run time, so all errors of
 * the topics below are included.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALE = new URL("../src/pasch/locale/", import.meta.url).pathname;
const SOURCES = new URL("./src/", import.meta.url).pathname;
const MODULE = /^\0?virtual:catalogue\/(de|en)(?:\/(\w+))?$/;

/** Folders that are loaded on demand, by the name of their catalogue; `language.need` fetches it. */
const ROOMS = {
  fairness: "fairness/",
  history: "history/",
  houserules: "houserules/",
  learn: "learn/",
  persons: "persons/dialog/",
  reasons: "reasons/",
  review: "review/",
  school: "learn/school/",
  settings: "pages/settings/",
  variants: "variants/",
};
type Room = keyof typeof ROOMS;

/** Returns the room of a source file; undefined for files loaded at the start. */
export function roomOf(path: string): Room | undefined {
  const rooms = (Object.keys(ROOMS) as Room[]).filter((room) => path.startsWith(ROOMS[room]));
  return rooms.sort((one, other) => ROOMS[other].length - ROOMS[one].length)[0];
}

/** Topics whose errors can occur in a browser; others are the command line's. */
const TOPICS_WITH_ERRORS = new Set([
  "errors.ftl",
  "fair.ftl",
  "play.ftl",
  "players.ftl",
  "notation.ftl",
  "server.ftl",
  "web.ftl",
  "table.ftl",
  "scoreblock.ftl",
  "houserules.ftl",
  "history.ftl",
  "review.ftl",
]);

export interface Message {
  id: string;
  /** The whole entry in the file. */
  source: string;
  topic: string;
}

/** Returns all messages of a language, in file order. */
export function messagesOf(language: string): Message[] {
  const folder = join(LOCALE, language);
  const topics = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return topics.sort().flatMap((topic) => messagesIn(readFileSync(join(folder, topic), "utf-8"), topic));
}

/** An entry begins at the start of a line and includes the indented lines after it. */
export function messagesIn(text: string, topic: string): Message[] {
  const messages: Message[] = [];
  let open: Message | undefined;
  for (const line of text.split(/\r?\n/)) {
    const begins = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (begins?.[1]) {
      open = { id: begins[1], source: line, topic };
      messages.push(open);
    } else if (line.startsWith(" ") || line.startsWith("}") || line === "") {
      if (open) open.source += `\n${line}`;
    } else {
      open = undefined;
    }
  }
  return messages.map((message) => ({ ...message, source: message.source.trimEnd() }));
}

export interface Mentions {
  whole: Set<string>;
  beginnings: string[];
}

/** Returns all possible message ids in a source: whole strings, and prefixes of templates. */
export function mentionsIn(code: string): Mentions {
  const whole = new Set<string>();
  for (const [, , text] of code.matchAll(/(["'`])([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\1/g)) if (text) whole.add(text);
  const beginnings = [...code.matchAll(/`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{/g)].map(([, text]) => text ?? "");
  return { whole, beginnings };
}

/** Returns the mentions in a room, or in everything outside rooms. */
function mentionsInSources(room?: string): Mentions {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const code = files.filter(
    (name) => roomOf(name) === room && /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|generated/.test(name),
  );
  return mentionsIn(code.map((name) => readFileSync(join(SOURCES, name), "utf-8")).join("\n"));
}

/** Returns the messages mentioned, and those they refer to. */
export function shown(messages: Message[], { whole, beginnings }: Mentions): Message[] {
  const kept = new Set<string>();
  const byId = new Map(messages.map((message) => [message.id, message]));
  const keep = (message: Message | undefined): void => {
    if (!message || kept.has(message.id)) return;
    kept.add(message.id);
    for (const [, id] of message.source.matchAll(/\{ *(-?[a-z][\w-]*) *\}/g)) if (id) keep(byId.get(id));
  };
  for (const message of messages) {
    const error = message.id.startsWith("error-") && TOPICS_WITH_ERRORS.has(message.topic);
    const begun = beginnings.some((beginning) => beginning !== "error-" && message.id.startsWith(beginning));
    if (error || begun || whole.has(message.id)) keep(message);
  }
  return messages.filter((message) => kept.has(message.id));
}

/** Returns a room's messages that are not in the main catalogue, or the main catalogue. */
function messagesFor(all: Message[], room?: string): Message[] {
  const always = shown(all, mentionsInSources());
  if (room === undefined) return always;
  const known = new Set(always.map(({ id }) => id));
  return shown(all, mentionsInSources(room)).filter(({ id }) => !known.has(id));
}

export function catalogues(): Plugin {
  let built = false;
  return {
    name: "pasch-catalogues",
    configResolved: ({ command }) => {
      built = command === "build";
    },
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, room] = MODULE.exec(id) ?? [];
      if (!language) return;
      for (const file of readdirSync(join(LOCALE, language))) this.addWatchFile(join(LOCALE, language, file));
      // In development every message is included: pages not yet opened may name any.
      const all = messagesOf(language);
      const kept = built ? messagesFor(all, room) : room === undefined ? all : [];
      return `export default ${JSON.stringify(kept.map(({ source }) => source).join("\n"))}`;
    },
  };
}
