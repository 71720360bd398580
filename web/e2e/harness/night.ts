/** What only `make slow` runs: see `tests/by_day.py` for the same in Python. */

/** Everything is run, at every size and in every theme. */
export const NIGHT = process.env.PASCH_NIGHT === "1";

/** A test that is left to the night. */
export const atNight = { tag: "@night" };
