import type { Amount } from '../base/money.ts';
import type { PolicyStep } from './policy.ts';

/** The fee of the whole: a share of everything, in basis points. */
const WHOLE = 10_000;

/**
 * Returns the fee for cancelling what is left of a price, rounded to the nearest minor unit and
 * never above it.
 */
export function cancellationFee(
  { fee_percentage, fee_amount }: Omit<PolicyStep, 'until_days'>,
  left_amount: Amount,
): Amount {
  const fee = fee_percentage > 0 ? Math.round((left_amount * fee_percentage) / WHOLE) : fee_amount;
  return Math.min(fee, left_amount);
}

/**
 * Tests whether a place that a bundle paid is lost, too: it cannot be divided, so only a fee of the
 * whole price takes it.
 */
export function takesBundlePlace({ fee_percentage }: Pick<PolicyStep, 'fee_percentage'>): boolean {
  return fee_percentage === WHOLE;
}
