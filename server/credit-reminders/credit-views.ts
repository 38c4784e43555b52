import type { Credit } from '@ribambelle/domain/credit-reminders/due-credit-reminder.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The last movement of the wallet of a family `c`, and the latest reminder since then. */
const TOLD: RawBuilder<unknown> = sql`
  lateral (select max(m.created_at) as moved_at from wallet_movements m
    where m.organiser_id = c.organiser_id and m.customer_id = c.id) moved,
  lateral (select max(n.created_at) as reminded_at from credit_reminders n
    where n.organiser_id = c.organiser_id and n.customer_id = c.id and n.moved_at >= moved.moved_at) told`;

/**
 * Finds families that have an e-mail address and credit which last moved before a moment, and were
 * not told since, or before another moment; by id beyond one.
 */
export async function findFamiliesToTell(
  db: Db,
  of: {
    readonly beyond: number;
    readonly unmoved_before: string;
    readonly told_before: string;
    readonly limit: number;
  },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customers c, ${TOLD}
    where c.id > ${of.beyond} and c.wallet_amount > 0 and c.deleted_at is null and c.email is not null
      and moved.moved_at < ${of.unmoved_before} and (told.reminded_at is null or told.reminded_at < ${of.told_before})
    order by c.id limit ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Loads the credit of a family that can be written to, and what it was told of it; undefined for
 * another. Lock its wallet first.
 */
export async function loadCredit(db: Db, customer_id: number): Promise<Credit | undefined> {
  const { rows } = await sql<Credit>`
    select c.wallet_amount as amount, moved.moved_at, told.reminded_at from customers c, ${TOLD}
    where c.id = ${customer_id} and c.deleted_at is null and c.email is not null`.execute(db);
  return rows[0];
}

/** A reminder before it leaves, and what is true of its family by now. Minor units. */
interface CreditReminderRow {
  readonly cuid: string;
  readonly customer_id: number;
  readonly amount: number;
  readonly moved_at: string;
  /** True when the wallet moved since, so that it says nothing any more. */
  readonly moved: boolean;
  /** The sum that the family owes. */
  readonly owed_amount: number;
  /** True when its e-mail is written already. */
  readonly written: boolean;
}

/** The key of a reminder's e-mail. */
export const mailKey = (cuid: string): string => `credit reminder ${cuid}`;

/** Finds a reminder; undefined when it was dropped. */
export async function findCreditReminder(
  db: Db,
  id: number,
): Promise<CreditReminderRow | undefined> {
  const { rows } = await sql<CreditReminderRow>`
    select n.cuid, n.customer_id, n.amount, n.moved_at,
      exists (select from wallet_movements m where m.organiser_id = n.organiser_id and m.customer_id = n.customer_id and m.created_at > n.moved_at) as moved,
      (select coalesce(sum(r.owed_amount), 0)::integer from receivables r
        where r.organiser_id = n.organiser_id and r.customer_id = n.customer_id and r.owed_amount > 0) as owed_amount,
      exists (select from sent_mails s where s.organiser_id = n.organiser_id and s.key = 'credit reminder ' || n.cuid) as written
    from credit_reminders n where n.id = ${id}`.execute(db);
  return rows[0];
}
