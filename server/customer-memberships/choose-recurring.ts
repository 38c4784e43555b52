import { decideToRecur } from '@ribambelle/domain/memberships/automatic-renewal.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { refuse } from '../refusal.ts';
import { storeRecurring } from './customer-membership-store.ts';
import type { CustomerMembershipRow } from './customer-membership-views.ts';
import { automaticRenewalOf } from './present-customer-membership.ts';

/**
 * Switches the automatic renewal of a sold membership on or off; true when that changed it. The
 * caller has locked it. Refuses to switch it on for one that is cancelled, over, or cannot renew
 * itself (3 §2).
 */
export async function chooseRecurring(
  db: Db,
  input: Emitting & {
    row: CustomerMembershipRow;
    recurring: boolean;
    now: string;
    timezone: string;
  },
): Promise<boolean> {
  const { emit, row, recurring, now, timezone } = input;
  const { recurring_offered: offered } = automaticRenewalOf(row, { now, timezone });
  const { id, cancelled_at, ends_at: held_until } = row;
  const decision = decideToRecur({ cancelled_at, held_until, offered }, { recurring, now });
  if (!decision.ok) refuse(decision.refused);
  if (row.recurring === decision.value) return false;
  await storeRecurring(db, { id, recurring: decision.value });
  if (decision.value) emit('membership.recurring.chosen', { customer_membership_id: id });
  return true;
}
