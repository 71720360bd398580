/** How a block fills the room that it has: how many cards stand side by side, and how large all is drawn. */

/** What the names of the lines, a column and a lone column need at least, in rem. */
const NAMES = 7;
const COLUMN = 3.25;
const ALONE = 3.5;
/** From this room on, in rem, the names of the lines have more of it. */
const ROOMY = 32;
/** How wide they grow, in letters' height: a block does not get easier to read by being wider. */
const WIDEST_NAMES = 9.5;
const WIDEST = 5.5;
const WIDEST_ALONE = 10;
/** What the names of the lines and a card need in each of two halves. */
const HALF_NAMES = 6.25;
const HALF_CARD = 4;
/** A block narrower than this, or in a window lower than this, stands in halves where it is to. */
const NARROW = 27;
const LOW = 36;
/** With this much room to spare, everything is drawn larger. */
const SPARE = 1.15;
/** From so many cards side by side on, the names of players have to be small. */
const CROWD = 3;

/** What a block has to fill, in rem. */
export interface Room {
  /** 0 as long as nobody knows. */
  width: number;
  /** Of the window. */
  height: number;
  /** The window is higher than wide. */
  upright: boolean;
}

export interface Layout {
  /** The players whose cards stand side by side. */
  visible: number[];
  /** The columns of all these cards. */
  places: number;
  /** How wide the block may grow, in letters' height. */
  widest: number;
  isLarge: boolean;
  isCrowd: boolean;
  /** The lower half stands beside the upper one. */
  isHalved: boolean;
  /** One card of several columns alone, with hardly room for its boxes. */
  isBare: boolean;
  /** All cards stand side by side because names and columns leave them the room. */
  isTight: boolean;
}

/**
 * The layout of a block.
 *
 * @param looked the player whose card is looked at.
 * @param small whether a small block is to show its boxes above all: in two halves, and of several columns alone.
 */
export function layoutOf(
  { width, height, upright }: Room,
  players: number,
  columns: number,
  looked: number,
  small = false,
): Layout {
  const several = columns > 1;
  const half = Math.max(1, Math.floor((width / 2 - HALF_NAMES) / HALF_CARD));
  const isSmall = width < NARROW || height < LOW || (upright && half >= players);
  const isHalved = small && !several && isSmall;
  const isBare = small && several && width < NARROW;
  const card = several ? columns * COLUMN : ALONE;
  const names = width >= ROOMY ? WIDEST_NAMES : NAMES;
  const whole = width ? Math.floor((width - names) / card) : 1;
  const isTight = !several && !isHalved && whole < players && (width - NAMES) / COLUMN >= players;
  const visible = playersShown(players, isBare ? 1 : isHalved ? half : isTight ? players : whole, looked);
  const places = visible.length * columns;
  const widest = WIDEST_NAMES + places * (several ? WIDEST : WIDEST_ALONE);
  const isLarge = width > SPARE * widest;
  return { visible, places, widest, isLarge, isCrowd: visible.length >= CROWD, isHalved, isBare, isTight };
}

/**
 * The players that stand side by side: as many as fit, in one window that the one looked at is in.
 *
 * A player's columns are never torn apart, and never squeezed: where only one card fits, one card is shown.
 */
export function playersShown(count: number, fit: number, looked: number): number[] {
  const width = Math.max(1, Math.min(count, fit));
  const first = Math.min(Math.floor(looked / width) * width, count - width);
  return Array.from({ length: width }, (_, place) => first + place);
}
