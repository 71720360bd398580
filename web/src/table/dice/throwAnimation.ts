/** A throw as one sees and hears it: dice are swept into the cup, it shakes and tips over, and they roll to where they lie. */
import { cupWay, type CupMotion } from "./cupMotion";
import { flightOf, gathered, lasting, type Flight } from "./flightFrames";
import type { MotionFrame, Rest, ThrowMotion } from "./roll";
import { roll } from "./diceMotion";
import { knocks, rattle } from "@/table/voice/sounds";

/** A die that is thrown, as it stands on the page. */
export interface ThrownDie {
  /** Where it is going to lie: nothing moves this while it rolls. */
  spot: HTMLElement;
  lift: HTMLElement;
  cube: HTMLElement;
  shadow: HTMLElement;
  /** It lies on the felt with another face up, and goes into the cup first. */
  lies: boolean;
  /** Shows its new face; as a cube with all its sides as long as it rolls. */
  show: (rolling: boolean) => Promise<void>;
}

/** What the felt asks of a die. */
export interface DieOnFelt {
  /** It lies with its new face up, wherever it came from. */
  settle: () => void;
  /** It gets ready to be thrown. */
  taken: (lies: boolean) => ThrownDie | undefined;
}

/** Where a throw happens. */
export interface Felt {
  element: HTMLElement;
  /** Above it, held dice lie. */
  rail: HTMLElement;
  cup: HTMLElement;
  cupStands: boolean;
  /** The cup comes from the right, or from the left. */
  side: 1 | -1;
  milliseconds: number;
}

/** When the cup has all dice, and when it lets them go, as shares of the throw. */
const [GATHERED, POURED] = [0.14, 0.38];
/** So many milliseconds the picture has for itself before the roll is counted out. */
const MOMENT = 40;
const GONE = [{ opacity: 1 }, { opacity: 0 }];

export class ThrowAnimation {
  /** Once all dice lie. */
  readonly over: Promise<void>;
  readonly #animations = new Set<Animation>();
  #isHurried = false;

  constructor(
    private readonly felt: Felt,
    private readonly dice: readonly ThrownDie[],
  ) {
    this.over = this.#show();
  }

  /** All dice lie at once. */
  finish(): void {
    this.#isHurried = true;
    for (const animation of this.#animations) animation.finish();
  }

  /** What moves first is on its way before the rest is thought over: a slow phone needs a moment for that. */
  async #show(): Promise<void> {
    const { milliseconds, cup, cupStands, side } = this.felt;
    const pours = performance.now() + POURED * milliseconds;
    const scene = sceneOf(this.felt, this.dice);
    const way = cupWay(scene.stand, side, cupStands, [GATHERED, POURED]);
    void this.#ended(cup.animate(way.keyframes, { duration: milliseconds }));
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

  /** Out of the cup as a cube with all its sides. */
  async #fly(die: ThrownDie, hidden: readonly Animation[], flight: () => Animation[]): Promise<void> {
    await die.show(!this.#isHurried);
    const flown = this.#isHurried ? [] : flight();
    for (const animation of hidden) animation.cancel();
    await Promise.all(flown.map((animation) => this.#ended(animation)));
  }

  /** Into the cup, and out of sight until it leaves it. */
  async #sweep(
    { lies, lift, shadow }: ThrownDie,
    rest: Rest | undefined,
    { upright }: CupMotion,
  ): Promise<Animation[]> {
    const timing = { duration: lies ? GATHERED * this.felt.milliseconds : 0, fill: "forwards" } as const;
    const hidden = [lift.animate(lies && rest ? gathered(rest, upright) : GONE, timing), shadow.animate(GONE, timing)];
    await Promise.all(hidden.map((animation) => this.#ended(animation)));
    return hidden;
  }

  async #ended(animation: Animation): Promise<void> {
    this.#animations.add(animation);
    try {
      await animation.finished;
    } catch (error) {
      // Cancelled because the die left the page: it lies wherever it is wanted next.
      if (!(error instanceof DOMException)) throw error;
    }
    this.#animations.delete(animation);
  }
}

/** Out of the cup at some time, and to where it lies. */
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

/** The felt as it is laid out just now, in pixels from its corner. */
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

/** How far something is turned on the page. */
function turnOf(element: HTMLElement): number {
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
  return Math.atan2(b, a);
}
