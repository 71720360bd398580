/** The roles of a block's parts, said out loud: a table that is drawn as something else is no table to some browsers. */
export const ROW_GROUP = { role: "rowgroup" };
export const ROW = { role: "row" };
export const ROW_HEADER = { role: "rowheader" };
export const COLUMN_HEADER = { role: "columnheader" };
