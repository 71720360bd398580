/** Games of a few boxes in each column: soon over, and soon solved. */
const LEFT_OUT = [
  ..."twos threes fours fives three_of_a_kind four_of_a_kind".split(" "),
  ..."small_straight large_straight".split(" "),
];

/** The document of a house rule like another variant, with few of its boxes. */
function shortened(like: string, leftOut: readonly string[]): string {
  const boxes = leftOut.map((box) => `${box} = false`);
  const names = 'names = { de = "Kurz", en = "Short" }';
  return ['id = "short"', `like = "${like}"`, names, "[bonuses]", "upper = false", "[boxes]", ...boxes].join("\n");
}

/** Of three boxes. */
export const SHORT = shortened("kniffel-basic", [...LEFT_OUT, "full_house", "five_of_a_kind"]);
/** Of four columns, downwards, upwards, announced and free, with five boxes each. */
export const SHORT_COLUMNS = shortened("kniffel-4-columns", LEFT_OUT);
