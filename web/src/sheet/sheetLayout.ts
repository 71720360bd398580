/** Layout of a sheet: how many cards fit side by side, and at what size. */

/** Minimum widths of line names, a column and a single column, in rem. */
const NAMES = 7;
const COLUMN = 3.25;
const ALONE = 3.5;
/** From this width on, in rem, line names get more room. */
const ROOMY = 32;
/** Columns narrower than a number of three digits scroll sideways at their usual width instead, in rem. */
const LEAST_COLUMN = 1.75;
/** A narrower column has no room for words such as "noch 63", in rem. */
const WORDS = 3.5;
/** Maximum widths in em: a wider sheet is not easier to read. */
const WIDEST_NAMES = 9.5;
const WIDEST = 5.5;
const WIDEST_ALONE = 10;
/** Minimum widths of line names and a card in each of two halves. */
const HALF_NAMES = 6.25;
const HALF_CARD = 4;
/** Narrower sheets, such as those of a phone with very large letters, have no room for halves. */
const TOO_NARROW = 17;
/** Below these sizes a sheet is split in halves, if allowed. */
const NARROW = 27;
const LOW = 36;
/** With this much room left over, everything is drawn larger. */
const SPARE = 1.15;
/** From this number of cards on, players' names are small. */
const CROWD = 3;

/** Available space in rem. */
export interface Room {
  /** 0 while unknown. */
  width: number;
  /** Height of the window. */
  height: number;
  /** True if the window is higher than wide. */
  upright: boolean;
}

export interface Layout {
  /** The players with visible cards. */
  visible: number[];
  /** Columns of all visible cards. */
  places: number;
  /** Maximum width in em. */
  widest: number;
  isLarge: boolean;
  isCrowd: boolean;
  /** The lower half is beside the upper one. */
  isHalved: boolean;
  /** A single card of several columns, with hardly enough room for its boxes. */
  isBare: boolean;
  /** All cards fit only because names and columns are at their narrowest. */
  isTight: boolean;
  /** Columns have room for numbers only. */
  isCramped: boolean;
  /** Minimum width in rem of a single card that scrolls sideways below its line names; 0 if it fits. */
  scrolled: number;
}

/**
 * Returns the layout of a sheet.
 *
 * @param looked the player whose card must be visible.
 * @param small true if small sheets show mostly boxes: in two halves, or one card of several columns.
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
  const isHalved = small && !several && isSmall && !(width > 0 && width < TOO_NARROW);
  const isBare = small && several && width < NARROW;
  const card = several ? columns * COLUMN : ALONE;
  const names = width >= ROOMY ? WIDEST_NAMES : NAMES;
  const whole = width ? Math.floor((width - names) / card) : 1;
  const isTight = !several && !isHalved && whole < players && (width - NAMES) / COLUMN >= players;
  const visible = playersShown(players, isBare ? 1 : isHalved ? half : isTight ? players : whole, looked);
  const places = visible.length * columns;
  const widest = WIDEST_NAMES + places * (several ? WIDEST : WIDEST_ALONE);
  const isLarge = width > SPARE * widest;
  const isCramped = several && width > 0 && (width - names) / places < WORDS;
  const isScrolled = several && width > 0 && (width - NAMES) / columns < LEAST_COLUMN;
  return {
    visible,
    places,
    widest,
    isLarge,
    isCrowd: visible.length >= CROWD,
    isHalved,
    isBare,
    isTight,
    isCramped,
    scrolled: isScrolled ? names + columns * COLUMN : 0,
  };
}

/**
 * Returns the visible players: as many as fit, in a window around the required one.
 *
 * Cards are never split or squeezed, and at least one is shown.
 */
export function playersShown(count: number, fit: number, looked: number): number[] {
  const width = Math.max(1, Math.min(count, fit));
  const first = Math.min(Math.floor(looked / width) * width, count - width);
  return Array.from({ length: width }, (_, place) => first + place);
}
