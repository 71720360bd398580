/** Reads texts aloud with a voice of this device. Voices that send texts elsewhere are never used. */
import { createSubscriber } from "svelte/reactivity";
import { language } from "@/i18n/i18n.svelte";

/** Browsers load their voices late, and users add some. */
const watchVoices = createSubscriber((update) => {
  speechSynthesis.addEventListener("voiceschanged", update);
  return () => {
    speechSynthesis.removeEventListener("voiceschanged", update);
  };
});

/** Returns this device's voice for the current language; undefined if it has none. */
export function ownVoice(): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in globalThis)) return undefined;
  watchVoices();
  const voices = speechSynthesis.getVoices().filter(({ localService, lang }) => localService && isSpoken(lang));
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Reads a text after the one being read; what waited until now is left out. */
export function readAloud(text: string): void {
  const voice = ownVoice();
  if (!voice) return;
  if (speechSynthesis.pending) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}

/** Stops reading. */
export function stopReading(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}

function isSpoken(lang: string): boolean {
  return lang.split(/[-_]/)[0]?.toLowerCase() === language.current;
}
