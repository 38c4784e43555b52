import {
  DISPUTE_DAYS,
  type RemindableDebt,
} from '@ribambelle/domain/payment-reminders/due-reminder.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { OPEN_DISPUTES } from '../payments/index.ts';
import { overdueAt, referenceOf } from '../receivables/index.ts';

/**
 * Finds families that have an e-mail address and owe something after its due date, by id beyond
 * one.
 */
export async function findFamiliesToRemind(
  db: Db,
  of: { readonly beyond: number; readonly now: string; readonly limit: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customers c
    where c.id > ${of.beyond} and c.email is not null and c.deleted_at is null
      and exists (select from receivables owed where owed.organiser_id = c.organiser_id and owed.customer_id = c.id
        and ${overdueAt(of.now)} and not owed.reminders_stopped)
    order by c.id limit ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A debt of a family, with the number under which it is paid; minor units. */
export interface DebtRow extends RemindableDebt {
  readonly receivable_id: number;
  readonly reference: string;
  readonly amount: number;
  readonly overdue: boolean;
  /** The day on which the latest reminder of it was written, and its moment; null for none. */
  readonly reminded_at: string | null;
}

/** Loads what a family owes, with the reminders of it; lock its wallet first. */
export async function loadDebts(
  db: Db,
  of: { readonly customer_id: number; readonly now: string },
): Promise<readonly DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select owed.id as receivable_id, ${referenceOf('owed')} as reference, part.due_at, part.amount,
      coalesce(part.due_at <= ${of.now}, false) as overdue, owed.reminders_stopped as stopped,
      before.reminders, before.last_day, before.reminded_at
    from receivables owed cross join lateral (
      select p.due_at, sum(p.amount)::integer as amount from owed_parts(owed) p group by p.due_at) part
    cross join lateral (
      select coalesce(max(d.rank), 0) as reminders, (array_agg(n.last_day order by d.rank desc))[1] as last_day, max(n.created_at) as reminded_at
      from payment_reminder_debts d join payment_reminders n on n.organiser_id = d.organiser_id and n.id = d.payment_reminder_id
      where d.organiser_id = owed.organiser_id and d.receivable_id = owed.id and d.due_at is not distinct from part.due_at) before
    where owed.customer_id = ${of.customer_id} and owed.owed_amount > 0
    order by part.due_at nulls last, owed.created_at, owed.id`.execute(db);
  return rows;
}

/**
 * Tests whether money of a family may be under way, or is disputed: its bank takes days, a page is
 * open at which somebody may be paying now, or a proof of a transfer waits for staff. A dispute
 * that nobody decides counts for eight weeks.
 */
export async function isPaying(
  db: Db,
  of: { readonly customer_id: number; readonly now: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from payments p where p.customer_id = ${of.customer_id} and (
      (p.state = 'PENDING' and p.method = 'ONLINE' and (p.on_its_way or p.expires_at > ${of.now}))
      or p.id in (select payment_id from (${OPEN_DISPUTES}) disputed
        where disputed.created_at > ${of.now}::timestamptz - ${DISPUTE_DAYS} * interval '24 hours'))
    union all
    select from transaction_proofs t where t.customer_id = ${of.customer_id} and t.state = 'WAITING' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
