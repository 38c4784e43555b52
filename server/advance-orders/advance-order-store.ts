import type { AdvanceStrategy } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Records that an entry orders its place in advance: at this price at most, in minor units, paid in
 * this way, and on which terms.
 */
export async function saveAdvanceOrder(
  db: Db,
  input: {
    id: number;
    price: number;
    strategy: AdvanceStrategy;
    terms_version: number | null;
    now: string;
  },
): Promise<void> {
  const { id, price, strategy, terms_version, now } = input;
  await sql`
    update waiting_list_entries
    set advance_price = ${price}, advance_ordered_at = ${now}::timestamptz, advance_terms_version = ${terms_version},
      advance_strategy = ${strategy}
    where id = ${id}`.execute(db);
}

/** Records that an entry no longer orders anything in advance. */
export async function removeAdvanceOrder(db: Db, id: number): Promise<void> {
  await sql`
    update waiting_list_entries set advance_price = null, advance_ordered_at = null, advance_terms_version = null, advance_strategy = null
    where id = ${id}`.execute(db);
}

/** Records the order that came from an advance order, on the terms that were accepted with it. */
export async function noteOrdered(db: Db, input: { id: number; cart_id: number }): Promise<void> {
  const { id, cart_id } = input;
  await sql`
    with ordered as (
      update waiting_list_entries set advance_cart_id = ${cart_id} where id = ${id}
      returning advance_ordered_at, advance_terms_version
    )
    update carts set terms_version = ordered.advance_terms_version,
      terms_accepted_at = case when ordered.advance_terms_version is null then null else ordered.advance_ordered_at end
    from ordered where id = ${cart_id}`.execute(db);
}
