import type { Db } from '../database/transaction.ts';
import { lockAvailability } from './line-store.ts';
import { type Entry, findEntry, type WhichEntry } from './kept-place-store.ts';

/**
 * Finds a waiting entry, with its waiting list locked; undefined for none, for one of another
 * customer, and for one that has left.
 */
export async function lockEntry(db: Db, which: WhichEntry): Promise<Entry | undefined> {
  const entry = await findEntry(db, which);
  if (entry === undefined) return undefined;
  await lockAvailability(db, entry.availability_id);
  return findEntry(db, which);
}
