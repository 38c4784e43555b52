import { type InEachLanguage, inEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, clampAmount, percentageOf } from '../base/money.ts';
import { type Discount, discountOn } from '../discounts/discount.ts';
import { ALL_OF_IT, type TakenPart } from './partial-registration.ts';
import { sharedPrice } from './price-registration.ts';
import type { PriceAdjustment } from './take-off.ts';

/**
 * The member price of one place: an amount, or a percentage off. At most one is set; with neither,
 * members pay the usual price.
 */
export interface MemberPrice {
  readonly member_price: Amount | null;
  readonly member_percentage: BasisPoints | null;
}

/**
 * The reductions of the price of places before any of the whole cart. Options and packs are not
 * reduced.
 */
export interface ReductionsOf {
  /** The usual price of one place, in minor units. */
  readonly price: Amount;
  readonly quantity: number;
  /** The part of the dates that is taken; absent for all of them. */
  readonly part?: TakenPart;
  /** True when a pack pays the places, so that nothing remains to be reduced. */
  readonly paid: boolean;
  /** The member price and the name of the membership; null for a non-member. */
  readonly member: (MemberPrice & { readonly label: InEachLanguage<string> }) | null;
  /** The discounts of the family on these places, in the order in which they apply. */
  readonly discounts: readonly Discount[];
}

/**
 * Returns the member price of one place, in minor units, rounded half up once; never above the
 * usual price.
 */
export function priceForMembers(
  price: Amount,
  { member_price, member_percentage }: MemberPrice,
): Amount {
  if (member_price !== null) return Math.min(price, member_price);
  return member_percentage === null ? price : price - percentageOf(price, member_percentage);
}

const NO_WORDS = inEachLanguage(() => '');

/**
 * Returns every adjustment of a registration's price before those of the whole cart: the fee and
 * discount for a part of the dates, a pack that replaces the base price, and the reductions.
 */
export function adjustmentsOf(of: ReductionsOf): readonly PriceAdjustment[] {
  const { price, quantity, paid, part = ALL_OF_IT } = of;
  const base = sharedPrice(price * quantity, part.share);
  const adjustments: readonly PriceAdjustment[] = [
    { kind: 'PARTIAL_REGISTRATION_FEE', label: NO_WORDS, amount: part.fee * quantity },
    { kind: 'PARTIAL_REGISTRATION_DISCOUNT', label: NO_WORDS, amount: partialDiscount(of, base) },
    { kind: 'BUNDLE', label: NO_WORDS, amount: paid ? base : 0 },
  ];
  return [...adjustments.filter(({ amount }) => amount > 0), ...reductionsOf(of)];
}

/** Returns the reduction of the base price for a part of the dates; none when a pack pays it. */
function partialDiscount({ quantity, paid, part = ALL_OF_IT }: ReductionsOf, base: Amount): Amount {
  return paid ? 0 : Math.min(base, part.discount * quantity);
}

/**
 * Returns the reductions of a registration, in the fixed order of docs/algorithms/prices.md: the
 * member's reduction, then the family's discounts, each on the price of its places at that point,
 * together never more than that.
 */
function reductionsOf(of: ReductionsOf): readonly PriceAdjustment[] {
  const { price, quantity, paid, member, discounts, part = ALL_OF_IT } = of;
  if (paid) return [];
  const place = member === null ? price : priceForMembers(price, member);
  const base = sharedPrice(price * quantity, part.share);
  const places = base - partialDiscount(of, base);
  const cheaper = base - sharedPrice(place * quantity, part.share);
  const less = clampAmount(cheaper, { lowest: 0, highest: places });
  const whole = places - less;
  let remainder = whole;
  const reductions: PriceAdjustment[] = [];
  if (member !== null && less > 0)
    reductions.push({ kind: 'MEMBER', label: member.label, amount: less });
  for (const discount of discounts) {
    const amount = Math.min(remainder, discountOn(discount, { price: whole, quantity }));
    remainder -= amount;
    if (amount > 0) reductions.push({ kind: 'DISCOUNT', label: discount.label, amount });
  }
  return reductions;
}
