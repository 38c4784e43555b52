import type { volumeDiscounts } from '@ribambelle/api/volume-discounts/record.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { ValuesOf } from '../records/stored-record.ts';
import { refuse } from '../refusal.ts';

/**
 * Refuses a volume discount with both or neither of amount and percentage, whose dates or period do
 * not end after they start, or whose last rank comes before its first.
 */
export function refuseImpossible(values: ValuesOf<typeof volumeDiscounts>): void {
  const { amount, percentage, from_rank, to_rank } = values;
  if ((amount === null) === (percentage === null))
    refuse('VOLUME_DISCOUNT_WORTH', {
      amount: 'VOLUME_DISCOUNT_WORTH',
      percentage: 'VOLUME_DISCOUNT_WORTH',
    });
  if (to_rank !== null && to_rank < from_rank)
    refuse('VOLUME_DISCOUNT_RANKS', { to_rank: 'VOLUME_DISCOUNT_RANKS' });
  if (endsBefore(values.starts_at, values.ends_at))
    refuse('VOLUME_DISCOUNT_TIMES', { ends_at: 'VOLUME_DISCOUNT_TIMES' });
  if (endsBefore(values.period_starts_at, values.period_ends_at))
    refuse('VOLUME_DISCOUNT_TIMES', { period_ends_at: 'VOLUME_DISCOUNT_TIMES' });
}

function endsBefore(start: string | null, end: string | null): boolean {
  return start !== null && end !== null && !isAfter(end, start);
}
