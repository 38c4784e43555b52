/**
 * Returns the names of columns, each also with a minus before it. Guarantee: `Order` is made of the
 * type of the very object whose names these are.
 */
export function ordersBy<Order extends string>(names: readonly string[]): readonly Order[] {
  return names.flatMap((name) => [name, `-${name}`]) as readonly string[] as readonly Order[];
}
