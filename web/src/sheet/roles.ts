/** Explicit ARIA roles: a table with another `display` loses its implicit ones in some browsers. */
export const ROW_GROUP = { role: "rowgroup" };
export const ROW = { role: "row" };
export const ROW_HEADER = { role: "rowheader" };
export const COLUMN_HEADER = { role: "columnheader" };
