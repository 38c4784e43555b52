import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { refuse } from '../refusal.ts';
import type { OwnValues } from './coupon-store.ts';

/**
 * Refuses a coupon with both or neither of amount and percentage, or that does not end after it
 * starts.
 */
export function refuseImpossible({ amount, percentage, starts_at, ends_at }: OwnValues): void {
  if ((amount === null) === (percentage === null))
    refuse('COUPON_WORTH', { amount: 'COUPON_WORTH', percentage: 'COUPON_WORTH' });
  if (starts_at !== null && ends_at !== null && !isAfter(ends_at, starts_at))
    refuse('COUPON_TIMES', { ends_at: 'COUPON_TIMES' });
}

/** Refuses COUPON_CODE_TAKEN, for a code that another coupon has. */
export function refuseTaken(): never {
  return refuse('COUPON_CODE_TAKEN', { code: 'COUPON_CODE_TAKEN' });
}
