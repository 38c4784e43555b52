import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { recordSecurityEvent, type RefusedEvent } from '../security-log/record-security-event.ts';

/** Writes the security events of a refused call, whose own transaction is rolled back. */
export async function recordRefused(pool: pg.Pool, events: readonly RefusedEvent[]): Promise<void> {
  for (const event of events)
    await inTransaction({ pool, organiser_id: event.organiser_id }, async (db) => {
      await recordSecurityEvent(db, event);
      if (event.undone === true) throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

/** An error that only rolls back; nothing is wrong. */
class Undone extends Error {}
