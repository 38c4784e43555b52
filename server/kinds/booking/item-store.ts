import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { BookingItem, NewOf } from '../items.ts';

/** Adds bookings to a cart: they hold their times until they expire (R9). */
export async function insertItems(
  db: Db,
  input: { cart_id: number; now: string; items: readonly NewOf<BookingItem>[] },
): Promise<void> {
  await sql`
    insert into cart_items (cart_id, type, resource_id, participant_id, quantity, price, deposit, price_lines, expires_at, created_at)
    select ${input.cart_id}::bigint, type, resource_id, participant_id, quantity, price, deposit, price_lines,
      expires_at, ${input.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(input.items)}::jsonb) as item (type text, resource_id bigint, participant_id bigint,
      quantity integer, price integer, deposit integer, price_lines jsonb, expires_at timestamptz)`.execute(
    db,
  );
}
