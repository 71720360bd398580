/** Variants with few boxes per column: quick to play and to solve. */
const LEFT_OUT = [
  ..."twos threes fours fives three_of_a_kind four_of_a_kind".split(" "),
  ..."small_straight large_straight".split(" "),
];

/** A house rule based on a variant, without some of its boxes. */
function shorten(like: string, leftOut: readonly string[]): string {
  const boxes = leftOut.map((box) => `${box} = false`);
  const names = 'names = { de = "Kurz", en = "Short" }';
  return ['id = "short"', `like = "${like}"`, names, "[bonuses]", "upper = false", "[boxes]", ...boxes].join("\n");
}

/** Three boxes. */
export const SHORT = shorten("kniffel-basic", [...LEFT_OUT, "full_house", "five_of_a_kind"]);
/** Four columns (down, up, announced, free) of five boxes each. */
export const SHORT_COLUMNS = shorten("kniffel-4-columns", LEFT_OUT);
