import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

/** A debt in a reminder to write; its amount in minor units. */
interface RemindedDebt {
  readonly receivable_id: number;
  readonly due_at: string | null;
  readonly rank: number;
  readonly amount: number;
}

/**
 * Writes a reminder of one family with its debts, and queues its e-mail, together. Returns its
 * cuid.
 */
export async function writeReminder(
  db: Db,
  input: {
    readonly customer_id: number;
    readonly debts: readonly RemindedDebt[];
    /** The collaborator who sends it; null for the platform. */
    readonly created_by: number | null;
    readonly now: string;
  },
): Promise<string> {
  const { customer_id, debts, created_by, now } = input;
  const { id, cuid } = await db
    .insertInto('payment_reminders')
    .values({ customer_id, created_by, created_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_reminder_debts')
    .values(
      debts.map(({ receivable_id, due_at, rank, amount }) => ({
        payment_reminder_id: id,
        receivable_id,
        due_at,
        rank,
        amount,
      })),
    )
    .execute();
  await queueJob(db, {
    name: 'send-payment-reminder-mail',
    payload: { payment_reminder_id: id },
    key: `payment-reminder ${id}`,
    run_at: null,
    now,
  });
  return cuid;
}

/** Notes that a reminder is on its way, and the last day that it gives. */
export async function noteSent(
  db: Db,
  input: { readonly id: number; readonly sent_at: string; readonly last_day: string },
): Promise<void> {
  const { id, ...sent } = input;
  await db.updateTable('payment_reminders').set(sent).where('id', '=', id).execute();
}

/** Sets what a debt of a reminder is by now, in minor units, and the day of its cancellation. */
export async function setReminded(
  db: Db,
  input: { readonly id: number; readonly amount: number; readonly cancelled_from: string | null },
): Promise<void> {
  const { id, ...debt } = input;
  await db.updateTable('payment_reminder_debts').set(debt).where('id', '=', id).execute();
}

/** Takes debts out of their reminder. */
export async function takeOutDebts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('payment_reminder_debts')
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes a reminder that need not be sent, with its debts. */
export async function dropReminder(db: Db, id: number): Promise<void> {
  await db.deleteFrom('payment_reminders').where('id', '=', id).execute();
}

/** Ends an e-mail that is written and waits for its mail server: nothing of it is owed any more. */
export async function endWrittenMail(db: Db, key: string): Promise<void> {
  await sql`
    update sent_mails set state = 'OBSOLETE', failure = 'OVER', error = null
    where key = ${key} and state = 'QUEUED'`.execute(db);
}

/** Keeps debts out of reminders, or lets them in again. */
export async function setStopped(
  db: Db,
  { ids, stopped }: { readonly ids: readonly number[]; readonly stopped: boolean },
): Promise<void> {
  await sql`
    update receivables set reminders_stopped = ${stopped} where id = any(${ids}::bigint[])`.execute(
    db,
  );
}
