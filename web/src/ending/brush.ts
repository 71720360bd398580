/** A canvas with the current theme's colours and fonts, for drawing the picture of a result. */
import "@/styles/persons.css";
import { FACE_PATHS } from "@/persons/facePaths";
import type { PersonLook } from "@/store/personLook";

export interface Palette {
  felt: string;
  feltDeep: string;
  feltInk: string;
  feltSoft: string;
  gold: string;
  onGold: string;
  paper: string;
  ink: string;
  soft: string;
  line: string;
  lineStrong: string;
  die: string;
  pip: string;
}

/** Families of letters, as in CSS. */
interface Fonts {
  text: string;
  display: string;
  hand: string;
}

export interface Look {
  colour: string;
  size: number;
  weight?: number;
  /** Longer text is cut off. */
  width?: number;
  align?: CanvasTextAlign;
  /** By default the body text's. */
  font?: keyof Fonts;
}

const TOKENS: Record<keyof Palette, string> = {
  felt: "--felt",
  feltDeep: "--felt-deep",
  feltInk: "--felt-ink",
  feltSoft: "--felt-soft",
  gold: "--die-held",
  onGold: "--die-pip",
  paper: "--paper-raised",
  ink: "--ink",
  soft: "--ink-soft",
  line: "--line",
  lineStrong: "--line-strong",
  die: "--die",
  pip: "--die-pip",
};

/** Faces are drawn in a square of 24, with a margin around. */
const MARGIN = 3;
const MARK = 24 + 2 * MARGIN;

export class Brush {
  private constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly drawing: CanvasRenderingContext2D,
    private readonly width: number,
    private readonly height: number,
    readonly colours: Palette,
    private readonly fonts: Fonts,
  ) {}

  /** Creates a picture of this size, with each point scaled up. */
  static async of(width: number, height: number, scale: number): Promise<Brush> {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("this browser draws no pictures");
    drawing.scale(scale, scale);
    drawing.textBaseline = "middle";
    const style = getComputedStyle(document.documentElement);
    const token = (name: string) => style.getPropertyValue(name).trim();
    const colours = Object.fromEntries(Object.entries(TOKENS).map(([name, from]) => [name, token(from)])) as Record<keyof Palette, string>; // prettier-ignore
    const fonts = { text: token("--font"), display: token("--font-display"), hand: token("--font-hand") };
    await loadFonts(fonts);
    return new Brush(canvas, drawing, width, height, colours, fonts);
  }

  ground(from: string, to: string): void {
    const { drawing, width, height } = this;
    const shade = drawing.createRadialGradient(width * 0.3, 0, 0, width * 0.3, 0, Math.hypot(width, height));
    shade.addColorStop(0, from);
    shade.addColorStop(1, to);
    drawing.fillStyle = shade;
    drawing.fillRect(0, 0, width, height);
  }

  box(x: number, y: number, width: number, height: number, colour: string, radius: number): void {
    const { drawing } = this;
    drawing.fillStyle = colour;
    drawing.beginPath();
    drawing.roundRect(x, y, width, height, radius);
    drawing.fill();
  }

  text(words: string, x: number, y: number, look: Look): void {
    const { drawing, fonts } = this;
    drawing.fillStyle = look.colour;
    drawing.font = `${String(look.weight ?? 500)} ${String(look.size)}px ${fonts[look.font ?? "text"]}`;
    drawing.textAlign = look.align ?? "left";
    drawing.fillText(this.#fit(words, look.width ?? Number.POSITIVE_INFINITY), x, y + 1);
  }

  rule(x: number, y: number, toX: number, toY: number, width: number): void {
    this.#path(x, y, toX, toY, width > 1 ? this.colours.lineStrong : this.colours.line, width);
  }

  /** A pencil stroke through a box. */
  stroke(x: number, y: number, toX: number, toY: number): void {
    this.#path(x, y, toX, toY, this.colours.ink, 2.5);
  }

  /** Pasch's logo in a square of this size: two dice with the same face. */
  sign(x: number, y: number, size: number): void {
    this.#die(x + size * 0.36, y + size * 0.37, size * 0.56, -12, this.colours.gold);
    this.#die(x + size * 0.64, y + size * 0.65, size * 0.56, 8, this.colours.die);
  }

  /** A person's mark, as wide as high. */
  mark({ colour, face }: PersonLook, x: number, y: number, size: number): void {
    const { drawing } = this;
    const style = getComputedStyle(document.documentElement);
    const ink = style.getPropertyValue("--person-ink");
    drawing.save();
    drawing.translate(x, y);
    drawing.scale(size / MARK, size / MARK);
    drawing.fillStyle = style.getPropertyValue(`--person-${colour}`);
    drawing.strokeStyle = ink;
    drawing.beginPath();
    drawing.arc(MARK / 2, MARK / 2, MARK / 2, 0, 2 * Math.PI);
    drawing.fill();
    drawing.stroke();
    drawing.translate(MARGIN, MARGIN);
    drawing.fillStyle = ink;
    drawing.fill(new Path2D(FACE_PATHS[face]), "evenodd");
    drawing.restore();
  }

  async png(): Promise<Blob> {
    const made = await new Promise<Blob | null>((done) => this.canvas.toBlob(done, "image/png"));
    if (!made) throw new Error("this browser makes no pictures of this size");
    return made;
  }

  #die(x: number, y: number, size: number, turn: number, colour: string): void {
    const { drawing } = this;
    drawing.save();
    drawing.translate(x, y);
    drawing.rotate((turn * Math.PI) / 180);
    this.box(-size / 2, -size / 2, size, size, colour, size * 0.26);
    drawing.fillStyle = this.colours.pip;
    for (const at of [-size / 4, 0, size / 4]) {
      drawing.beginPath();
      drawing.arc(at, at, size * 0.1, 0, 2 * Math.PI);
      drawing.fill();
    }
    drawing.restore();
  }

  #path(x: number, y: number, toX: number, toY: number, colour: string, width: number): void {
    const { drawing } = this;
    drawing.strokeStyle = colour;
    drawing.lineWidth = width;
    drawing.lineCap = "round";
    drawing.beginPath();
    drawing.moveTo(x, y);
    drawing.lineTo(toX, toY);
    drawing.stroke();
  }

  #fit(words: string, width: number): string {
    const fits = (text: string) => this.drawing.measureText(text).width <= width;
    if (fits(words)) return words;
    const letters = Array.from(words);
    while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  }
}

/** Loads fonts not yet used on the page; offline, the next one of the list is used. */
async function loadFonts({ display, hand }: Fonts): Promise<void> {
  const asked = [document.fonts.load(`800 22px ${display}`), document.fonts.load(`22px ${hand}`, "0123456789")];
  await Promise.allSettled(asked);
}
