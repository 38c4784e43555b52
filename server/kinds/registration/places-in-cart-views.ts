import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { PricedPlaces } from '../../volume-discounts/index.ts';

/**
 * Loads the live registrations in the customer's current cart at the price at which they were
 * added, in the order in which they were added: volume discounts count them before the next ones.
 */
export async function loadPlacesInCart(
  db: Db,
  input: { customer_id: number; now: string },
): Promise<readonly PricedPlaces[]> {
  const { rows } = await sql<PricedPlaces>`
    select i.participant_id, i.availability_id, a.activity_id, a.start_at, i.quantity, i.price_lines,
      (select count(*)::integer from cart_item_dates d where d.organiser_id = i.organiser_id and d.cart_item_id = i.id) as dates
    from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    join availabilities a on a.organiser_id = i.organiser_id and a.id = i.availability_id
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'REGISTRATION' and i.processed_at is null and i.expires_at > ${input.now}
    order by i.created_at, i.id`.execute(db);
  return rows;
}
