// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { ownVoice, readAloud, stopReading } from "./voice";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

const heard: SpeechSynthesisUtterance[] = [];
const cancel = vi.fn();

class Utterance {
  voice: Voice | null = null;
  lang = "";
  constructor(readonly text: string) {}
}

function speakWith(voices: readonly Voice[], pending = false): void {
  const getVoices = () => voices;
  const speak = (words: SpeechSynthesisUtterance) => heard.push(words);
  vi.stubGlobal("speechSynthesis", Object.assign(new EventTarget(), { getVoices, speak, cancel, pending }));
}

const german = (more: Partial<Voice> = {}): Voice => ({ lang: "de-DE", localService: true, default: false, ...more });

beforeEach(async () => {
  await language.set("de");
  heard.length = 0;
  cancel.mockReset();
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("is the device's own of the language, its usual one first", () => {
  const usual = german({ lang: "de_AT", default: true });
  speakWith([german({ lang: "en-GB" }), german({ localService: false }), german(), usual]);
  expect(ownVoice()).toBe(usual);
});

it("reads in its own language", () => {
  speakWith([german()]);
  readAloud("Kniffel!");
  expect(heard).toMatchObject([{ text: "Kniffel!", lang: "de-DE", voice: german() }]);
  expect(cancel).not.toHaveBeenCalled();
});

it("leaves out what waits to be read", () => {
  speakWith([german()], true);
  readAloud("Kniffel!");
  expect(cancel).toHaveBeenCalledOnce();
  expect(heard).toHaveLength(1);
});

it.each([
  ["no voices", []],
  ["a voice that sends texts elsewhere", [german({ localService: false })]],
  ["a voice of another language", [german({ lang: "dea" }), german({ lang: "en-US" })]],
])("reads nothing with %s", (_, voices) => {
  speakWith(voices);
  readAloud("Kniffel!");
  expect([ownVoice(), heard]).toEqual([undefined, []]);
});

it("is missing in a browser that cannot speak", () => {
  expect(ownVoice()).toBeUndefined();
  readAloud("Kniffel!");
  stopReading();
  expect(heard).toEqual([]);
});
