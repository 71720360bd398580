/**
 * The message catalogues as modules, one for each language that has a folder: `virtual:catalogue/de`, and for each room
 * with messages of its own `virtual:catalogue/de/learn`, loaded with its pages. `virtual:catalogues` lists them.
 *
 * The catalogues are shared with the terminal. A module only holds messages named in the client's sources: as a string
 * ("start-play-now"), or by prefix in a template (`player-${level}`). Error codes arrive at run time, so all errors of
 * the topics below are included: those of `READING` only where a page needs the room `problems`. Elsewhere such an error
 * comes from the server, which sends its sentence along.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALE = new URL("../src/pasch/locale/", import.meta.url).pathname;
const SOURCES = new URL("./src/", import.meta.url).pathname;
const MODULE = /^\0?virtual:catalogue\/([a-z]+)(?:\/(\w+))?$/;
const LIST = /^\0?virtual:catalogues$/;
const COVERAGE = /^\0?virtual:catalogues\/coverage$/;
/** The language of sentences that another one lacks. */
const FALLBACK = "en";

/** Folders that are loaded on demand, by the name of their catalogue; `language.need` fetches it. */
const ROOMS = {
  absence: "table/absence/",
  block: "block/",
  ending: "ending/moment/",
  fairness: "fairness/",
  history: "history/",
  houserules: "houserules/",
  learn: "learn/",
  menu: "table/menu/",
  persons: "persons/dialog/",
  probabilities: "probabilities/",
  reasons: "game/reasons/",
  review: "review/",
  school: "learn/school/",
  settings: "pages/settings/",
  variants: "variants/",
};
type Room = keyof typeof ROOMS;
/** The room of the errors of `READING`, which belongs to no folder. */
const PROBLEMS = "problems";
const ALL_ROOMS = [...Object.keys(ROOMS), PROBLEMS];

/** Returns the room of a source file; undefined for files loaded at the start. */
export function roomOf(path: string): Room | undefined {
  const rooms = (Object.keys(ROOMS) as Room[]).filter((room) => path.startsWith(ROOMS[room]));
  return rooms.sort((one, other) => ROOMS[other].length - ROOMS[one].length)[0];
}

/** Topics with errors of documents, positions and records. */
const READING = ["errors.ftl", "notation.ftl"];
/** Further topics whose errors can occur in a browser; others are the command line's. */
const ANYWHERE = [
  "fair.ftl",
  "play.ftl",
  "players.ftl",
  "server.ftl",
  "web.ftl",
  "table.ftl",
  "scoreblock.ftl",
  "houserules.ftl",
  "history.ftl",
  "review.ftl",
  "moves.ftl",
  "refusals.ftl",
];

/** Returns the languages that have a folder. */
export function languages(): string[] {
  const folders = readdirSync(LOCALE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter(
      (name) => /^[a-z]{2,3}$/.test(name) && readdirSync(join(LOCALE, name)).some((file) => file.endsWith(".ftl")),
    )
    .sort();
}

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

/** Returns the mentions in each room, and below `undefined` those in everything outside rooms. */
function mentionsInSources(): Map<Room | undefined, Mentions> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const code = files.filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|generated/.test(name));
  const sources = new Map<Room | undefined, string[]>();
  for (const name of code) {
    const room = roomOf(name);
    sources.set(room, [...(sources.get(room) ?? []), readFileSync(join(SOURCES, name), "utf-8")]);
  }
  return new Map([...sources].map(([room, texts]) => [room, mentionsIn(texts.join("\n"))]));
}

/** Returns the messages mentioned, all errors of the topics, and the messages they refer to. */
export function shown(
  messages: Message[],
  { whole, beginnings }: Mentions,
  topics: readonly string[] = [...ANYWHERE, ...READING],
): Message[] {
  const kept = new Set<string>();
  const byId = new Map(messages.map((message) => [message.id, message]));
  const keep = (message: Message | undefined): void => {
    if (!message || kept.has(message.id)) return;
    kept.add(message.id);
    for (const [, id] of message.source.matchAll(/\{ *(-?[a-z][\w-]*) *\}/g)) if (id) keep(byId.get(id));
  };
  for (const message of messages) {
    const error = message.id.startsWith("error-") && topics.includes(message.topic);
    const begun = beginnings.some((beginning) => beginning !== "error-" && message.id.startsWith(beginning));
    if (error || begun || whole.has(message.id)) keep(message);
  }
  return messages.filter((message) => kept.has(message.id));
}

/** Returns the messages of the main catalogue, below `undefined`, and of each room those that are not in it. */
function messagesByRoom(all: Message[]): Map<string | undefined, Message[]> {
  const mentions = mentionsInSources();
  const nothing: Mentions = { whole: new Set(), beginnings: [] };
  const always = shown(all, mentions.get(undefined) ?? nothing, ANYWHERE);
  const known = new Set(always.map(({ id }) => id));
  const messages = new Map<string | undefined, Message[]>([[undefined, always]]);
  for (const room of ALL_ROOMS) {
    const own = shown(all, mentions.get(room as Room) ?? nothing, room === PROBLEMS ? READING : []);
    messages.set(
      room,
      own.filter(({ id }) => !known.has(id)),
    );
  }
  return messages;
}

/** Returns the source of `virtual:catalogues`: each language's own name, and how its messages are loaded. */
function listOfLanguages(): string {
  const entries = languages().map(
    (code) =>
      `${code}: { name: ${JSON.stringify(nameOf(code))}, load: () => import("virtual:catalogue/${code}"), ` +
      `rooms: () => import("virtual:catalogue/${code}/rooms") }`,
  );
  return [`export const ROOMS = ${JSON.stringify(ALL_ROOMS)}`, `export default { ${entries.join(", ")} }`].join("\n");
}

/** Returns the source of `virtual:catalogue/de/rooms`, by which the rooms' messages are loaded. */
function listOfRooms(code: string): string {
  const entries = ALL_ROOMS.map((room) => `${room}: () => import("virtual:catalogue/${code}/${room}")`);
  return `export default { ${entries.join(", ")} }`;
}

/** Returns a language's name in itself: "Français". */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export type Coverage = Record<"play" | "rules" | "everything", { have: number; all: number }>;

/** Returns how many messages a language has of each tier; Python's `pasch.locale.coverage` counts the same. */
export function coverageOf(language: string): Coverage {
  const tiers = JSON.parse(readFileSync(join(LOCALE, "tiers.json"), "utf-8")) as Record<"play" | "rules", string[]>;
  const own = new Set(messagesOf(language).map(({ id }) => id));
  const count = (isIn: (topic: string) => boolean): { have: number; all: number } => {
    const wanted = messagesOf(FALLBACK).filter(({ topic }) => isIn(topic.replace(/\.ftl$/, "")));
    return { have: wanted.filter(({ id }) => own.has(id)).length, all: wanted.length };
  };
  return {
    play: count((topic) => tiers.play.includes(topic)),
    rules: count((topic) => tiers.rules.includes(topic)),
    everything: count(() => true),
  };
}

/** Returns a catalogue's module: the language's own messages, and in English those that it lacks. */
function catalogueOf(language: string, wanted: Message[]): string {
  const own = new Map(messagesOf(language).map((message) => [message.id, message]));
  const sources = (messages: (Message | undefined)[]): string =>
    messages.flatMap((message) => message?.source ?? []).join("\n");
  const lacked = sources(wanted.filter(({ id }) => !own.has(id)));
  return [
    `export default ${JSON.stringify(sources(wanted.map(({ id }) => own.get(id))))}`,
    `export const english = ${JSON.stringify(lacked)}`,
  ].join("\n");
}

export function catalogues(): Plugin {
  let built = false;
  let byRoom: Map<string | undefined, Message[]> | undefined;
  return {
    name: "pasch-catalogues",
    configResolved: ({ command }) => {
      built = command === "build";
    },
    buildStart() {
      byRoom = undefined;
    },
    resolveId: (id) => ([MODULE, LIST, COVERAGE].some((known) => known.test(id)) ? `\0${id}` : undefined),
    load(id) {
      if (LIST.test(id)) return listOfLanguages();
      if (COVERAGE.test(id)) {
        return `export default ${JSON.stringify(Object.fromEntries(languages().map((code) => [code, coverageOf(code)])))}`;
      }
      const [, language, room] = MODULE.exec(id) ?? [];
      if (!language) return;
      for (const file of readdirSync(join(LOCALE, language))) this.addWatchFile(join(LOCALE, language, file));
      // In development every message is included: pages not yet opened may name any.
      if (room === "rooms") return listOfRooms(language);
      if (!built) return catalogueOf(language, room === undefined ? messagesOf(FALLBACK) : []);
      byRoom ??= messagesByRoom(messagesOf(FALLBACK));
      return catalogueOf(language, byRoom.get(room) ?? []);
    },
  };
}
