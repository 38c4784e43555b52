import type { discounts } from '@ribambelle/api/discounts/record.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { ValuesOf } from '../records/stored-record.ts';
import { refuse } from '../refusal.ts';

/**
 * Refuses a discount with both or neither of amount and percentage, or that does not end after it
 * starts.
 */
export function refuseImpossible({
  amount,
  percentage,
  starts_at,
  ends_at,
}: ValuesOf<typeof discounts>): void {
  if ((amount === null) === (percentage === null))
    refuse('DISCOUNT_WORTH', { amount: 'DISCOUNT_WORTH', percentage: 'DISCOUNT_WORTH' });
  if (starts_at !== null && ends_at !== null && !isAfter(ends_at, starts_at))
    refuse('DISCOUNT_TIMES', { ends_at: 'DISCOUNT_TIMES' });
}
