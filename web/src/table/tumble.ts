/** How dice move: into the cup, out of it, and over the felt until they lie. Only what a graphics chip moves by itself. */

const GATHER = 150;
const IN_CUP = 330;
const FALL = 560;

const RATTLE = GATHER + IN_CUP;

/** How long a throw rolls by itself; each is made faster or slower, as long as it may take. */
const ROLLS = GATHER + IN_CUP + FALL;

/** When the dice of a throw that rolls so long leave the cup, and when they hit the felt. */
export function beats(rolling: number): { out: number; down: number } {
  return { out: (RATTLE * rolling) / ROLLS, down: ((RATTLE + 280) * rolling) / ROLLS };
}

/** How a die came to lie: never quite straight, and the same way when the same throw is seen again. */
export function tilt(throws: number, seat: number): { turn: number; aside: number; down: number } {
  const stray = (most: number, which: number) => most * Math.sin(12.9898 * (throws * 8 + seat + 1) + 78.233 * which);
  return { turn: stray(9, 0), aside: stray(5, 1), down: stray(6, 2) };
}

/** The other five sides of a die of which one is on top: opposite ones add up to seven. */
export function sidesOf(top: number): number[] {
  if (top < 1 || top > 6) return [1, 2, 3, 4, 5];
  const around = [1, 2, 3, 4, 5, 6].filter((side) => side !== top && side !== 7 - top);
  return [7 - top, ...around];
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}

function wayTo(die: HTMLElement, cup: DOMRect): { x: number; y: number } {
  const from = die.getBoundingClientRect();
  return {
    x: cup.x + cup.width / 2 - (from.x + from.width / 2),
    y: cup.y + cup.height * 0.3 - (from.y + from.height / 2),
  };
}

/** Takes a die up and into the cup. */
export async function gatherTo(die: HTMLElement, cup: DOMRect, rolling: number): Promise<void> {
  const { x, y } = wayTo(die, cup);
  const way = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${String(x)}px, ${String(y)}px) scale(0.45)`, opacity: 0 },
  ];
  await ended(paced(die.animate(way, { duration: GATHER, easing: "ease-in" }), rolling));
}

/** Lets a die fall from the cup to its seat: it flies, hits the felt, rolls over and lies. */
export async function fallFrom(
  die: HTMLElement,
  cube: HTMLElement,
  cup: DOMRect,
  seat: number,
  rolling: number,
): Promise<void> {
  const { x, y } = wayTo(die, cup);
  const delay = IN_CUP + seat * 28;
  const timing: KeyframeAnimationOptions = { duration: FALL, delay, fill: "backwards" };
  const overshoot = between(-14, 14);
  const flight = die.animate(
    [
      { transform: `translate(${String(x)}px, ${String(y)}px) scale(0.5)`, opacity: 0, easing: "ease-out" },
      { opacity: 1, offset: 0.08 },
      {
        transform: `translate(${String(x * 0.35)}px, ${String(y * 0.5 - 34)}px) scale(1.24)`,
        offset: 0.42,
        easing: "ease-in",
      },
      { transform: `translate(${String(overshoot)}px, 3px) scale(1)`, offset: 0.74, easing: "ease-out" },
      { transform: `translate(${String(-overshoot / 3)}px, -5px) scale(1.05)`, offset: 0.86, easing: "ease-in" },
      { transform: "none", opacity: 1 },
    ],
    timing,
  );
  const turns = Math.random() < 0.5 ? -1 : 1;
  const rolls = cube.animate(
    [
      {
        transform: `rotateX(${String(turns * between(500, 720))}deg) rotateY(${String(between(-620, 620))}deg) rotateZ(${String(between(-200, 200))}deg)`,
      },
      {
        transform: `rotateX(${String(turns * 28)}deg) rotateY(${String(between(-18, 18))}deg) rotateZ(${String(between(-30, 30))}deg)`,
        offset: 0.8,
      },
      { transform: "none" },
    ],
    { ...timing, easing: "cubic-bezier(0.25, 0.6, 0.4, 1)" },
  );
  paced(rolls, rolling);
  await ended(paced(flight, rolling));
}

/** The cup comes, shakes, tips over and goes. */
export function shake(cup: HTMLElement, rolling: number): void {
  const wobble = [0, -13, 11, -12, 9, -8].map((turn, step) => ({
    transform: `translateY(${String(step % 2 ? -7 : 0)}px) rotate(${String(turn)}deg)`,
    opacity: 1,
  }));
  const way = cup.animate(
    [
      ...wobble,
      { transform: "translateY(-6px) rotate(-62deg)", opacity: 1, offset: 0.9 },
      { transform: "translateY(30px) rotate(-30deg)", opacity: 0 },
    ],
    {
      duration: RATTLE + 220,
      easing: "ease-in-out",
    },
  );
  paced(way, rolling);
}

function paced(animation: Animation, rolling: number): Animation {
  animation.playbackRate = ROLLS / rolling;
  return animation;
}

async function ended(animation: Animation): Promise<void> {
  try {
    await animation.finished;
  } catch (error) {
    // Cancelled because the die left the page: it lies wherever it is wanted next.
    if (!(error instanceof DOMException)) throw error;
  }
}
