import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Takes accessories off orders of which nothing else is owed or paid (R26,
 * `domain/receivables/accessory.ts`), each VAT for itself. Called after each line and allocation
 * that may have been the last of its order; the caller has locked the receivables of these orders.
 */
export async function dropAccessories(
  db: Db,
  input: { cart_ids: readonly (number | null)[]; now: string },
): Promise<void> {
  const cart_ids = input.cart_ids.filter((id) => id !== null);
  if (cart_ids.length === 0) return;
  await sql`
    with dropped as (
      select a.organiser_id, a.id from receivables a
      where a.cart_id = any(${cart_ids}::bigint[]) and a.accessory and a.total_amount > 0
        and not exists (select from receivables r where r.organiser_id = a.organiser_id and r.cart_id = a.cart_id and not r.accessory
          and (r.total_amount > 0 or r.paid_amount > 0))
    ), lines as (
      insert into receivable_lines (receivable_id, reason, amount, vat_category, vat_rate, created_at)
      select dropped.id, 'CANCELLATION', -sum(l.amount)::integer, l.vat_category, l.vat_rate, ${input.now}::timestamptz
      from dropped join receivable_lines l on l.organiser_id = dropped.organiser_id and l.receivable_id = dropped.id
      group by dropped.id, l.vat_category, l.vat_rate having sum(l.amount) <> 0
    )
    update receivables r set total_amount = 0 from dropped where r.id = dropped.id`.execute(db);
}

/**
 * Charges the accessories of an order again when some of it is owed or paid again: it reverses the
 * lines that took them off. The caller has locked the receivables of the order.
 */
export async function raiseAccessories(
  db: Db,
  input: { cart_id: number; now: string },
): Promise<void> {
  const { cart_id, now } = input;
  await sql`
    with raised as (
      select a.id, l.vat_category, l.vat_rate, -sum(l.amount)::integer as amount from receivables a
      join receivable_lines l on l.organiser_id = a.organiser_id and l.receivable_id = a.id and l.reason = 'CANCELLATION'
      where a.cart_id = ${cart_id} and a.accessory and a.total_amount = 0
        and exists (select from receivables r where r.organiser_id = a.organiser_id and r.cart_id = a.cart_id and not r.accessory
          and (r.total_amount > 0 or r.paid_amount > 0))
      group by a.id, l.vat_category, l.vat_rate having sum(l.amount) < 0
    ), lines as (
      insert into receivable_lines (receivable_id, reason, amount, vat_category, vat_rate, created_at)
      select id, 'CANCELLATION', amount, vat_category, vat_rate, ${now}::timestamptz from raised
    )
    update receivables r set total_amount = whole.amount
    from (select id, sum(amount)::integer as amount from raised group by id) whole where r.id = whole.id`.execute(
    db,
  );
}
