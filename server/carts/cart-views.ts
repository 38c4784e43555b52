import { type RawBuilder, sql } from 'kysely';
import { type CartCoupon, findCartCoupon } from '../coupons/index.ts';
import type { Db } from '../database/transaction.ts';
import type { KindName } from '../kinds/index.ts';
import { type VolumeRule, volumesOf } from '../volume-discounts/index.ts';

/** The volume discounts of a cart `c` as one column. */
export const VOLUMES_OF_CART = volumesOf();

/** The kinds of items in a cart `c`, including expired ones: other kinds need not be read. */
export const KINDS_IN_CART = sql<readonly KindName[]>`array(select distinct i.type from cart_items i
  where i.organiser_id = c.organiser_id and i.cart_id = c.id and i.processed_at is null)`;

/** A cart as its row, with the wallet balance of its customer. */
export interface CartRow {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  readonly status: 'OPEN' | 'PAYING' | 'PROCESSED';
  readonly reference: string;
  readonly kinds: readonly KindName[];
  readonly coupon_id: number | null;
  readonly coupon: CartCoupon | null;
  /** The volume discounts of the organiser. */
  readonly volumes: readonly VolumeRule[];
  readonly created_at: string;
  readonly processed_at: string | null;
  readonly wallet_amount: number;
}

/** Returns the customer's current cart, open or being paid; null for none. */
export function findCurrentCart(db: Db, customer_id: number): Promise<CartRow | null> {
  return selectCurrentCart(db, { customer_id, lock: sql`` });
}

/** Does the same, optionally under a lock. */
export async function selectCurrentCart(
  db: Db,
  input: { readonly customer_id: number; readonly lock: RawBuilder<unknown> },
): Promise<CartRow | null> {
  const { rows } = await sql<Omit<CartRow, 'coupon'>>`
    select c.id, c.cuid, c.customer_id, c.status, c.reference, c.coupon_id, ${VOLUMES_OF_CART} as volumes, ${KINDS_IN_CART} as kinds, c.created_at, c.processed_at, customers.wallet_amount
    from carts c join customers on customers.organiser_id = c.organiser_id and customers.id = c.customer_id
    where c.customer_id = ${input.customer_id} and c.status <> 'PROCESSED'
    ${input.lock}`.execute(db);
  return cartWithCoupon(db, rows[0]);
}

/** Adds the coupon of a cart: most carts have none, and cost no query. */
export async function cartWithCoupon<Cart extends { readonly coupon_id: number | null }>(
  db: Db,
  cart: Cart | undefined,
): Promise<(Cart & { readonly coupon: CartCoupon | null }) | null> {
  if (cart === undefined) return null;
  const { coupon_id } = cart;
  return {
    ...cart,
    coupon: coupon_id === null ? null : await findCartCoupon(db, coupon_id),
  };
}
