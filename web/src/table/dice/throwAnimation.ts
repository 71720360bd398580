/** Animates a throw with sound: dice are swept into the cup, it shakes and tips over, and they roll to their places. */
import { cupWay, type CupMotion } from "./cupMotion";
import { flightOf, gathered, lasting, type Flight } from "./flightFrames";
import type { MotionFrame, Rest, ThrowMotion } from "./roll";
import { roll } from "./throwMotion";
import { knocks, rattle } from "@/table/voice/sounds";

export interface ThrownDie {
  /** Element at the resting place; it does not move while the die rolls. */
  spot: HTMLElement;
  lift: HTMLElement;
  cube: HTMLElement;
  shadow: HTMLElement;
  /** True if it is on the felt with its old face and must be swept into the cup. */
  lies: boolean;
  /** Shows the new face, as a full cube while rolling. */
  show: (rolling: boolean) => Promise<void>;
}

/** Methods of a die that the felt calls. */
export interface DieOnFelt {
  /** Shows the new face at rest. */
  settle: () => void;
  /** Prepares the die for a throw. */
  taken: (lies: boolean) => ThrownDie | undefined;
}

export interface Felt {
  element: HTMLElement;
  /** Held dice are here, above the rolling area. */
  rail: HTMLElement;
  cup: HTMLElement;
  cupStands: boolean;
  /** Side from which the cup comes: 1 for the right, -1 for the left. */
  side: 1 | -1;
  milliseconds: number;
}

/** When the cup has all dice, and when it releases them, as shares of the throw. */
const [GATHERED, POURED] = [0.14, 0.38];
/** Milliseconds for the first animation to start before the roll is simulated. */
const MOMENT = 40;
const GONE = [{ opacity: 1 }, { opacity: 0 }];

export class ThrowAnimation {
  /** Resolves when all dice are at rest. */
  readonly over: Promise<void>;
  readonly #animations = new Set<Animation>();
  #isHurried = false;

  constructor(
    private readonly felt: Felt,
    private readonly dice: readonly ThrownDie[],
  ) {
    this.over = this.#show();
  }

  /** Skips to the end. */
  finish(): void {
    this.#isHurried = true;
    for (const animation of this.#animations) animation.finish();
  }

  /** Starts the cup before simulating the roll, which takes a slow phone noticeable time. */
  async #show(): Promise<void> {
    const { milliseconds, cup, cupStands, side } = this.felt;
    const pours = performance.now() + POURED * milliseconds;
    const scene = sceneOf(this.felt, this.dice);
    const way = cupWay(scene.stand, side, cupStands, [GATHERED, POURED]);
    void this.#track(cup.animate(way.keyframes, { duration: milliseconds }));
    const swept = this.dice.map((die, place) => this.#sweep(die, scene.rests[place], way));
    rattle((GATHERED * milliseconds) / 1000, (POURED * milliseconds) / 1000, this.dice.length);
    await new Promise((later) => setTimeout(later, MOMENT));
    const seconds = (milliseconds * (1 - POURED)) / 1000;
    const thrown = roll({ ...scene, mouth: way.mouth, seconds, luck: Math.random });
    if (!this.#isHurried) knocks(thrown.knocks, Math.max(0, pours - performance.now()) / 1000);
    const flown = this.dice.map(async (die, place) => {
      const [hidden = [], rest, frames] = [await swept[place], scene.rests[place], thrown.frames[place]];
      if (rest && frames)
        await this.#fly(die, hidden, () => fly(die, flightOf(frames, rest, scene.size), frames, pours));
      await die.show(false);
    });
    await Promise.all(flown);
  }

  /** Animates a die out of the cup, as a full cube. */
  async #fly(die: ThrownDie, hidden: readonly Animation[], flight: () => Animation[]): Promise<void> {
    await die.show(!this.#isHurried);
    const flown = this.#isHurried ? [] : flight();
    for (const animation of hidden) animation.cancel();
    await Promise.all(flown.map((animation) => this.#track(animation)));
  }

  /** Animates a die into the cup and hides it there. */
  async #sweep(
    { lies, lift, shadow }: ThrownDie,
    rest: Rest | undefined,
    { upright }: CupMotion,
  ): Promise<Animation[]> {
    const timing = { duration: lies ? GATHERED * this.felt.milliseconds : 0, fill: "forwards" } as const;
    const hidden = [lift.animate(lies && rest ? gathered(rest, upright) : GONE, timing), shadow.animate(GONE, timing)];
    await Promise.all(hidden.map((animation) => this.#track(animation)));
    return hidden;
  }

  async #track(animation: Animation): Promise<void> {
    this.#animations.add(animation);
    try {
      await animation.finished;
    } catch (error) {
      // An AbortError means that the die has left the page.
      if (!(error instanceof DOMException)) throw error;
    }
    this.#animations.delete(animation);
  }
}

/** Starts a die's flight at a time. */
function fly(
  { cube, shadow, lift }: ThrownDie,
  flight: Flight,
  frames: readonly MotionFrame[],
  at: number,
): Animation[] {
  const timing = { delay: at - performance.now(), duration: lasting(frames), fill: "backwards" } as const;
  return [cube.animate(flight.cube, timing), shadow.animate(flight.shadow, timing), lift.animate(flight.lift, timing)];
}

type Scene = Pick<ThrowMotion, "field" | "size" | "rests"> & { stand: Parameters<typeof cupWay>[0] };

/** Measures the felt's current layout, in pixels from its corner. */
function sceneOf({ element, rail, cup }: Felt, dice: readonly ThrownDie[]): Scene {
  const felt = element.getBoundingClientRect();
  const size = dice[0]?.spot.offsetWidth ?? 0;
  const rests = dice.map(({ spot, cube }): Rest => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return { x: x - felt.x + width / 2, y: y - felt.y + height / 2, turn: turnOf(cube) };
  });
  const top = rail.offsetTop + rail.offsetHeight;
  const [width, height] = [felt.width, felt.height];
  return {
    size,
    rests,
    field: { left: size / 2, top: top + size / 2, right: width - size / 2, bottom: height - size / 2 },
    stand: {
      width,
      height,
      middle: { x: width / 2, y: (top + height) / 2 },
      half: width / 2,
      cup: { width: cup.offsetWidth, height: cup.offsetHeight },
    },
  };
}

/** Returns an element's rotation on the page. */
function turnOf(element: HTMLElement): number {
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
  return Math.atan2(b, a);
}
