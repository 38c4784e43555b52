import type { SaleLine } from '@ribambelle/domain/vat/sale-lines.ts';
import type { LineReason } from '@ribambelle/domain/receivables/lines.ts';
import type { Receivable } from '@ribambelle/domain/receivables/spread.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import { loadInstalments } from './instalment-store.ts';

/** The debt of one customer for one purchase, as its row holds it; amounts in minor units. */
export interface ReceivableRow extends Receivable {
  readonly customer_id: number;
  /** The moment since which its purchase is used up; null for not yet. */
  readonly used_at: string | null;
  /** True when it is due in parts. */
  readonly in_instalments: boolean;
}

/** A line of a receivable that is not written yet; signed minor units. */
type FirstLine = Omit<SaleLine<Json>, 'reason'> & { readonly reason: LineReason };

/** A receivable to write; `newId` drew its id, so that the row of its purchase can name it. */
export interface NewReceivable {
  readonly id: number;
  readonly cart_id: number | null;
  readonly kind: string;
  readonly accessory: boolean;
  readonly total_amount: number;
  readonly deposit_amount: number;
  /** Its first lines, for a sale and its reductions; `total_amount` is their sum. */
  readonly lines: readonly FirstLine[];
  /** The moment until which it is to be paid; null for no deadline. */
  readonly due_at: string | null;
}

/**
 * Writes receivables of one customer, each with its lines. The database gives one without an order
 * a number of its own (decision 268); the others are paid under that of their order.
 */
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
          due_at timestamptz, lines jsonb)
    ), made as (
      insert into receivables (id, customer_id, cart_id, kind, accessory, total_amount, deposit_amount, due_at, created_at)
      select id, ${input.customer_id}::bigint, cart_id, kind, accessory, total_amount, deposit_amount, due_at,
        ${input.now}::timestamptz from given
    )
    insert into receivable_lines (receivable_id, reason, label, amount, vat_category, vat_rate, created_by, created_at)
    select given.id, line.reason, coalesce(line.label, '{}'), line.amount, line.vat_category, line.vat_rate,
      ${input.created_by}::bigint, ${input.now}::timestamptz
    from given, jsonb_to_recordset(given.lines) as line (reason text, label jsonb, amount integer, vat_category text, vat_rate integer)`.execute(
    db,
  );
}

/**
 * A selection of receivables: those of an order, one by its id, those that a payment is allocated
 * to, all that a customer still owes, or the last two together; those with some ids and the fees of
 * some orders, or all of some orders; or all that the money of a payment may move: its targets with
 * their orders, the order that it is for, and those that it is allocated to.
 */
export type Which =
  | { readonly cart_id: number }
  | { readonly receivable_id: number }
  | { readonly payment_id: number; readonly or_owed_by?: number }
  | { readonly customer_id: number }
  | { readonly receivable_ids: readonly number[]; readonly fees_of: readonly number[] }
  | { readonly receivable_ids: readonly number[]; readonly of_orders: readonly number[] }
  | { readonly settled_by: { readonly id: number; readonly cart_id: number | null } };

const COLUMNS = sql`r.id, r.customer_id, r.cart_id, r.accessory, r.total_amount, r.deposit_amount, r.paid_amount, r.due_at, r.created_at, r.used_at, r.in_instalments`;

/**
 * Locks receivables by id, with their instalments: the one order in which money is locked
 * (docs/algorithms/locks.md).
 */
export async function lockReceivables(db: Db, which: Which): Promise<readonly ReceivableRow[]> {
  const { rows } = await sql<ReceivableRow>`
    select ${COLUMNS} from receivables r where ${conditionOf(which)}
    order by r.id ${rowLock('r')}`.execute(db);
  return withInstalments(db, rows);
}

/** Loads the same without a lock, for a preview: they may change. */
export async function loadReceivables(db: Db, which: Which): Promise<readonly ReceivableRow[]> {
  const { rows } = await sql<ReceivableRow>`
    select ${COLUMNS} from receivables r where ${conditionOf(which)} order by r.id`.execute(db);
  return withInstalments(db, rows);
}

/**
 * Adds the instalments of those that are due in parts, in a statement of its own: of a row that is
 * locked they no longer change.
 */
async function withInstalments(
  db: Db,
  rows: readonly ReceivableRow[],
): Promise<readonly ReceivableRow[]> {
  const spread = rows.filter(({ in_instalments }) => in_instalments);
  if (spread.length === 0) return rows;
  const parts = await loadInstalments(
    db,
    spread.map(({ id }) => id),
  );
  const parts_of = new Map(parts.map((one) => [one.receivable_id, one.instalments]));
  return rows.map((row) => {
    const instalments = parts_of.get(row.id);
    return instalments === undefined ? row : { ...row, instalments };
  });
}

function conditionOf(which: Which) {
  if ('cart_id' in which) return sql`r.cart_id = ${which.cart_id}`;
  if ('receivable_id' in which) return sql`r.id = ${which.receivable_id}`;
  if ('settled_by' in which) return settledBy(which.settled_by);
  if ('of_orders' in which)
    return sql`(r.id = any(${which.receivable_ids}) or r.cart_id = any(${which.of_orders}))`;
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

function settledBy({ id, cart_id }: { readonly id: number; readonly cart_id: number | null }) {
  const targets = sql`select t.receivable_id from payment_targets t where t.payment_id = ${id}`;
  return sql`r.id = any(array(${targets}
    union select l.receivable_id from payment_allocations l where l.payment_id = ${id}
    union select o.id from receivables o where o.cart_id = ${cart_id}::bigint
    union select o.id from receivables o where o.cart_id in (select t.cart_id from receivables t where t.id in (${targets}))))`;
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

/**
 * Sets the moment until which a locked receivable is to be paid; null for no deadline. One in
 * instalments keeps theirs.
 */
export async function setDue(
  db: Db,
  input: { receivable_id: number; due_at: string | null },
): Promise<void> {
  await sql`
    update receivables set due_at = ${input.due_at}::timestamptz
    where id = ${input.receivable_id} and not in_instalments`.execute(db);
}

/**
 * Returns the condition that a receivable (`owed` in the statement) is overdue now: the SQL of
 * `domain/receivables/overdue.ts`.
 */
export function overdueAt(now: string): RawBuilder<boolean> {
  return sql<boolean>`(owed.owed_amount > 0 and owed.due_at <= ${now})`;
}
