import type { UnpaidRegistration } from '@ribambelle/domain/payment-reminders/unpaid-cancellation.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { overdueAt } from '../receivables/index.ts';

/**
 * The reminder of a debt (`owed`) that a mail server took, the latest one; none that is older than
 * money that came for it, for what is owed again is another story.
 */
const REMINDER: RawBuilder<unknown> = sql`
  select d.rank, n.last_day, d.cancelled_from from payment_reminder_debts d
  join payment_reminders n on n.organiser_id = d.organiser_id and n.id = d.payment_reminder_id
  join sent_mails m on m.organiser_id = n.organiser_id and m.key = 'payment reminder ' || n.cuid and m.state = 'SENT'
  where d.organiser_id = owed.organiser_id and d.receivable_id = owed.id and d.due_at = owed.due_at and n.last_day is not null
    and not exists (select from payment_allocations l where l.organiser_id = owed.organiser_id and l.receivable_id = owed.id and l.created_at > n.created_at)
  order by d.rank desc limit 1`;

/**
 * Finds registrations that are owed after a reminder whose last day is over, and of which nothing
 * began, by id beyond one; the rule decides which are cancelled.
 */
export async function findUnpaid(
  db: Db,
  of: {
    readonly beyond: number;
    readonly now: string;
    readonly today: string;
    readonly limit: number;
  },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from receivables owed
    join registrations r on r.organiser_id = owed.organiser_id and r.receivable_id = owed.id and r.cancelled_at is null
    join lateral (${REMINDER}) reminder on reminder.last_day < ${of.today}::date
    where ${overdueAt(of.now)} and not owed.reminders_stopped and r.id > ${of.beyond}
    order by r.id limit ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Loads the facts about a registration whose money is locked. Minor units. */
export async function loadUnpaid(
  db: Db,
  receivable_id: number,
): Promise<Omit<UnpaidRegistration, 'starts' | 'paying'> | undefined> {
  const { rows } = await sql<
    Omit<UnpaidRegistration, 'starts' | 'paying' | 'reminder'> & {
      rank: number | null;
      last_day: string | null;
      cancelled_from: string | null;
    }
  >`
    select owed.reminders_stopped as stopped, owed.due_at, owed.owed_amount, reminder.rank, reminder.last_day, reminder.cancelled_from,
      case when owed.cart_id is null then owed.paid_amount else
        (select sum(o.paid_amount)::integer from receivables o where o.organiser_id = owed.organiser_id and o.cart_id = owed.cart_id)
      end as order_paid_amount
    from receivables owed left join lateral (${REMINDER}) reminder on true
    where owed.id = ${receivable_id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { rank, last_day, cancelled_from, ...facts } = row;
  return {
    ...facts,
    reminder: rank === null || last_day === null ? null : { rank, last_day, cancelled_from },
  };
}
