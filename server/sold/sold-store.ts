import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { OFFER_TABLES, type Offered } from '../offers/index.ts';

/** Writes that a sale is cancelled, and why. */
export async function storeSoldCancellation(
  db: Db,
  input: { of: Offered; id: number; message: string; now: string },
): Promise<void> {
  await sql`update ${sql.table(OFFER_TABLES[input.of].sold)}
    set cancelled_at = ${input.now}, cancellation_message = ${input.message}
    where id = ${input.id}`.execute(db);
}
