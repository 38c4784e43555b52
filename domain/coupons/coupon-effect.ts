import { isAfter, type Instant } from '../base/instants.ts';
import { type Amount, type BasisPoints, percentageOf, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { isInScope, type SegmentScope } from '../segments/segment-scope.ts';

/** The terms of a coupon. It has either an amount or a percentage. */
export interface Coupon {
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
  /** The least total of the whole cart. */
  readonly min_total_amount: Amount;
  readonly starts_at: Instant | null;
  readonly ends_at: Instant | null;
  readonly active: boolean;
  /** The activities whose registrations it reduces; when none is named, everything but vouchers. */
  readonly activity_ids: readonly number[];
  /**
   * The members of the family and the dates that it is for, by its segments; when any are named, it
   * is for registrations alone.
   */
  readonly scope: SegmentScope;
}

/** An item of a cart, as a coupon sees it. */
export interface CouponItem {
  readonly type: string;
  readonly price: Amount;
  /** The activity of a registration; null for anything else. */
  readonly activity_id: number | null;
  /** Its availability; null for anything else. */
  readonly availability_id: number | null;
  /** The participant that it is for; null for nobody in particular. */
  readonly participant_id: number | null;
}

/** The reasons why a coupon takes nothing off. */
export type CouponObstacle =
  | 'COUPON_WITHDRAWN'
  | 'COUPON_NOT_STARTED'
  | 'COUPON_ENDED'
  | 'COUPON_NOT_FOR_YOU'
  | 'COUPON_FOR_OTHERS'
  | 'COUPON_MINIMUM';

/** The reduction of each item by a coupon, in their order, and the reason when there is none. */
export interface CouponEffect {
  readonly discounts: readonly Amount[];
  readonly obstacle: CouponObstacle | null;
}

/** Returns why a coupon cannot be used now, whatever the cart; null when it can. */
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
 * Returns the effect of a coupon on a cart (R14; docs/algorithms/coupons.md): its amount, or its
 * percentage of the items that it is for, rounded half up once, at most their price; spread over
 * those items by price, to the cent. Amounts in minor units.
 */
export function couponEffect(
  coupon: Coupon,
  { items, now }: { readonly items: readonly CouponItem[]; readonly now: Instant },
): CouponEffect {
  const weights = items.map((item) => (isFor(coupon, item) ? item.price : 0));
  const base = sumAmounts(weights);
  const total = sumAmounts(items.map(({ price }) => price));
  const obstacle =
    couponObstacle(coupon, now) ??
    familyObstacle(coupon.scope) ??
    obstacleInCart(coupon, { base, total });
  if (obstacle !== null) return { discounts: items.map(() => 0), obstacle };
  const reduction =
    coupon.percentage === null ? (coupon.amount ?? 0) : percentageOf(base, coupon.percentage);
  return { discounts: prorate(Math.min(reduction, base), weights), obstacle };
}

/** Returns why a coupon is not for a family; null when it is for somebody in it. */
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

/** Tests whether a coupon is for an item. A voucher is money: its buyer pays its full worth. */
function isFor({ activity_ids, scope }: Coupon, item: CouponItem): boolean {
  const { type, activity_id } = item;
  const all = scope.participant_ids === null && scope.availability_ids === null;
  if (activity_ids.length === 0 && all) return type !== 'VOUCHER';
  if (activity_id === null || !isInScope(scope, item)) return false;
  return activity_ids.length === 0 || activity_ids.includes(activity_id);
}

/** The number of times that a coupon is used or held: by everybody, and by this customer. */
export interface CouponUses {
  readonly all: number;
  readonly own: number;
}

/** Returns why a coupon cannot be used once more; null when it can. */
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

/** Returns a code as it is kept and compared, however it was typed. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
