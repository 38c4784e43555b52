import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { cancelLocked, lockRegistration } from '../registrations/index.ts';
import { findNextRegistration } from './cancelled-views.ts';

/**
 * Cancels one registration of an availability that does not take place; false when none is left.
 * The families read why, so it carries no message of its own.
 */
export async function cancelNext(
  db: Db,
  of: Emitting & { readonly availability_id: number; readonly now: string },
): Promise<boolean> {
  const { emit, now } = of;
  const id = await findNextRegistration(db, of.availability_id);
  if (id === null) return false;
  const registration = await lockRegistration(db, { id });
  // somebody else cancelled it meanwhile
  if (registration === undefined || registration.cancelled) return true;
  const type = 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS';
  await cancelLocked(db, { emit, registration, type, message: '', now });
  return true;
}
