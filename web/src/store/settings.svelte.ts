/** Settings of this device, stored in the browser and applied immediately. */

export type ColourTheme = "auto" | "light" | "dark" | "contrast";
/** Duration of rolling dice, and pace of other players' turns. */
export type Speed = "calm" | "quick" | "instant";
export const SPEEDS: readonly Speed[] = ["calm", "quick", "instant"];

/** State of the beginner's guide: new browser, requested, or done. */
type GuideWish = "new" | "wanted" | "done";

export interface Settings {
  theme: ColourTheme;
  /** Larger letters on all pages. */
  large: boolean;
  sound: boolean;
  /** A voice of this device reads announcements aloud. */
  voice: boolean;
  animation: boolean;
  speed: Speed;
  /** Shaking the device throws the dice. */
  shake: boolean;
  /** Extra keys: space throws, digits hold, U undoes. */
  shortcuts: boolean;
  /** New tables start with hints. */
  hints: boolean;
  /** The aim of hints in games against others. */
  hintsAim: "points" | "win";
  /** Shows quick signs of other players. */
  signs: boolean;
  guide: GuideWish;
  /** Last choice for new tables: the computer player adapts to the person. */
  adapts: boolean;
  /** The person's name at new tables; if empty, each page has its own word. */
  name: string;
}

const KEPT = "pasch.settings";
const AT_FIRST: Settings = {
  theme: "auto",
  large: false,
  sound: true,
  voice: false,
  animation: true,
  speed: "quick",
  shake: false,
  shortcuts: true,
  hints: false,
  hintsAim: "points",
  signs: true,
  guide: "new",
  adapts: true,
  name: "",
};

function load(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return { ...AT_FIRST, ...(found as Partial<Settings>) };
  } catch {
    // Foreign or damaged content: use the defaults.
    return { ...AT_FIRST };
  }
}

export const settings: Settings = $state(load());

export function keepSettings(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  showSettings();
}

/** Applies theme, letters and motion to the page, where CSS tokens read them. */
export function showSettings(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "auto") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.large) dataset.letters = "large";
  else delete dataset.letters;
  if (settings.animation) delete dataset.motion;
  else dataset.motion = "off";
}

/** True if scripts may animate; styles read the tokens instead. */
export function mayMove(): boolean {
  return settings.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
