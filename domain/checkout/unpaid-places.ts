/** Places that a family has without having paid all of them, beside those that it is about to order; both counted by their quantity. */
export interface UnpaidPlaces {
  /** The most that it may have unpaid; null is no limit. */
  readonly maximum: number | null;
  /** Confirmed, not cancelled and not fully paid. */
  readonly unpaid: number;
  /** In the cart, at a price. */
  readonly in_cart: number;
}

/**
 * Whether the cart may be ordered without being paid at once (R32). One that has no place at a price is never refused, and what
 * a family has already stays whatever the limit has become.
 */
export function mayStayUnpaid({ maximum, unpaid, in_cart }: UnpaidPlaces): boolean {
  return maximum === null || in_cart === 0 || unpaid + in_cart <= maximum;
}
