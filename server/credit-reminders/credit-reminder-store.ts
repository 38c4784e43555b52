import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

/**
 * Writes a reminder of the credit that a family has now, and queues its e-mail, together. The last
 * movement is copied as the database has it: rounded, it would be an earlier one.
 */
export async function writeCreditReminder(
  db: Db,
  { customer_id, now }: { readonly customer_id: number; readonly now: string },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into credit_reminders (customer_id, amount, moved_at, created_at)
    select c.id, c.wallet_amount, max(m.created_at), ${now}::timestamptz from customers c
    join wallet_movements m on m.organiser_id = c.organiser_id and m.customer_id = c.id
    where c.id = ${customer_id} group by c.id, c.wallet_amount returning id`.execute(db);
  for (const { id } of rows)
    await queueJob(db, {
      name: 'send-credit-reminder-mail',
      payload: { credit_reminder_id: id },
      key: `credit-reminder ${id}`,
      run_at: null,
      now,
    });
}

/** Notes that a reminder is on its way. */
export async function noteSent(
  db: Db,
  { id, now }: { readonly id: number; readonly now: string },
): Promise<void> {
  await db
    .updateTable('credit_reminders')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Deletes a reminder that need not be sent. */
export async function dropCreditReminder(db: Db, id: number): Promise<void> {
  await db.deleteFrom('credit_reminders').where('id', '=', id).execute();
}
