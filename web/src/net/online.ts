import { on } from "svelte/events";
import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((update) => {
  const ends = (["online", "offline"] as const).map((type) => on(window, type, update));
  return () => {
    for (const end of ends) end();
  };
});

/** Reactive view of `navigator.onLine`. */
export function isOnline(): boolean {
  follow();
  return navigator.onLine;
}
