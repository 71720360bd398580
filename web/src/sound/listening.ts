/**
 * Where sounds play, if they are wanted.
 *
 * The audio context is created only after a touch of the page, as browsers demand. The instruments are loaded with the
 * first sound; no recordings are.
 */
import { settings } from "@/store/settings.svelte";
import type { Stage } from "./instruments";

export type Instruments = typeof import("./instruments");

/** A place to play at, from which moment on, and with what. */
export interface Listening {
  readonly on: Stage;
  readonly now: number;
  readonly play: Instruments;
}

let context: AudioContext | undefined;
let stage: Stage | undefined;
let instruments: Promise<Instruments> | undefined;

/** Plays something if somebody listens, as soon as the instruments are there. */
export function whenHeard(sound: (heard: Listening) => void | Promise<void>): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!context && !navigator.userActivation.hasBeenActive) return;
  const here = (context ??= new AudioContext());
  if (here.state === "suspended") void here.resume();
  const now = here.currentTime;
  instruments ??= import("./instruments");
  // Where they cannot be loaded, the game goes on without a sound.
  instruments.then((play) => sound({ on: (stage ??= play.stageIn(here)), now, play })).catch(forget);
}

function forget(): void {
  instruments = undefined;
}
