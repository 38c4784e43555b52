import type { Db } from '../database/transaction.ts';
import type { Emitting, EventPayloads } from '../events/events.ts';
import { findWaitingGift, queueGift } from './gift-store.ts';

/**
 * Queues the gift that waited for the money of its voucher, together with that money; does nothing
 * when there is no gift, or it is not due yet.
 */
export async function sendWaitingGift(
  db: Db,
  input: Emitting & { readonly now: string; readonly payload: EventPayloads['receivable.paid'] },
): Promise<void> {
  const { now } = input;
  const { receivable_id } = input.payload;
  const gift = await findWaitingGift(db, { receivable_id, now });
  if (gift !== undefined) await queueGift(db, { ...gift, run_at: null, now });
}
