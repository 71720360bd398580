/** Decoding of imported text files. */

const WIDE = [
  { encoding: "utf-16le", begin: [0xff, 0xfe] },
  { encoding: "utf-16be", begin: [0xfe, 0xff] },
];

/** UTF-8, UTF-16 with a byte order mark, or Windows-1252 as from older German spreadsheets; as in `pasch block`. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const wide = WIDE.find(({ begin }) => begin[0] === first && begin[1] === second);
  if (wide) return new TextDecoder(wide.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
