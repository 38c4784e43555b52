import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the number under which a receivable is paid: that of its order, or its own. `of` is its
 * name in the statement.
 */
export function referenceOf(of: string): RawBuilder<string> {
  const receivable = sql.id(of);
  return sql<string>`case when ${receivable}.cart_id is null
    then (select n.reference from payment_references n where n.organiser_id = ${receivable}.organiser_id and n.receivable_id = ${receivable}.id)
    else (select k.reference from carts k where k.organiser_id = ${receivable}.organiser_id and k.id = ${receivable}.cart_id) end`;
}
