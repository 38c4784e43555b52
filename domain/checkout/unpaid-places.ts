/**
 * Places of a family that are not fully paid, and those that it is about to order; both counted by
 * quantity.
 */
export interface UnpaidPlaces {
  /** The most unpaid places allowed; null is no limit. */
  readonly maximum: number | null;
  /** Places that are confirmed, not cancelled and not fully paid. */
  readonly unpaid: number;
  /** Places in the cart that have a price. */
  readonly in_cart: number;
}

/**
 * Tests whether the cart may be ordered without immediate payment (R32). A cart without priced
 * places is never refused, and the family keeps the places that it has, whatever the limit becomes.
 */
export function mayStayUnpaid({ maximum, unpaid, in_cart }: UnpaidPlaces): boolean {
  return maximum === null || in_cart === 0 || unpaid + in_cart <= maximum;
}
