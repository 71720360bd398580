/** Taking from a list what must be there. */

/** The item at an index that is known to be within the list. */
export function at<Item>(list: readonly Item[], index: number): Item {
  if (index < 0 || index >= list.length) throw new RangeError(`no item ${String(index)} of ${String(list.length)}`);
  return list[index] as Item;
}

/** The list with another item at an index. */
export function replaced<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return list.map((own, place) => (place === index ? item : own));
}
