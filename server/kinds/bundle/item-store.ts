import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { NewOf, BundleItem } from '../items.ts';

/** Adds packs to a cart. */
export async function insertItems(
  db: Db,
  input: { cart_id: number; now: string; items: readonly NewOf<BundleItem>[] },
): Promise<void> {
  await sql`
    insert into cart_items (cart_id, type, bundle_id, participant_id, quantity, price, deposit, price_lines, expires_at, created_at)
    select ${input.cart_id}::bigint, type, bundle_id, participant_id, quantity, price, deposit, price_lines, expires_at,
      ${input.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(input.items)}::jsonb) as item (type text, bundle_id bigint, participant_id bigint, quantity integer, price integer,
      deposit integer, price_lines jsonb, expires_at timestamptz)`.execute(db);
}
