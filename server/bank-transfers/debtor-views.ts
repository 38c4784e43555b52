import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { referenceOf } from '../receivables/index.ts';
import type { Db } from '../database/transaction.ts';

/**
 * The payer of money: a family, and the order or the receivable without one that a communication
 * names.
 */
export interface Debtor {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly wallet_amount: number;
  readonly cart_id: number | null;
  readonly receivable_id: number | null;
  readonly reference: string | null;
}

/**
 * Returns the family of the processed cart, or of the receivable without one, that has this
 * reference; undefined for none.
 */
export async function findDebtorByReference(
  db: Db,
  reference: string,
): Promise<Debtor | undefined> {
  const { rows } = await sql<Debtor>`
    select c.id, c.cuid, c.firstname, c.lastname, c.wallet_amount, k.id as cart_id, r.id as receivable_id, n.reference from payment_references n
    left join carts k on k.organiser_id = n.organiser_id and k.id = n.cart_id and k.status = 'PROCESSED'
    left join receivables r on r.organiser_id = n.organiser_id and r.id = n.receivable_id
    join customers c on c.organiser_id = n.organiser_id and c.id = coalesce(k.customer_id, r.customer_id)
    where n.reference = ${reference}`.execute(db);
  return rows[0];
}

/** Returns a family by its cuid; undefined for none. */
export async function findDebtorByCuid(db: Db, customer: string): Promise<Debtor | undefined> {
  const { rows } = await sql<Debtor>`
    select id, cuid, firstname, lastname, wallet_amount, null as cart_id, null as receivable_id, null as reference from customers
    where cuid = ${customer} and deleted_at is null`.execute(db);
  return rows[0];
}

/**
 * Loads the amounts that a family still owes, or those under a communication alone, for display,
 * each with the number under which it is paid: titles are bilingual columns; accessories of an
 * order, and amounts requested again after a correction, have none. Minor units.
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
    reference: string;
  }>`
    select s.firstname, s.lastname, s.title, owed.accessory, part.amount, part.due_at, coalesce(part.due_at <= ${now}, false) as overdue,
      ${referenceOf('owed')} as reference
    from receivables owed cross join lateral owed_parts(owed) part left join receivable_subjects s on s.organiser_id = owed.organiser_id and s.receivable_id = owed.id
    where owed.customer_id = ${debtor.id} and owed.owed_amount > 0
      and (${debtor.cart_id}::bigint is null or owed.cart_id = ${debtor.cart_id}::bigint)
      and (${debtor.receivable_id}::bigint is null or owed.id = ${debtor.receivable_id}::bigint)
    order by owed.created_at, owed.accessory desc, owed.id, part.due_at limit 100`.execute(db);
  return rows;
}
