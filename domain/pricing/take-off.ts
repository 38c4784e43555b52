import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, clampAmount, sumAmounts } from '../base/money.ts';

/**
 * An adjustment of a price besides the options. A fee adds; all the others reduce. Amounts are
 * positive, for the whole quantity.
 */
export interface PriceAdjustment {
  readonly kind:
    | 'PARTIAL_REGISTRATION_FEE'
    | 'PARTIAL_REGISTRATION_DISCOUNT'
    | 'BUNDLE'
    | ReductionKind;
  /** The reason in words. */
  readonly label: InEachLanguage<string>;
  readonly amount: Amount;
}

/** The kinds of reduction with their own line. */
export type ReductionKind = 'MEMBER' | 'DISCOUNT' | 'VOLUME_DISCOUNT';

/** A reduction and its reason; positive, for the whole quantity. */
export interface ReductionLine {
  readonly kind: ReductionKind;
  readonly label: InEachLanguage<string>;
  readonly amount: Amount;
  /** The volume discount that gave it, so that it counts as given; absent for other kinds. */
  readonly volume_discount_id?: number;
}

/** The reductions of a price, in minor units. */
export interface Taken {
  readonly partial_registration_total_discount: Amount;
  readonly bundle_total: Amount;
  /** The member's reduction and discounts: `reductions` without volume discounts. */
  readonly discounts_total: Amount;
  readonly volume_discounts_total: Amount;
  /** In the order in which they applied; absent in prices stored before reductions existed. */
  readonly reductions?: readonly ReductionLine[];
}

const REDUCTION_KINDS: readonly ReductionKind[] = ['MEMBER', 'DISCOUNT', 'VOLUME_DISCOUNT'];

/** Applies reductions to a price in the order of 2 §7, each at most the remainder; minor units. */
export function takeOff(
  gross: Amount,
  adjustments: readonly PriceAdjustment[],
): { readonly left: Amount; readonly taken: Taken } {
  let remainder = gross;
  const take = (requestedAmount: Amount): Amount => {
    const amount = clampAmount(requestedAmount, { lowest: 0, highest: remainder });
    remainder -= amount;
    return amount;
  };
  const partial_registration_total_discount = take(
    totalOf(adjustments, 'PARTIAL_REGISTRATION_DISCOUNT'),
  );
  const bundle_total = take(totalOf(adjustments, 'BUNDLE'));
  const reductions = REDUCTION_KINDS.flatMap((kind) =>
    adjustments
      .filter((one) => one.kind === kind)
      .map(({ label, amount }) => ({ kind, label, amount: take(amount) })),
  ).filter(({ amount }) => amount > 0);
  const all = sumAmounts(reductions.map(({ amount }) => amount));
  const volume_discounts_total = totalOf(reductions, 'VOLUME_DISCOUNT');
  const discounts_total = all - volume_discounts_total;
  const totals = { bundle_total, discounts_total, volume_discounts_total };
  return { left: remainder, taken: { partial_registration_total_discount, ...totals, reductions } };
}

/** Returns the sum of the adjustments of one kind, in minor units. */
export function totalOf(
  adjustments: readonly Pick<PriceAdjustment, 'kind' | 'amount'>[],
  kind: PriceAdjustment['kind'],
): Amount {
  return sumAmounts(adjustments.filter((one) => one.kind === kind).map((one) => one.amount));
}
