/** A celebration: dice hop and confetti flies. Nothing waits for it, and reduced motion skips it. */
import { mayMove } from "@/store/settings.svelte";

const DOTS = 36;
const COLOURS = ["var(--die-held)", "var(--paper-raised)", "var(--accent-wash)"];

/** Celebrates around an element after `delay` milliseconds. */
export function celebrate(around: HTMLElement, delay = 0): void {
  if (!mayMove()) return;
  for (const [place, die] of around.querySelectorAll(".die .lift").entries()) {
    const hop = { transform: "translateY(-32%) rotate(8deg)", easing: "ease-in" };
    const lies = { transform: "none", easing: "ease-out" };
    die.animate([lies, hop, lies], { duration: 420, delay: delay + place * 60, iterations: 2 });
  }
  setTimeout(() => {
    const { x, y, width, height } = around.getBoundingClientRect();
    for (let dot = 0; dot < DOTS; dot += 1) fly(x + width / 2, y + height / 2, COLOURS[dot % COLOURS.length] ?? "");
  }, delay);
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
