import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { referenceOf } from '../receivables/index.ts';

/** A debt of a reminder, with what is still owed of it; minor units, its title is bilingual. */
export interface ReminderLine {
  readonly id: number;
  readonly customer_id: number;
  readonly receivable_id: number;
  readonly due_at: string | null;
  readonly rank: number;
  readonly amount: number;
  /** The amount owed of it now: 0 when it was paid, cancelled, stopped, or has another deadline. */
  readonly owed_amount: number;
  /** True for a place that can still be cancelled: nothing of its order is paid. */
  readonly cancellable: boolean;
  readonly reference: string;
  /** The moment at which it was ordered. */
  readonly ordered_at: string;
  readonly accessory: boolean;
  readonly title: Json;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** A reminder before it leaves: its debts, and whether its e-mail is written already. */
export interface ReminderRow {
  readonly cuid: string;
  readonly last_day: string | null;
  /** True for one that staff sent. */
  readonly by_staff: boolean;
  readonly written: boolean;
}

/** The key of a reminder's e-mail. */
export const mailKey = (cuid: string): string => `payment reminder ${cuid}`;

/**
 * Finds the reminder of an e-mail that waits to be written anew, and the key of the e-mail;
 * undefined when it does not wait any more, null as the id when the reminder is gone.
 */
export async function findReminderOfMail(
  db: Db,
  mail_id: number,
): Promise<{ readonly key: string; readonly id: number | null } | undefined> {
  const { rows } = await sql<{ key: string; id: number | null }>`
    select m.key, n.id from sent_mails m
    left join payment_reminders n on n.organiser_id = m.organiser_id and m.key = 'payment reminder ' || n.cuid
    where m.id = ${mail_id} and m.state = 'QUEUED'`.execute(db);
  return rows[0];
}

/** Finds a reminder; undefined when it was dropped. */
export async function findReminder(db: Db, id: number): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    select n.cuid, n.last_day, n.created_by is not null as by_staff,
      exists (select from sent_mails m where m.organiser_id = n.organiser_id and m.key = 'payment reminder ' || n.cuid) as written
    from payment_reminders n where n.id = ${id}`.execute(db);
  return rows[0];
}

/** Loads the debts of a reminder, the first due first. */
export async function loadReminderLines(
  db: Db,
  { id, now }: { readonly id: number; readonly now: string },
): Promise<readonly ReminderLine[]> {
  const { rows } = await sql<ReminderLine>`
    select d.id, r.customer_id, d.receivable_id, d.due_at, d.rank, d.amount, ${referenceOf('r')} as reference, r.created_at as ordered_at,
      r.accessory, s.title, s.firstname, s.lastname,
      d.due_at is not null and s.start_at > ${now} and exists (select from registrations g where g.organiser_id = r.organiser_id and g.receivable_id = r.id and g.cancelled_at is null)
        and not exists (select from receivables o where o.organiser_id = r.organiser_id and (o.id = r.id or o.cart_id = r.cart_id) and o.paid_amount > 0) as cancellable,
      case when r.reminders_stopped then 0 else coalesce((select sum(part.amount)::integer from owed_parts(r) part where part.due_at is not distinct from d.due_at), 0) end as owed_amount
    from payment_reminder_debts d
    join receivables r on r.organiser_id = d.organiser_id and r.id = d.receivable_id
    left join receivable_subjects s on s.organiser_id = r.organiser_id and s.receivable_id = r.id
    where d.payment_reminder_id = ${id}
    order by d.due_at nulls last, r.created_at, r.accessory, d.id`.execute(db);
  return rows;
}
