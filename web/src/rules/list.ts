/** Returns the item at an index known to be within the list. */
export function at<Item>(list: readonly Item[], index: number): Item {
  if (index < 0 || index >= list.length) throw new RangeError(`no item ${String(index)} of ${String(list.length)}`);
  return list[index] as Item;
}

export function replaced<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return list.map((own, place) => (place === index ? item : own));
}
