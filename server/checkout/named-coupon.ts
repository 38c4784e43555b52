import { couponCode } from '@ribambelle/domain/coupons/coupon-effect.ts';
import { cartWithCoupon, type LockedCart, takeCoupon } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';

interface Named {
  readonly organiser: Organiser;
  readonly cart: LockedCart;
  /** The code as it is in the call. */
  readonly typed: string | null;
  readonly now: string;
}

/**
 * Returns a locked cart with the coupon that its checkout names: a cart that is still open takes
 * the coupon now, in place of another one, unless it already has it. Refuses, at the field
 * `coupon`, what `takeCoupon` refuses. The caller has locked places, and not yet the wallet.
 */
export async function withNamedCoupon(db: Db, input: Named): Promise<LockedCart> {
  const { organiser, cart, typed, now } = input;
  if (cart.status !== 'OPEN' || typed === null || isItsCoupon(input)) return cart;
  const coupon_id = await takeCoupon(db, { organiser, cart, typed, now });
  return (await cartWithCoupon(db, { ...cart, coupon_id })) ?? cart;
}

/** Refuses to change the coupon of a cart that is being paid. */
export function refuseOtherCoupon(input: Omit<Named, 'now'>): void {
  if (input.cart.status === 'PAYING' && input.typed !== null && !isItsCoupon(input))
    refuse('CART_BEING_PAID');
}

function isItsCoupon({ organiser, cart, typed }: Omit<Named, 'now'>): boolean {
  return organiser.coupons_enabled && couponCode(typed ?? '') === cart.coupon?.code;
}
