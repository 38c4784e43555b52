import { type InEachLanguage, inEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, clampAmount, percentageOf } from '../base/money.ts';
import { type Discount, discountOn } from '../discounts/discount.ts';
import { ALL_OF_IT, type TakenPart } from './partial-registration.ts';
import { sharedPrice } from './price-registration.ts';
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
  /** Which part of the dates is taken; left out, all of them. */
  readonly part?: TakenPart;
  /** Whether a pack pays the places: nothing is left to take anything off. */
  readonly paid: boolean;
  /** What a member pays, and what the membership is called; null for who is none. */
  readonly member: (MemberPrice & { readonly label: InEachLanguage<string> }) | null;
  /** What the family gets off these places, in the order in which it is taken off. */
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

const NO_WORDS = inEachLanguage(() => '');

/**
 * All that makes a registration dearer or cheaper before anything of the whole cart does: the fee and the discount for a part of the dates, a
 * pack that takes the place of the base price, and the reductions.
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

/** What is taken off the base price for a part of the dates; nothing where a pack pays it. */
function partialDiscount({ quantity, paid, part = ALL_OF_IT }: ReductionsOf, base: Amount): Amount {
  return paid ? 0 : Math.min(base, part.discount * quantity);
}

/**
 * The reductions of a registration, in the fixed order of docs/algorithms/prices.md: what a member pays less than everybody, then the discounts
 * of the family, each of what its places then cost, together never more than that.
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
  let left = whole;
  const reductions: PriceAdjustment[] = [];
  if (member !== null && less > 0)
    reductions.push({ kind: 'MEMBER', label: member.label, amount: less });
  for (const discount of discounts) {
    const amount = Math.min(left, discountOn(discount, { price: whole, quantity }));
    left -= amount;
    if (amount > 0) reductions.push({ kind: 'DISCOUNT', label: discount.label, amount });
  }
  return reductions;
}
