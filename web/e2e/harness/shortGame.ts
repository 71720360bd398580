/** A game of three boxes: soon over, and soon solved. */
const LEFT_OUT = [
  ..."twos threes fours fives three_of_a_kind four_of_a_kind full_house".split(" "),
  ..."small_straight large_straight five_of_a_kind".split(" "),
];
/** The document of a house rule. */
export const SHORT = [
  'id = "short"',
  'like = "kniffel-basic"',
  'names = { de = "Kurz", en = "Short" }',
  "[bonuses]",
  "upper = false",
  "[boxes]",
  ...LEFT_OUT.map((box) => `${box} = false`),
].join("\n");
