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
const WIDEST_ALONE = 9;
/** With this much room to spare, everything is drawn larger. */
const SPARE = 1.3;
/** From so many cards side by side on, the names of players have to be small. */
const CROWD = 3;

export interface Layout {
  /** The players whose cards stand side by side. */
  visible: number[];
  /** The columns of all these cards. */
  places: number;
  /** How wide the block may grow, in letters' height. */
  widest: number;
  isLarge: boolean;
  isCrowd: boolean;
}

/**
 * The layout of a block.
 *
 * @param room the width that the block has, in rem; 0 as long as nobody knows.
 * @param looked the player whose card is looked at.
 */
export function layoutOf(room: number, players: number, columns: number, looked: number): Layout {
  const several = columns > 1;
  const card = several ? columns * COLUMN : ALONE;
  const names = room >= ROOMY ? WIDEST_NAMES : NAMES;
  const visible = playersShown(players, room ? Math.floor((room - names) / card) : 1, looked);
  const places = visible.length * columns;
  const widest = WIDEST_NAMES + places * (several ? WIDEST : WIDEST_ALONE);
  return { visible, places, widest, isLarge: room > SPARE * widest, isCrowd: visible.length >= CROWD };
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
