import type { Decision } from '@ribambelle/domain/base/refusal.ts';
import { decideHeldOnce } from '@ribambelle/domain/registrations/held-dates.ts';
import type { Db } from '../database/transaction.ts';
import { loadHeldDates } from './held-dates-views.ts';

/** Wanted dates of an availability for a participant. */
interface Wanted {
  readonly participant_id: number | null;
  readonly availability_id: number;
  readonly date_ids: readonly number[];
}

/**
 * Decides that no participant would get a second place on a date (R27), from the present rows: call
 * it with the cart or the places locked.
 */
export async function heldOnce(
  db: Db,
  input: {
    wanted: readonly Wanted[];
    now: string;
    except?: { registration_id?: number; carts?: boolean };
  },
): Promise<Decision<null, 'ALREADY_REGISTERED'>> {
  const { wanted, ...rest } = input;
  const heldDates = await loadHeldDates(db, {
    ...rest,
    participant_ids: wanted.flatMap(({ participant_id }) => participant_id ?? []),
    availability_ids: wanted.map(({ availability_id }) => availability_id),
  });
  return decideHeldOnce(wanted, heldDates);
}
