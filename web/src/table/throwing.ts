/** A throw as one sees and hears it: dice are swept into the cup, it shakes and tips over, and they roll to where they lie. */
import { cupWay, type CupWay } from "./cupWay";
import { flightOf, gathered, lasting } from "./flight";
import { roll, type Rest, type Roll, type Throw } from "./rolling";
import { knocks, rattle } from "./sounds";

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

export class Throwing {
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

  async #show(): Promise<void> {
    const { milliseconds, cup, cupStands, side } = this.felt;
    const scene = sceneOf(this.felt, this.dice);
    const way = cupWay(scene.stand, side, cupStands, [GATHERED, POURED]);
    const thrown = roll({
      ...scene,
      mouth: way.mouth,
      seconds: (milliseconds * (1 - POURED)) / 1000,
      luck: Math.random,
    });
    sound(thrown, milliseconds, this.dice.length);
    void this.#animate(cup, way.keyframes, { duration: milliseconds });
    const flights = this.dice.map((die, place) => this.#fly(die, scene, way, thrown, place));
    await Promise.all(flights);
  }

  async #fly(die: ThrownDie, { rests, size }: Scene, { upright }: CupWay, thrown: Roll, place: number): Promise<void> {
    const { milliseconds } = this.felt;
    const [rest, frames] = [rests[place], thrown.frames[place]];
    if (!rest || !frames) return;
    const started = performance.now();
    if (die.lies) {
      void this.#animate(die.shadow, [{ opacity: 1 }, { opacity: 0 }], { duration: GATHERED * milliseconds });
      await this.#animate(die.lift, gathered(rest, upright), { duration: GATHERED * milliseconds });
    }
    await die.show(!this.#isHurried);
    const flight = flightOf(frames, rest, size);
    const delay = POURED * milliseconds - (performance.now() - started);
    const timing = { delay, duration: lasting(frames), fill: "backwards" } as const;
    if (!this.#isHurried) {
      void this.#animate(die.cube, flight.cube, timing);
      void this.#animate(die.shadow, flight.shadow, timing);
      await this.#animate(die.lift, flight.lift, timing);
    }
    await die.show(false);
  }

  async #animate(element: HTMLElement, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(keyframes, timing);
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

type Scene = Pick<Throw, "field" | "size" | "rests"> & { stand: Parameters<typeof cupWay>[0] };

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

function sound(thrown: Roll, milliseconds: number, dice: number): void {
  const from = (GATHERED * milliseconds) / 1000;
  const poured = (POURED * milliseconds) / 1000;
  rattle(from, poured, dice);
  knocks(thrown.knocks, poured);
}
