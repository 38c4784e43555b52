import type { LineReason } from '@ribambelle/domain/receivables/lines.ts';
import type { Receivable } from '@ribambelle/domain/receivables/spread.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The debt of one customer for one purchase, as its row holds it; amounts in minor units. */
export interface ReceivableRow extends Receivable {
  readonly customer_id: number;
  readonly cart_id: number | null;
  /** The moment since which its purchase is used up; null for not yet. */
  readonly used_at: string | null;
}

/** A receivable to write; `newId` drew its id, so that the row of its purchase can name it. */
export interface NewReceivable {
  readonly id: number;
  readonly cart_id: number | null;
  readonly kind: string;
  readonly accessory: boolean;
  readonly total_amount: number;
  readonly deposit_amount: number;
  /** The reductions of its price, each with its own line; `total_amount` is the remainder. */
  readonly discounts?: readonly { readonly amount: number; readonly label: Json }[];
  /** The moment until which it is to be paid; null for no deadline. */
  readonly due_at: string | null;
}

/** Writes receivables of one customer, each with a line for its sale and one for each reduction. */
export async function insertReceivables(
  db: Db,
  input: {
    customer_id: number;
    created_by: number | null;
    now: string;
    receivables: readonly NewReceivable[];
  },
): Promise<void> {
  if (input.receivables.length === 0) return;
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(input.receivables)}::jsonb)
        as r (id bigint, cart_id bigint, kind text, accessory boolean, total_amount integer, deposit_amount integer,
          due_at timestamptz, discounts jsonb)
    ), made as (
      insert into receivables (id, customer_id, cart_id, kind, accessory, total_amount, deposit_amount, due_at, created_at)
      select id, ${input.customer_id}::bigint, cart_id, kind, accessory, total_amount, deposit_amount, due_at,
        ${input.now}::timestamptz from given
    )
    insert into receivable_lines (receivable_id, reason, label, amount, created_by, created_at)
    select line.* , ${input.created_by}::bigint, ${input.now}::timestamptz
    from given, lateral (
      select given.id, 'SALE', '{}'::jsonb, given.total_amount + coalesce((
        select sum((one ->> 'amount')::integer) from jsonb_array_elements(given.discounts) one), 0)::integer
      union all select given.id, 'DISCOUNT', one -> 'label', -(one ->> 'amount')::integer from jsonb_array_elements(given.discounts) one
    ) line (receivable_id, reason, label, amount) where line.amount <> 0`.execute(db);
}

/**
 * A selection of receivables: those of an order, one by its id, those that a payment is allocated
 * to, all that a customer still owes, or the last two together; or those with some ids and the fees
 * of some orders.
 */
export type Which =
  | { readonly cart_id: number }
  | { readonly receivable_id: number }
  | { readonly payment_id: number; readonly or_owed_by?: number }
  | { readonly customer_id: number }
  | { readonly receivable_ids: readonly number[]; readonly fees_of: readonly number[] };

const COLUMNS = sql`r.id, r.customer_id, r.cart_id, r.accessory, r.total_amount, r.deposit_amount, r.paid_amount, r.due_at, r.created_at, r.used_at`;

/** Locks receivables by id: the one order in which money is locked (docs/algorithms/locks.md). */
export async function lockReceivables(db: Db, which: Which): Promise<readonly ReceivableRow[]> {
  const { rows } = await sql<ReceivableRow>`
    select ${COLUMNS} from receivables r where ${conditionOf(which)}
    order by r.id for no key update`.execute(db);
  return rows;
}

function conditionOf(which: Which) {
  if ('cart_id' in which) return sql`r.cart_id = ${which.cart_id}`;
  if ('receivable_id' in which) return sql`r.id = ${which.receivable_id}`;
  if ('receivable_ids' in which)
    return sql`(r.id = any(${which.receivable_ids}) or (r.accessory and r.cart_id = any(${which.fees_of})))`;
  if ('customer_id' in which)
    return sql`r.customer_id = ${which.customer_id} and r.owed_amount > 0`;
  const paid = sql`select l.receivable_id from payment_allocations l
    where l.payment_id = ${which.payment_id}`;
  if (which.or_owed_by === undefined) return sql`r.id in (${paid})`;
  const { or_owed_by: debtor } = which;
  const owed = sql`select o.id from receivables o
    where o.customer_id = ${debtor} and o.owed_amount > 0`;
  // found by either index first; once a row is locked, the condition is checked again
  return sql`r.id = any(array(${paid} union ${owed})) and (r.id in (${paid}) or (r.customer_id = ${debtor} and r.owed_amount > 0))`;
}

/** A line to add. `label` is a text in each language; without it, the reason gives the text. */
export interface NewLine {
  readonly receivable_id: number;
  readonly reason: LineReason;
  readonly amount: number;
  readonly label?: Readonly<Record<string, string>>;
}

/**
 * Adds lines to locked receivables and moves their totals in the same statement; signed minor
 * units. `deposit_amount` is set when given. Fails, and writes nothing, when a total would fall
 * below 0: the caller has decided otherwise.
 */
export async function addLines(
  db: Db,
  input: { lines: readonly NewLine[]; created_by?: number | null; now: string },
): Promise<void> {
  const lines = input.lines.filter(({ amount }) => amount !== 0);
  if (lines.length === 0) return;
  const rows = lines.map(({ label = {}, ...line }) => ({ ...line, label }));
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (receivable_id bigint, reason text, amount integer, label jsonb)
    ), added as (
      insert into receivable_lines (receivable_id, reason, label, amount, created_by, created_at)
      select receivable_id, reason, label, amount, ${input.created_by ?? null}::bigint,
        ${input.now}::timestamptz from given
    )
    update receivables r set total_amount = r.total_amount + moved.amount
    from (select receivable_id, sum(amount)::integer as amount from given group by receivable_id) moved
    where r.id = any(${lines.map(({ receivable_id }) => receivable_id)}::bigint[])
      and r.id = moved.receivable_id`.execute(db);
}

/** Notes the moment since which the purchase of a locked receivable is used up. */
export async function noteUsed(
  db: Db,
  input: { receivable_id: number; now: string },
): Promise<void> {
  await sql`
    update receivables set used_at = ${input.now}
    where id = ${input.receivable_id}`.execute(db);
}

/** Sets the deposit of a locked receivable, in minor units. */
export async function setDeposit(
  db: Db,
  input: { receivable_id: number; deposit_amount: number },
): Promise<void> {
  await sql`
    update receivables set deposit_amount = ${input.deposit_amount}
    where id = ${input.receivable_id} and deposit_amount <> ${input.deposit_amount}`.execute(db);
}

/** Sets the moment until which a locked receivable is to be paid; null for no deadline. */
export async function setDue(
  db: Db,
  input: { receivable_id: number; due_at: string | null },
): Promise<void> {
  await sql`
    update receivables set due_at = ${input.due_at}::timestamptz
    where id = ${input.receivable_id}`.execute(db);
}

/**
 * Returns the condition that a receivable (`owed` in the statement) is overdue now: the SQL of
 * `domain/receivables/overdue.ts`.
 */
export function overdueAt(now: string): RawBuilder<boolean> {
  return sql<boolean>`(owed.owed_amount > 0 and owed.due_at <= ${now})`;
}

/**
 * Takes accessories off orders of which nothing else is owed or paid (R26,
 * `domain/receivables/accessory.ts`). Called after each line and allocation that may have been the
 * last of its order; the caller has locked the receivables of these orders.
 */
export async function dropAccessories(
  db: Db,
  input: { cart_ids: readonly (number | null)[]; now: string },
): Promise<void> {
  const cart_ids = input.cart_ids.filter((id) => id !== null);
  if (cart_ids.length === 0) return;
  await sql`
    with dropped as (
      select a.id, a.total_amount from receivables a
      where a.cart_id = any(${cart_ids}::bigint[]) and a.accessory and a.total_amount > 0
        and not exists (select from receivables r where r.organiser_id = a.organiser_id and r.cart_id = a.cart_id and not r.accessory
          and (r.total_amount > 0 or r.paid_amount > 0))
    ), lines as (
      insert into receivable_lines (receivable_id, reason, amount, created_at)
      select id, 'CANCELLATION', -total_amount, ${input.now}::timestamptz from dropped
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
      select a.id, -sum(l.amount)::integer as amount from receivables a
      join receivable_lines l on l.organiser_id = a.organiser_id and l.receivable_id = a.id and l.reason = 'CANCELLATION'
      where a.cart_id = ${cart_id} and a.accessory and a.total_amount = 0
        and exists (select from receivables r where r.organiser_id = a.organiser_id and r.cart_id = a.cart_id and not r.accessory
          and (r.total_amount > 0 or r.paid_amount > 0))
      group by a.id having sum(l.amount) < 0
    ), lines as (
      insert into receivable_lines (receivable_id, reason, amount, created_at)
      select id, 'CANCELLATION', amount, ${now}::timestamptz from raised
    )
    update receivables r set total_amount = raised.amount from raised where r.id = raised.id`.execute(
    db,
  );
}

/** Loads the total of a receivable before its cancellation and any kept fee, in minor units. */
export async function loadTotalBefore(db: Db, receivable_id: number): Promise<number> {
  const { rows } = await sql<{ total_amount: number }>`
    select coalesce(sum(amount), 0)::integer as total_amount from receivable_lines
    where receivable_id = ${receivable_id} and reason not in ('CANCELLATION', 'FEE')`.execute(db);
  return rows[0]?.total_amount ?? 0;
}
