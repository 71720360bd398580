/**
 * The message catalogues as modules of the client: `virtual:catalogue/de` and `virtual:catalogue/en`, and for each room that
 * speaks of what nobody else does, `virtual:catalogue/de/learn`, which comes with its pages.
 *
 * The catalogues are the terminal's own files. Most of their messages are never shown in a browser, so a module holds
 * only those that the client's sources name: as a string ("start-play-now"), or by how they begin in a template
 * (`player-${level}`). Errors are named by codes that arrive from elsewhere: all of the topics below come along.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALE = new URL("../src/pasch/locale/", import.meta.url).pathname;
const SOURCES = new URL("./src/", import.meta.url).pathname;
const MODULE = /^\0?virtual:catalogue\/(de|en)(?:\/(\w+))?$/;

/** Folders of the client's source that no other one imports, by the name of their words; `language.need` fetches them. */
const ROOMS = {
  history: "history/",
  houserules: "houserules/",
  learn: "learn/",
  review: "review/",
  school: "learn/school/",
};
type Room = keyof typeof ROOMS;

/** The room that a file of the source lies in, as its path there says; undefined for those that are there from the start. */
export function roomOf(path: string): Room | undefined {
  const rooms = (Object.keys(ROOMS) as Room[]).filter((room) => path.startsWith(ROOMS[room]));
  return rooms.sort((one, other) => ROOMS[other].length - ROOMS[one].length)[0];
}

/** Topics whose errors can happen in a browser; those of the other topics are the command line's. */
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
  /** The whole entry as it stands in the file. */
  source: string;
  topic: string;
}

/** All messages of a language, in the order of the files. */
export function messagesOf(language: string): Message[] {
  const folder = join(LOCALE, language);
  const topics = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return topics.sort().flatMap((topic) => messagesIn(readFileSync(join(folder, topic), "utf-8"), topic));
}

/** An entry begins at the start of a line and goes on in the indented ones. */
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

/** What the sources say that could be a message: whole strings, and the beginnings of templates. */
export function mentionsIn(code: string): Mentions {
  const whole = new Set<string>();
  for (const [, , text] of code.matchAll(/(["'`])([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\1/g)) if (text) whole.add(text);
  const beginnings = [...code.matchAll(/`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{/g)].map(([, text]) => text ?? "");
  return { whole, beginnings };
}

/** What one room says, or all that is none. */
function mentionsInSources(room?: string): Mentions {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const code = files.filter(
    (name) => roomOf(name) === room && /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|generated/.test(name),
  );
  return mentionsIn(code.map((name) => readFileSync(join(SOURCES, name), "utf-8")).join("\n"));
}

/** The messages that the client can show, and those that they refer to. */
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

/** The messages of one room that do not come anyway, or all that come anyway. */
function wanted(all: Message[], room?: string): Message[] {
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
      // While the client is worked on everything is there: a page not yet opened may name any message.
      const all = messagesOf(language);
      const kept = built ? wanted(all, room) : room === undefined ? all : [];
      return `export default ${JSON.stringify(kept.map(({ source }) => source).join("\n"))}`;
    },
  };
}
