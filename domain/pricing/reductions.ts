import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, percentageOf } from '../base/money.ts';
import { type Discount, discountOn, isForActivity } from '../discounts/discount.ts';
import type { PriceAdjustment } from './take-off.ts';

/** What members pay for one place: a price of its own, or a percentage off. One of the two is null, or both are: then they pay what everybody pays. */
export interface MemberPrice {
  readonly member_price: Amount | null;
  readonly member_percentage: BasisPoints | null;
}

/** What is taken off the price of places before anything of the whole cart is. Options and a pack have no part in it. */
export interface ReductionsOf {
  /** The price of one place for everybody, in minor units. */
  readonly price: Amount;
  readonly quantity: number;
  /** Whether a pack pays the places: nothing is left to take anything off. */
  readonly paid: boolean;
  /** What a member pays, and what the membership is called; null for who is none. */
  readonly member: (MemberPrice & { readonly label: InEachLanguage<string> }) | null;
  readonly activity_id: number;
  /** What the family gets off, in the order in which it is taken off. */
  readonly discounts: readonly Discount[];
}

/** What one place costs a member, in minor units, rounded half up once; never more than it costs everybody. */
export function priceForMembers(
  price: Amount,
  { member_price, member_percentage }: MemberPrice,
): Amount {
  if (member_price !== null) return Math.min(price, member_price);
  return member_percentage === null ? price : price - percentageOf(price, member_percentage);
}

/**
 * The reductions of a registration, in the fixed order of docs/algorithms/prices.md: what a member pays less than everybody, then the discounts
 * of the family, each of what its places then cost, together never more than that.
 */
export function reductionsOf(of: ReductionsOf): readonly PriceAdjustment[] {
  const { price, quantity, paid, member, activity_id, discounts } = of;
  if (paid) return [];
  const place = member === null ? price : priceForMembers(price, member);
  const less = (price - place) * quantity;
  const whole = place * quantity;
  let left = whole;
  const reductions: PriceAdjustment[] = [];
  if (member !== null && less > 0)
    reductions.push({ kind: 'MEMBER', label: member.label, amount: less });
  for (const discount of discounts.filter((one) => isForActivity(one, activity_id))) {
    const amount = Math.min(left, discountOn(discount, { price: whole, quantity }));
    left -= amount;
    if (amount > 0) reductions.push({ kind: 'DISCOUNT', label: discount.label, amount });
  }
  return reductions;
}
