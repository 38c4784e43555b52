import type { EndReason } from '@ribambelle/domain/payment-mandates/mandates.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import { type MandateRow, storeEnd } from './mandate-store.ts';

/**
 * Ends a locked mandate, and queues its end at the provider; false when it was over. What is on its
 * way goes on.
 */
export async function endMandate(
  db: Db,
  input: {
    readonly mandate: MandateRow;
    readonly reason: EndReason;
    readonly ended_by?: number;
    readonly now: string;
  },
): Promise<boolean> {
  const { mandate, reason, ended_by = null, now } = input;
  const { id, mandate_reference } = mandate;
  if (!(await storeEnd(db, { id, reason, ended_by, now }))) return false;
  if (mandate_reference !== null) await revokeLater(db, { id, now });
  return true;
}

/** Queues the end of a mandate at its provider. */
export async function revokeLater(
  db: Db,
  { id, now }: { readonly id: number; readonly now: string },
): Promise<void> {
  await queueJob(db, {
    name: 'revoke-mandate',
    payload: { payment_mandate_id: id },
    key: `revoke-mandate ${id}`,
    run_at: null,
    now,
  });
}
