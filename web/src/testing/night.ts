/** Whether all variants are gone through, as by `make slow`, or those of `tests/by_day.py`. */
export const NIGHT = process.env.PASCH_NIGHT === "1";
