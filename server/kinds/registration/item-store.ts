import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/transaction.ts';
import type { NewOf, RegistrationItem } from '../items.ts';

/**
 * Adds registrations to a cart with their dates, their ids in their order; their places were
 * decided under the lock.
 */
export async function insertItems(
  db: Db,
  input: { cart_id: number; now: string; items: readonly NewOf<RegistrationItem>[] },
): Promise<void> {
  const ids = input.items.map(() => newId()).toSorted((one, other) => one - other);
  const items = input.items.map((item, index) => ({ ...item, id: ids[index] }));
  await sql`
    with given as materialized (
      select item.*
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (id bigint, type text, participant_id bigint, availability_id bigint, customer_bundle_id bigint, quantity integer,
        price integer, deposit integer, price_lines jsonb, options jsonb, questions jsonb, expires_at timestamptz, date_ids jsonb)
    ), items as (
      insert into cart_items (id, cart_id, type, participant_id, availability_id, customer_bundle_id, quantity, price, deposit, price_lines,
        options, questions, expires_at, created_at)
      select id, ${input.cart_id}::bigint, type, participant_id, availability_id, customer_bundle_id, quantity, price, deposit, price_lines,
        options, questions, expires_at, ${input.now}::timestamptz from given
    )
    insert into cart_item_dates (cart_item_id, date_id)
    select given.id, chosen::bigint from given, jsonb_array_elements_text(given.date_ids) chosen`.execute(
    db,
  );
}
