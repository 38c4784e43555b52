import { couponCode } from '@ribambelle/domain/coupons/coupon-effect.ts';
import type { LockedCart } from '../carts/index.ts';
import { refuse } from '../refusal.ts';

/** A checkout that names a coupon means the one of its cart: refuses another one. */
export function refuseOtherCoupon(typed: string | null, { coupon }: LockedCart): void {
  if (typed === null || typed === '' || couponCode(typed) === coupon?.code) return;
  refuse('COUPON_UNKNOWN', { coupon: 'COUPON_UNKNOWN' });
}
