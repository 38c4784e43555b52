import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, percentageOf } from '../base/money.ts';
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
}

/** What one place costs a member, in minor units, rounded half up once; never more than it costs everybody. */
export function priceForMembers(
  price: Amount,
  { member_price, member_percentage }: MemberPrice,
): Amount {
  if (member_price !== null) return Math.min(price, member_price);
  return member_percentage === null ? price : price - percentageOf(price, member_percentage);
}

/** The reductions of a registration, in the fixed order of docs/algorithms/prices.md: what a member pays less than everybody. */
export function reductionsOf(of: ReductionsOf): readonly PriceAdjustment[] {
  const { price, quantity, paid, member } = of;
  if (paid || member === null) return [];
  const amount = (price - priceForMembers(price, member)) * quantity;
  return amount === 0 ? [] : [{ kind: 'MEMBER', label: member.label, amount }];
}
