import type { BookedDispute, DisputeState } from '@ribambelle/domain/payments/provider-report.ts';
import { sql } from 'kysely';
import { ifStill } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

/**
 * Writes a dispute of a payment, with the refund by which its money left. Amounts in minor units.
 */
export async function insertDispute(
  db: Db,
  input: {
    payment_id: number;
    refund_id: number;
    provider_reference: string;
    amount: number;
    state: DisputeState;
    now: string;
  },
): Promise<void> {
  const { now, ...columns } = input;
  const decided_at = input.state === 'OPEN' ? null : now;
  await db
    .insertInto('disputes')
    .values({ ...columns, created_at: now, decided_at })
    .execute();
}

interface OfDispute {
  readonly payment_id: number;
  readonly provider_reference: string;
}

/**
 * Moves a dispute by compare-and-set, and returns the cuid of the refund by which its money left;
 * undefined when it is no longer in the state that the decision was based on.
 */
export async function moveDispute(
  db: Db,
  input: OfDispute & { from: DisputeState; to: 'LOST' | 'WON'; now: string },
): Promise<{ readonly refund_cuid: string } | undefined> {
  const { rows } = await sql<{ refund_cuid: string }>`
    update disputes d set state = ${input.to}, decided_at = ${input.now} from refunds f
    where d.payment_id = ${input.payment_id} and d.provider_reference = ${input.provider_reference} and ${ifStill(sql`d.state = ${input.from}`)}
      and f.organiser_id = d.organiser_id and f.id = d.refund_id
    returning f.cuid as refund_cuid`.execute(db);
  return rows[0];
}

/** Loads the disputes of a payment; lock the payment first. */
export async function loadBookedDisputes(
  db: Db,
  payment_id: number,
): Promise<readonly BookedDispute[]> {
  const { rows } = await sql<BookedDispute>`
    select provider_reference, amount, state from disputes
    where payment_id = ${payment_id} order by id`.execute(db);
  return rows;
}
