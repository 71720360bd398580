/** A photo for a mark: the middle of a picture, made small by this browser. */

/** Pixels: enough for the largest mark on a dense screen, in a few kB. */
const SIDE = 192;
const QUALITY = 0.85;
/** Larger than the photos of any phone. */
export const MOST_MEGABYTES = 50;

/** Raised for a file that cannot become a photo; `code` is its message. */
export class UnusablePhoto extends Error {
  constructor(readonly code: "person-photo-unreadable" | "person-photo-too-large") {
    super(code);
  }
}

/**
 * Returns the middle of a picture as the address of a small JPEG.
 *
 * @throws UnusablePhoto
 */
export async function photoOf(file: Blob): Promise<string> {
  if (file.size > MOST_MEGABYTES * 1_000_000) throw new UnusablePhoto("person-photo-too-large");
  const address = URL.createObjectURL(file);
  try {
    return shrink(await decoded(address));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Returns the largest square in the middle of a picture of this size. */
export function middleOf(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    throw new UnusablePhoto("person-photo-unreadable");
  }
  return picture;
}

function shrink(picture: HTMLImageElement): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new UnusablePhoto("person-photo-unreadable");
  const { x, y, side } = middleOf(picture.naturalWidth, picture.naturalHeight);
  // JPEG has no transparency: without a ground it would be black.
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, SIDE, SIDE);
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  // Not every browser writes WebP.
  return canvas.toDataURL("image/jpeg", QUALITY);
}
