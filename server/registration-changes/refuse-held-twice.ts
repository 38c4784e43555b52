import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import type { HeldRegistration } from './held-registration-facts.ts';
import { heldOnce } from '../registrations/index.ts';

/**
 * Refuses a change that adds a date that another registration, or the cart, holds for the same
 * participant (R27).
 */
export async function refuseHeldTwice(
  db: Db,
  input: { held: HeldRegistration; added_date_ids: readonly number[]; now: string },
): Promise<void> {
  const { held, added_date_ids, now } = input;
  if (added_date_ids.length === 0) return;
  const { participant_id, availability_id } = held;
  const once = await heldOnce(db, {
    wanted: added_date_ids.map((id) => ({ participant_id, availability_id, date_ids: [id] })),
    except: { registration_id: held.id },
    now,
  });
  if (once.ok) return;
  const twice = added_date_ids.filter((_, index) => `${index}.participant_id` in once.fields);
  refuse(
    'ALREADY_REGISTERED',
    Object.fromEntries(
      twice.map((id) => [`availability_dates.${id}`, 'ALREADY_REGISTERED' as const]),
    ),
  );
}
