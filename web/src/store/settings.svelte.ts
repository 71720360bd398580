/** What somebody set on this device, kept in the browser and used at once. */

export type ColourTheme = "auto" | "light" | "dark" | "contrast";
/** How long throws roll, and how slowly the turns of others are told. */
export type Speed = "calm" | "quick" | "instant";
export const SPEEDS: readonly Speed[] = ["calm", "quick", "instant"];

/** Whether a game is guided by hints: the first one of a browser, one that somebody wants it for, or none. */
type GuideWish = "new" | "wanted" | "done";

export interface Settings {
  theme: ColourTheme;
  sound: boolean;
  animation: boolean;
  speed: Speed;
  /** Whether shaking the device throws the dice. */
  shake: boolean;
  /** Keys besides those that a browser knows anyway: space throws, digits hold, U undoes. */
  shortcuts: boolean;
  /** Whether a new table starts with hints. */
  hints: boolean;
  /** What hints are for, where there is somebody to win against. */
  hintsAim: "points" | "win";
  /** Whether quick signs of others at a table are shown. */
  signs: boolean;
  guide: GuideWish;
  /** Whether the computer player at a new table adapts to who plays here, as chosen last. */
  adapts: boolean;
  /** What the person here is called at a new table; empty for none: then each page has its own word. */
  name: string;
}

const KEPT = "pasch.settings";
const AT_FIRST: Settings = {
  theme: "auto",
  sound: true,
  animation: true,
  speed: "quick",
  shake: false,
  shortcuts: true,
  hints: false,
  hintsAim: "points",
  signs: true,
  guide: "new",
  adapts: false,
  name: "",
};

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return { ...AT_FIRST, ...(found as Partial<Settings>) };
  } catch {
    // Somebody else wrote there, or half of it: what is set at first will do.
    return { ...AT_FIRST };
  }
}

export const settings: Settings = $state(kept());

/** Keeps what was changed. */
export function keepSettings(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  showSettings();
}

/** Puts theme and motion on the page, where the tokens look for them. */
export function showSettings(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "auto") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.animation) delete dataset.motion;
  else dataset.motion = "off";
}

/** Whether things may move: asked where a script moves them; styles ask the tokens. */
export function mayMove(): boolean {
  return settings.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
