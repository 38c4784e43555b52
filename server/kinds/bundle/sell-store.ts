import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { Made } from '../kind.ts';

/** A sold pack to write; its price is a receivable. */
export interface NewCustomerBundle {
  readonly bundle_id: number;
  readonly receivable_id: number;
  readonly cart_item_id: number | null;
  readonly participant_id: number | null;
  readonly capacity: number | null;
  readonly expires_at: string | null;
}

/** Writes sold packs, and marks the cart items that they come from. */
export async function insertCustomerBundles(
  db: Db,
  input: {
    customer_id: number;
    /** Its order; null for a pack that was given. */
    cart_id: number | null;
    created_by: number | null;
    bundles: readonly NewCustomerBundle[];
    now: string;
  },
): Promise<readonly Made[]> {
  const { customer_id, cart_id, created_by, bundles, now } = input;
  const item_ids = bundles.flatMap(({ cart_item_id }) => cart_item_id ?? []);
  const { rows } = await sql<Made>`
    with made as (
      insert into customer_bundles (customer_id, cart_id, created_by, created_at, bundle_id, receivable_id, cart_item_id,
        participant_id, capacity, expires_at)
      select ${customer_id}::bigint, ${cart_id}::bigint, ${created_by}::bigint, ${now}::timestamptz, bundle_id,
        receivable_id, cart_item_id, participant_id, capacity, expires_at
      from jsonb_to_recordset(${JSON.stringify(bundles)}::jsonb) as sold (bundle_id bigint, receivable_id bigint, cart_item_id bigint,
        participant_id bigint, capacity integer, expires_at timestamptz)
      returning id, cuid
    ), items as (
      update cart_items set processed_at = ${now}::timestamptz
      where id = any(${item_ids}::bigint[])
    )
    select id, cuid from made`.execute(db);
  return rows;
}
