/** First names of computer players by level, the same in every language, as people of several may sit at one table. */
import { t } from "@/i18n/i18n.svelte";
import type { Level } from "@/wire/types";

const NAMES: Readonly<Record<string, readonly string[]>> = {
  beginner: ["Tilda", "Pip"],
  casual: ["Otto", "Frida"],
  club: ["Greta", "Bruno"],
  expert: ["Viktor", "Selma"],
  perfect: ["Ada", "Emil"],
};

/** Returns the name of a computer player that nobody of these has; levels of the terminal alone have a word. */
export function computerName(level: Level, taken: readonly string[] = []): string {
  const names = NAMES[level] ?? [t(`seat-${level}`)];
  return names.find((name) => !taken.includes(name)) ?? notYetIn(taken, names[0] ?? level);
}

/** Returns the word, numbered if it is already taken. */
function notYetIn(names: readonly string[], word: string): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? word : `${word} ${String(number)}`;
    if (!names.includes(tried)) return tried;
  }
}
