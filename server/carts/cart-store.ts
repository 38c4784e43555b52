import { sql } from 'kysely';
import type { CartCoupon } from '../coupons/index.ts';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import type { LockedItem } from '../kinds/index.ts';
import type { VolumeRule } from '../volume-discounts/index.ts';
import { type CartRow, cartWithCoupon, selectCurrentCart, VOLUMES_OF_CART } from './cart-views.ts';

/** A cart under lock. */
export interface LockedCart {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  readonly status: 'OPEN' | 'PAYING' | 'PROCESSED';
  readonly reference: string;
  readonly coupon_id: number | null;
  readonly coupon: CartCoupon | null;
  /** The volume discounts of the organiser. */
  readonly volumes: readonly VolumeRule[];
}

/**
 * Opens a cart unless the customer has one; does nothing when it exists, or when the reference is
 * taken.
 */
export async function insertCart(
  db: Db,
  input: { customer_id: number; reference: string; now: string },
): Promise<void> {
  await sql`
    insert into carts (customer_id, reference, created_at)
    select ${input.customer_id}::bigint, ${input.reference}::text, ${input.now}::timestamptz
    where not exists (select from payment_references where reference = ${input.reference}) on conflict do nothing`.execute(
    db,
  );
}

/** Locks the customer's current cart and returns its whole row; null for none. */
export function lockCurrentCart(db: Db, customer_id: number): Promise<CartRow | null> {
  return selectCurrentCart(db, { customer_id, lock: rowLock('cart') });
}

/** Locks a cart by its id, whatever its state; when a customer is named, only a cart of theirs. */
export async function lockCart(
  db: Db,
  input: { cart_id: number; customer_id?: number | undefined },
): Promise<LockedCart | null> {
  const { rows } = await sql<Omit<LockedCart, 'coupon'>>`
    select c.id, c.cuid, c.customer_id, c.status, c.reference, c.coupon_id, ${VOLUMES_OF_CART} as volumes from carts c
    where c.id = ${input.cart_id}
      and c.customer_id = coalesce(${input.customer_id ?? null}::bigint, c.customer_id) ${rowLock('cart')}`.execute(
    db,
  );
  return cartWithCoupon(db, rows[0]);
}

/**
 * Loads the items of a cart that are not bought yet, each with the columns of its kind, in the
 * order in which they were added, including expired ones.
 */
export async function loadItems(db: Db, cart_id: number): Promise<readonly LockedItem[]> {
  const { rows } = await sql<LockedItem>`
    select i.*, a.activity_id, a.start_at,
      array(select d.date_id from cart_item_dates d where d.organiser_id = i.organiser_id and d.cart_item_id = i.id) as date_ids
    from cart_items i left join availabilities a on a.organiser_id = i.organiser_id and a.id = i.availability_id
    where i.cart_id = ${cart_id} and i.processed_at is null
    order by i.created_at, i.id`.execute(db);
  return rows;
}

/** Removes an item from a cart. */
export async function deleteItem(db: Db, item_id: number): Promise<void> {
  await sql`delete from cart_items where id = ${item_id} and processed_at is null`.execute(db);
}

/**
 * Lets each item hold its places until a moment of its own; availability was decided again under
 * the lock.
 */
export async function holdItemsUntil(
  db: Db,
  holds: readonly { id: number; expires_at: string }[],
): Promise<void> {
  if (holds.length === 0) return;
  await sql`
    update cart_items i set expires_at = hold.expires_at
    from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as hold (id bigint, expires_at timestamptz)
    where i.id = any(${holds.map(({ id }) => id)}::bigint[]) and i.id = hold.id
      and i.processed_at is null`.execute(db);
}

/**
 * Lets items hold their places until another moment; their places were decided again under the
 * lock.
 */
export async function holdItems(
  db: Db,
  input: { item_ids: readonly number[]; expires_at: string; extended?: boolean },
): Promise<void> {
  await sql`
    update cart_items set expires_at = ${input.expires_at}::timestamptz, extended = extended or ${input.extended ?? false}::boolean
    where id = any(${input.item_ids}::bigint[]) and processed_at is null`.execute(db);
}
