import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { type OwnValues, setNamed } from './discount-store.ts';

/**
 * Refuses a discount with both or neither of amount and percentage, or that does not end after it
 * starts.
 */
export function refuseImpossible({ amount, percentage, starts_at, ends_at }: OwnValues): void {
  if ((amount === null) === (percentage === null))
    refuse('DISCOUNT_WORTH', { amount: 'DISCOUNT_WORTH', percentage: 'DISCOUNT_WORTH' });
  if (starts_at !== null && ends_at !== null && !isAfter(ends_at, starts_at))
    refuse('DISCOUNT_TIMES', { ends_at: 'DISCOUNT_TIMES' });
}

/**
 * Sets the families and activities of a discount, where they are given. Refuses those that the
 * organiser does not have.
 */
export async function connectDiscount(
  db: Db,
  input: {
    organiser_id: number;
    id: number;
    customers: readonly string[] | undefined;
    activities: readonly string[] | undefined;
  },
): Promise<void> {
  const { organiser_id, id } = input;
  const set = async (of: 'customers' | 'activities'): Promise<boolean> => {
    if (input[of] === undefined) return true;
    const cuids = [...new Set(input[of])];
    return (await setNamed(db, { organiser_id, id, of, cuids })) === cuids.length;
  };
  if (!(await set('customers'))) refuse('CUSTOMER_NOT_FOUND', { customers: 'CUSTOMER_NOT_FOUND' });
  if (!(await set('activities')))
    refuse('ACTIVITY_NOT_FOUND', { activities: 'ACTIVITY_NOT_FOUND' });
}
