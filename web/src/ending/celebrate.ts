/** A celebration: dice hop and confetti flies. Nothing waits for it, and reduced motion skips it, but not the word. */
import "@/styles/shout.css";
import { named, t } from "@/i18n/i18n.svelte";
import { boxOfAllEqual } from "./allEqual";
import type { Variant } from "@/rules/variantTables";
import { mayMove } from "@/store/settings.svelte";

const DOTS = 36;
const COLOURS = ["var(--die-held)", "var(--paper-raised)", "var(--accent-wash)"];

/** Time that a word stays, in milliseconds. */
const READ = 1900;

/** Celebrates all dice equal, and says what the game calls them. */
export function celebrateEqual(variant: Variant, around: HTMLElement, delay = 0): void {
  const box = boxOfAllEqual(variant);
  celebrate(around, delay);
  if (box) setTimeout(() => shout(t("end-shout", { word: named(box.names) }), around), delay);
}

function shout(words: string, around: HTMLElement): void {
  const [x, y] = middleOf(around);
  const said = document.createElement("p");
  said.className = "shout";
  // Spoken by the narrator, with the dice.
  said.ariaHidden = "true";
  said.textContent = words;
  Object.assign(said.style, { left: `${String(x)}px`, top: `${String(y)}px` });
  document.body.append(said);
  setTimeout(() => said.remove(), READ);
  if (!mayMove()) return;
  const [rests, centred] = ["translate(-50%, -50%)", "translate(-50%, -50%) rotate(-4deg)"];
  said.animate(
    [
      { transform: `${rests} scale(0.3)`, opacity: 0, easing: "cubic-bezier(0.2, 0.9, 0.3, 1.4)" },
      { transform: `${centred} scale(1)`, opacity: 1, offset: 0.18 },
      { transform: `${centred} scale(1.04)`, opacity: 1, offset: 0.85 },
      { transform: `${centred} scale(1.1)`, opacity: 0 },
    ],
    { duration: READ, fill: "forwards" },
  );
}

/** Celebrates around an element after `delay` milliseconds. */
export function celebrate(around: HTMLElement, delay = 0): void {
  if (!mayMove()) return;
  for (const [place, die] of around.querySelectorAll(".die .lift").entries()) {
    const hop = { transform: "translateY(-32%) rotate(8deg)", easing: "ease-in" };
    const lies = { transform: "none", easing: "ease-out" };
    die.animate([lies, hop, lies], { duration: 420, delay: delay + place * 60, iterations: 2 });
  }
  setTimeout(() => {
    const [x, y] = middleOf(around);
    for (let dot = 0; dot < DOTS; dot += 1) fly(x, y, COLOURS[dot % COLOURS.length] ?? "");
  }, delay);
}

/** Returns the middle of the part in sight. */
function middleOf(around: HTMLElement): [x: number, y: number] {
  const { left, width, top, bottom } = around.getBoundingClientRect();
  return [left + width / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
}

function fly(x: number, y: number, colour: string): void {
  const dot = document.createElement("span");
  const look = { position: "fixed", left: `${String(x)}px`, top: `${String(y)}px`, width: "10px", height: "10px" };
  Object.assign(dot.style, look, { borderRadius: "50%", background: colour, pointerEvents: "none", zIndex: "20" });
  dot.ariaHidden = "true";
  document.body.append(dot);
  const [angle, far] = [Math.random() * 2 * Math.PI, 90 + Math.random() * 150];
  const [across, up] = [Math.cos(angle) * far, Math.sin(angle) * far - 60];
  const way = [
    { transform: "scale(0.4)", opacity: 1, easing: "ease-out" },
    { transform: `translate(${String(across)}px, ${String(up)}px)`, opacity: 1, offset: 0.5, easing: "ease-in" },
    { transform: `translate(${String(across * 1.2)}px, ${String(up + 170)}px)`, opacity: 0 },
  ];
  dot.animate(way, { duration: 1100 + Math.random() * 400 }).onfinish = () => dot.remove();
}
