import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { referenceOf } from '../receivables/index.ts';

const MOST_REMINDERS = 50;

/** Finds a family by its cuid; undefined for none. */
export async function findFamily(db: Db, cuid: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'cuid', 'firstname', 'lastname', 'email'])
    .where('cuid', '=', cuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Loads the reminders of a family, the latest first. */
export async function loadSentReminders(db: Db, customer_id: number) {
  const { rows } = await sql<{
    id: number;
    cuid: string;
    created_at: string;
    sent_at: string | null;
    last_day: string | null;
    by: string | null;
  }>`
    select n.id, n.cuid, n.created_at, n.sent_at, n.last_day, c.firstname || ' ' || c.lastname as by
    from payment_reminders n left join collaborators c on c.organiser_id = n.organiser_id and c.id = n.created_by
    where n.customer_id = ${customer_id}
    order by n.created_at desc, n.id desc limit ${MOST_REMINDERS}`.execute(db);
  return rows;
}

/** Loads the debts of some reminders, the first due first; minor units, titles are bilingual. */
export async function loadSentLines(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{
    payment_reminder_id: number;
    title: Json;
    accessory: boolean;
    participant: string | null;
    reference: string;
    amount: number;
    due_at: string | null;
    rank: number;
  }>`
    select d.payment_reminder_id, s.title, r.accessory, s.firstname || ' ' || s.lastname as participant, ${referenceOf('r')} as reference,
      d.amount, d.due_at, d.rank
    from payment_reminder_debts d
    join receivables r on r.organiser_id = d.organiser_id and r.id = d.receivable_id
    left join receivable_subjects s on s.organiser_id = r.organiser_id and s.receivable_id = r.id
    where d.payment_reminder_id = any(${ids}::bigint[])
    order by d.due_at nulls last, r.accessory, d.id`.execute(db);
  return rows;
}
