import { type RawBuilder, sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import { type SegmentsMeant, segmentsMeant } from '../segments/index.ts';

/** Tests whether a coupon was ever used; the lock on its row keeps new carts waiting. */
export async function isCouponUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from coupon_uses where coupon_id = ${id})
      or exists (select from payments where coupon_id = ${id}) as used`.execute(db);
  return rows[0]?.used === true;
}

/** Removes a coupon from the carts that hold it. */
export async function leaveCarts(db: Db, id: number): Promise<void> {
  await sql`update carts set coupon_id = null
    where coupon_id = ${id}`.execute(db);
}

/** A coupon under lock, with the limits of its use. */
export interface LockedCoupon {
  readonly id: number;
  readonly active: boolean;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly maximum_uses: number | null;
  readonly maximum_uses_per_customer: number | null;
  /** The people and the dates that it is for, as segments. */
  readonly segments: SegmentsMeant;
}

/**
 * Locks the coupon with a code or an id: the only way to its uses. Undefined when there is none.
 */
export async function lockCouponForUse(
  db: Db,
  input: { code: string } | { id: number },
): Promise<LockedCoupon | undefined> {
  const which = 'code' in input ? sql`p.code = ${input.code}` : sql`p.id = ${input.id}`;
  const { rows } = await sql<LockedCoupon>`
    select p.id, p.active, p.starts_at, p.ends_at, p.maximum_uses, p.maximum_uses_per_customer, ${segmentsMeant('p')} as segments from coupons p
    where ${which} ${rowLock('coupon')}`.execute(db);
  return rows[0];
}

/**
 * Selects the carts that hold a use of the coupon `coupon_id` now: being paid, or with an item that
 * has not expired.
 */
export const holding = (now: string): RawBuilder<unknown> => sql`carts held
    where held.coupon_id is not null and held.processed_at is null
      and (held.status = 'PAYING' or exists (select from cart_items i where i.organiser_id = held.organiser_id and i.cart_id = held.id
        and i.processed_at is null and i.expires_at > ${now}))`;

/**
 * Counts the uses of a locked coupon and the carts that hold one, except this customer's own cart;
 * in its own statement, after the lock.
 */
export async function countCouponUses(
  db: Db,
  input: { id: number; customer_id: number; now: string },
): Promise<{ readonly all: number; readonly own: number }> {
  const { id, customer_id } = input;
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::integer as all, (count(*) filter (where customer_id = ${customer_id}))::integer as own
    from coupon_uses where coupon_id = ${id}
    union all
    select count(*)::integer, 0 from ${holding(input.now)} and held.coupon_id = ${id} and held.customer_id <> ${customer_id}`.execute(
    db,
  );
  return {
    all: rows.reduce((sum, { all }) => sum + all, 0),
    own: rows.reduce((sum, { own }) => sum + own, 0),
  };
}

/** Records that an order used a coupon, with the reduction in minor units. */
export async function insertCouponUse(
  db: Db,
  input: { coupon_id: number; cart_id: number; customer_id: number; amount: number; now: string },
): Promise<void> {
  const { now, ...use } = input;
  await db
    .insertInto('coupon_uses')
    .values({ ...use, created_at: now })
    .execute();
}
