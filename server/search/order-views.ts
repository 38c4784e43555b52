import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Finds the orders, and the receivables without one, with these digits somewhere in their
 * communication, newest first; at most `limit`.
 */
export async function findOrders(db: Db, input: { part: string; limit: number }) {
  const { rows } = await sql<{
    reference: string;
    processed_at: string;
    customer_cuid: string;
    customer_name: string;
  }>`
    select k.reference, k.processed_at, c.cuid as customer_cuid, trim(c.firstname || ' ' || c.lastname) as customer_name
    from carts k join customers c on c.organiser_id = k.organiser_id and c.id = k.customer_id
    where k.id = any(array(select orders_found(${input.part})))
    union all
    select n.reference, r.created_at, c.cuid, trim(c.firstname || ' ' || c.lastname)
    from receivables r join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
    join payment_references n on n.organiser_id = r.organiser_id and n.receivable_id = r.id
    where r.id = any(array(select receivables_found(${input.part})))
    order by processed_at desc, reference limit ${input.limit}`.execute(db);
  return rows;
}
