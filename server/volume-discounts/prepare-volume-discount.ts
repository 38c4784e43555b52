import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { type OwnValues, setActivities } from './volume-discount-store.ts';

/**
 * Refuses a volume discount with both or neither of amount and percentage, whose dates or period do
 * not end after they start, or whose last rank comes before its first.
 */
export function refuseImpossible(values: OwnValues): void {
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

/**
 * Sets the activities of a volume discount, where they are given. Refuses those that the organiser
 * does not have.
 */
export async function nameActivities(
  db: Db,
  input: { organiser_id: number; id: number; activities: readonly string[] | undefined },
): Promise<void> {
  const { organiser_id, id, activities } = input;
  if (activities === undefined) return;
  const cuids = [...new Set(activities)];
  if ((await setActivities(db, { organiser_id, id, cuids })) < cuids.length)
    refuse('ACTIVITY_NOT_FOUND', { activities: 'ACTIVITY_NOT_FOUND' });
}
