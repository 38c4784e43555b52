import type { MandateDebt } from '@ribambelle/domain/payment-mandates/collect.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A debt that a mandate covers, with what is owed of it by each moment; minor units. */
export interface MandateDebtRow extends MandateDebt {
  readonly payment_mandate_id: number;
  readonly receivable_id: number;
  readonly failures: number;
  readonly parts: readonly { readonly due_at: string | null; readonly amount: number }[];
}

/** Loads what some mandates cover; lock the receivables and the mandates first. */
export async function loadMandateDebts(
  db: Db,
  mandate_ids: readonly number[],
): Promise<readonly MandateDebtRow[]> {
  const { rows } = await sql<MandateDebtRow>`
    select d.payment_mandate_id, d.receivable_id, d.agreed_amount, d.handled_until, d.failures, d.try_at, r.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('due_at', part.due_at, 'amount', part.amount)) from owed_parts(r) part), '[]') as parts,
      coalesce((select sum(t.amount) from payments p join payment_targets t on t.organiser_id = p.organiser_id and t.payment_id = p.id
        where p.organiser_id = d.organiser_id and p.payment_mandate_id = d.payment_mandate_id and p.collected and t.receivable_id = d.receivable_id
          and p.state in ('PENDING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')), 0)::integer as collected_amount
    from payment_mandate_debts d join receivables r on r.organiser_id = d.organiser_id and r.id = d.receivable_id
    where d.payment_mandate_id = any(${mandate_ids}::bigint[])
    order by d.payment_mandate_id, r.due_at nulls last, d.receivable_id`.execute(db);
  return rows.map(({ parts, ...row }) => ({
    ...row,
    parts: parts.map(({ due_at, amount }) => ({
      amount,
      due_at: due_at === null ? null : (canonicalInstant(due_at) ?? due_at),
    })),
  }));
}

interface OfDebt {
  readonly payment_mandate_id: number;
  readonly receivable_id: number;
}

/**
 * Notes until which due date a payment asks for a debt. When nothing of it was asked for before,
 * failures are counted anew: whatever failed was paid otherwise.
 */
export async function noteDueUntil(
  db: Db,
  of: OfDebt & { readonly due_from: string; readonly due_until: string },
): Promise<void> {
  await sql`
    update payment_mandate_debts set due_until = ${of.due_until},
      failures = case when due_until < ${of.due_from} then 0 else failures end
    where payment_mandate_id = ${of.payment_mandate_id} and receivable_id = ${of.receivable_id}`.execute(
    db,
  );
}

/** The debts of a mandate that a payment by it asked for. */
interface PaymentByMandate {
  readonly payment_mandate_id: number;
  readonly payment_id: number;
}

const coveredBy = ({ payment_mandate_id, payment_id }: PaymentByMandate) =>
  sql`d.payment_mandate_id = ${payment_mandate_id} and d.receivable_id in (select t.receivable_id from payment_targets t where t.payment_id = ${payment_id})`;

/**
 * Sums what is still owed of what a payment asked for: of each debt the parts until its last due
 * date, at most what the payment asks. Minor units.
 */
export async function sumStillDue(db: Db, of: PaymentByMandate): Promise<number> {
  const due_at = sql`date_trunc('milliseconds', coalesce(part.due_at, r.created_at))`;
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(least(t.amount, (select coalesce(sum(part.amount), 0) from owed_parts(r) part
      where ${due_at} <= d.due_until and (d.handled_until is null or ${due_at} > d.handled_until)))), 0)::integer as amount
    from payment_targets t join receivables r on r.organiser_id = t.organiser_id and r.id = t.receivable_id
    join payment_mandate_debts d on d.organiser_id = t.organiser_id and d.receivable_id = t.receivable_id and d.payment_mandate_id = ${of.payment_mandate_id}
    where t.payment_id = ${of.payment_id}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Notes that what a payment asked for is dealt with: it is collected, or given up. */
export async function noteHandled(db: Db, of: PaymentByMandate): Promise<void> {
  await sql`
    update payment_mandate_debts d set handled_until = greatest(d.handled_until, d.due_until), failures = 0, try_at = null
    where ${coveredBy(of)}`.execute(db);
}

/** Counts the failures in a row of what a payment asked for, this one included. */
export async function countTries(db: Db, of: PaymentByMandate): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select coalesce(max(d.failures), 0)::integer + 1 as tries from payment_mandate_debts d where ${coveredBy(of)}`.execute(
    db,
  );
  return rows[0]?.tries ?? 1;
}

/** Notes that a payment failed so many times, and when it is tried again. */
export async function noteTryAgain(
  db: Db,
  of: PaymentByMandate & { readonly tries: number; readonly try_at: string },
): Promise<void> {
  await sql`
    update payment_mandate_debts d set failures = ${of.tries}, try_at = ${of.try_at} where ${coveredBy(of)}`.execute(
    db,
  );
}

/** Notes the provider's word for a failure on the payment. */
export async function noteFailure(
  db: Db,
  of: { readonly payment_id: number; readonly code: string; readonly advice: string },
): Promise<void> {
  await sql`
    update payments set failure_code = ${of.code}, failure_advice = ${of.advice} where id = ${of.payment_id}`.execute(
    db,
  );
}

/**
 * Covers what renews something by the mandate that its family agreed to for that, up to its whole
 * amount: it was announced. The mandate that started last decides: when it is over, an older one is
 * not used again.
 */
export async function coverRenewal(
  db: Db,
  of: { readonly before: readonly number[]; readonly orders: readonly number[] },
): Promise<void> {
  await sql`
    insert into payment_mandate_debts (payment_mandate_id, receivable_id, agreed_amount, renews)
    select latest.mandate_id, latest.receivable_id, latest.total_amount, true from (
      select distinct on (r.id) m.id as mandate_id, m.state, r.id as receivable_id, r.total_amount
      from payment_mandate_debts d join payment_mandates m on m.organiser_id = d.organiser_id and m.id = d.payment_mandate_id
      join receivables r on r.organiser_id = d.organiser_id and r.cart_id = any(${of.orders}::bigint[]) and r.customer_id = m.customer_id
      where d.renews and d.receivable_id = any(${of.before}::bigint[]) and m.started_at is not null
      order by r.id, m.started_at desc, m.agreed_at desc, m.id) latest
    where latest.state = 'ACTIVE'
    on conflict do nothing`.execute(db);
}
