import { isAfter, type Instant } from '../base/instants.ts';
import { type Amount, type BasisPoints, percentageOf, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { isInScope, type SegmentScope } from '../segments/segment-scope.ts';

/** What a coupon takes off, for what, and when. Either an amount or a percentage. */
export interface Coupon {
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
  /** The least that the whole cart must cost. */
  readonly min_total_amount: Amount;
  readonly starts_at: Instant | null;
  readonly ends_at: Instant | null;
  readonly active: boolean;
  /** For registrations of these activities alone; for everything but vouchers where none is named. */
  readonly activity_ids: readonly number[];
  /** For whom of the family and off which dates it is by its segments; who or which is named there is for registrations alone. */
  readonly scope: SegmentScope;
}

/** Something in a cart, as a coupon looks at it. */
export interface CouponItem {
  readonly type: string;
  readonly price: Amount;
  /** The activity of a registration; null for anything else. */
  readonly activity_id: number | null;
  /** Its dates; null for anything else. */
  readonly availability_id: number | null;
  /** For whom it is; null for nobody in particular. */
  readonly participant_id: number | null;
}

/** Why a coupon takes nothing off. */
export type CouponObstacle =
  | 'COUPON_WITHDRAWN'
  | 'COUPON_NOT_STARTED'
  | 'COUPON_ENDED'
  | 'COUPON_NOT_FOR_YOU'
  | 'COUPON_FOR_OTHERS'
  | 'COUPON_MINIMUM';

/** What a coupon takes off each item, in their order, and why that is nothing. */
export interface CouponEffect {
  readonly discounts: readonly Amount[];
  readonly obstacle: CouponObstacle | null;
}

/** Why a coupon cannot be used at this moment, whatever is in the cart; null when it can. */
export function couponObstacle(
  coupon: Pick<Coupon, 'active' | 'starts_at' | 'ends_at'>,
  now: Instant,
): 'COUPON_WITHDRAWN' | 'COUPON_NOT_STARTED' | 'COUPON_ENDED' | null {
  if (!coupon.active) return 'COUPON_WITHDRAWN';
  if (coupon.starts_at !== null && isAfter(coupon.starts_at, now)) return 'COUPON_NOT_STARTED';
  if (coupon.ends_at !== null && !isAfter(coupon.ends_at, now)) return 'COUPON_ENDED';
  return null;
}

/**
 * What a coupon takes off a cart (R14; docs/algorithms/coupons.md): its amount, or its percentage of what it is for rounded half up once, at most
 * what that costs; spread over those items by price, to the cent. Amounts in minor units.
 */
export function couponEffect(
  coupon: Coupon,
  items: readonly CouponItem[],
  now: Instant,
): CouponEffect {
  const weights = items.map((item) => (isFor(coupon, item) ? item.price : 0));
  const base = sumAmounts(weights);
  const total = sumAmounts(items.map(({ price }) => price));
  const obstacle =
    couponObstacle(coupon, now) ??
    familyObstacle(coupon.scope) ??
    obstacleInCart(coupon, { base, total });
  if (obstacle !== null) return { discounts: items.map(() => 0), obstacle };
  const wanted =
    coupon.percentage === null ? (coupon.amount ?? 0) : percentageOf(base, coupon.percentage);
  return { discounts: prorate(Math.min(wanted, base), weights), obstacle };
}

/** Why a coupon is not for a family, whatever is in its cart; null when it is for somebody of it. */
export function familyObstacle({ family }: SegmentScope): 'COUPON_NOT_FOR_YOU' | null {
  return family ? null : 'COUPON_NOT_FOR_YOU';
}

function obstacleInCart(
  coupon: Coupon,
  { base, total }: { readonly base: Amount; readonly total: Amount },
): CouponObstacle | null {
  if (base === 0) return 'COUPON_FOR_OTHERS';
  return total < coupon.min_total_amount ? 'COUPON_MINIMUM' : null;
}

/** A voucher is money: who buys one pays what it is worth. */
function isFor({ activity_ids, scope }: Coupon, item: CouponItem): boolean {
  const { type, activity_id } = item;
  const all = scope.participant_ids === null && scope.availability_ids === null;
  if (activity_ids.length === 0 && all) return type !== 'VOUCHER';
  if (activity_id === null || !isInScope(scope, item)) return false;
  return activity_ids.length === 0 || activity_ids.includes(activity_id);
}

/** How often a coupon was used or is held, by others and by this customer. */
export interface CouponUses {
  readonly all: number;
  readonly own: number;
}

/** Why a coupon cannot be had once more; null when it can. */
export function couponExhausted(
  coupon: {
    readonly maximum_uses: number | null;
    readonly maximum_uses_per_customer: number | null;
  },
  uses: CouponUses,
): 'COUPON_USED_UP' | 'COUPON_ALREADY_USED' | null {
  const { maximum_uses, maximum_uses_per_customer } = coupon;
  if (maximum_uses_per_customer !== null && uses.own >= maximum_uses_per_customer)
    return 'COUPON_ALREADY_USED';
  return maximum_uses !== null && uses.all >= maximum_uses ? 'COUPON_USED_UP' : null;
}

/** A code as it is kept and compared: however it was typed. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
