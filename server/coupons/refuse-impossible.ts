import type { coupons } from '@ribambelle/api/coupons/record.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { ValuesOf } from '../records/stored-record.ts';
import { refuse } from '../refusal.ts';

/**
 * Refuses a coupon with both or neither of amount and percentage, or that does not end after it
 * starts.
 */
export function refuseImpossible({
  amount,
  percentage,
  starts_at,
  ends_at,
}: ValuesOf<typeof coupons>): void {
  if ((amount === null) === (percentage === null))
    refuse('COUPON_WORTH', { amount: 'COUPON_WORTH', percentage: 'COUPON_WORTH' });
  if (starts_at !== null && ends_at !== null && !isAfter(ends_at, starts_at))
    refuse('COUPON_TIMES', { ends_at: 'COUPON_TIMES' });
}
