import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { overdueAt } from '../receivables/index.ts';
import type { Db } from '../database/transaction.ts';

/** The payer of money: a family, and the cart when a communication named one. */
export interface Debtor {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly wallet_amount: number;
  readonly cart_id: number | null;
  readonly reference: string | null;
}

/** Returns the family of a processed cart with this reference; undefined for none. */
export async function findDebtorByReference(
  db: Db,
  reference: string,
): Promise<Debtor | undefined> {
  const { rows } = await sql<Debtor>`
    select c.id, c.cuid, c.firstname, c.lastname, c.wallet_amount, k.id as cart_id, k.reference from carts k
    join customers c on c.organiser_id = k.organiser_id and c.id = k.customer_id
    where k.reference = ${reference} and k.status = 'PROCESSED'`.execute(db);
  return rows[0];
}

/** Returns a family by its cuid; undefined for none. */
export async function findDebtorByCuid(db: Db, customer: string): Promise<Debtor | undefined> {
  const { rows } = await sql<Debtor>`
    select id, cuid, firstname, lastname, wallet_amount, null as cart_id, null as reference from customers
    where cuid = ${customer} and deleted_at is null`.execute(db);
  return rows[0];
}

/**
 * Loads the amounts that a family, or one of its orders, still owes, for display: titles are
 * bilingual columns; accessories of an order, and amounts requested again after a correction, have
 * none. Minor units.
 */
export async function loadOwed(db: Db, input: { debtor: Debtor; now: string }) {
  const { debtor, now } = input;
  const { rows } = await sql<{
    firstname: string | null;
    lastname: string | null;
    title: Json;
    accessory: boolean;
    amount: number;
    due_at: string | null;
    overdue: boolean;
  }>`
    select s.firstname, s.lastname, s.title, owed.accessory, owed.owed_amount as amount, owed.due_at, coalesce(${overdueAt(now)}, false) as overdue
    from receivables owed left join receivable_subjects s on s.organiser_id = owed.organiser_id and s.receivable_id = owed.id
    where owed.customer_id = ${debtor.id} and owed.owed_amount > 0
      and (${debtor.cart_id}::bigint is null or owed.cart_id = ${debtor.cart_id}::bigint)
    order by owed.created_at, owed.accessory desc, owed.id limit 100`.execute(db);
  return rows;
}
