import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Puts a coupon on a locked cart, or removes the present one (null). */
export async function setCoupon(
  db: Db,
  input: { cart_id: number; coupon_id: number | null },
): Promise<void> {
  await sql`update carts set coupon_id = ${input.coupon_id}::bigint where id = ${input.cart_id}`.execute(
    db,
  );
}

/** Marks a cart as being paid: from now on nothing in it changes until the provider answers. */
export async function setCartPaying(
  db: Db,
  input: { cart_id: number; strategy: Strategy; terms_version: number | null; now: string },
): Promise<void> {
  await sql`
    update carts set status = 'PAYING', payment_strategy = ${input.strategy}, terms_accepted_at = ${input.now},
      terms_version = ${input.terms_version}
    where id = ${input.cart_id} and status <> 'PROCESSED'`.execute(db);
}

/** Opens the cart again as it was, after a payment that failed (R11). */
export async function setCartOpen(db: Db, cart_id: number): Promise<void> {
  await sql`
    update carts set status = 'OPEN', payment_strategy = null
    where id = ${cart_id} and status = 'PAYING'`.execute(db);
}

/**
 * Marks the cart as processed: its items are bought, and their price is owed (receivables). Without
 * new terms, those accepted before payment stay.
 */
export async function setCartProcessed(
  db: Db,
  input: { cart_id: number; strategy: Strategy; terms_version: number | null; now: string },
): Promise<void> {
  await sql`
    update carts set status = 'PROCESSED', payment_strategy = ${input.strategy}, processed_at = ${input.now}::timestamptz,
      terms_accepted_at = coalesce(terms_accepted_at, ${input.now}::timestamptz),
      terms_version = coalesce(${input.terms_version}::integer, terms_version)
    where id = ${input.cart_id}`.execute(db);
}

/**
 * Moves items to another cart, because they were added after the payment that is being settled had
 * begun.
 */
export async function moveItems(
  db: Db,
  input: { item_ids: readonly number[]; to_cart_id: number },
): Promise<void> {
  await sql`
    update cart_items set cart_id = ${input.to_cart_id}
    where id = any(${input.item_ids}::bigint[]) and processed_at is null`.execute(db);
}

/**
 * Writes a cart that is processed from the start, to be paid later; null when its reference is
 * taken.
 */
export async function insertOrder(
  db: Db,
  input: { customer_id: number; reference: string; now: string },
): Promise<number | null> {
  const { customer_id, reference, now } = input;
  const { rows } = await sql<{ id: number }>`
    insert into carts (customer_id, reference, status, payment_strategy, created_at, processed_at)
    select ${customer_id}::bigint, ${reference}::text, 'PROCESSED', 'DELAYED', ${now}::timestamptz, ${now}::timestamptz
    where not exists (select from payment_references where reference = ${reference})
    on conflict (organiser_id, reference) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}
