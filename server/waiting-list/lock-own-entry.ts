import type { Db } from '../database/transaction.ts';
import { lockAvailability } from './line-store.ts';
import { findOwnEntry, type OwnEntry } from './offers-store.ts';

/** One of the customer's own entries, read under the lock of its line; undefined for none of theirs, and for one that has left. */
export async function lockOwnEntry(
  db: Db,
  own: { organiser_id: number; customer_id: number; id: number; now: string },
): Promise<OwnEntry | undefined> {
  const found = await findOwnEntry(db, own);
  if (found === undefined) return undefined;
  const { organiser_id } = own;
  await lockAvailability(db, { organiser_id, availability_id: found.availability_id });
  return findOwnEntry(db, own);
}
