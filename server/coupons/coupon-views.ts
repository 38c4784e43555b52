import type { Json } from '@ribambelle/database/json.ts';
import type { Coupon } from '@ribambelle/domain/coupons/coupon-effect.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ListQuery, readListPage } from '../lists/list-views.ts';
import { type SegmentsMeant, segmentsMeant } from '../segments/index.ts';

/** A coupon on a cart; its title is a bilingual column. */
export interface CartCoupon extends Omit<Coupon, 'scope'>, SegmentsMeant {
  readonly id: number;
  readonly code: string;
  readonly title: Json;
}

/** Finds the coupon of a cart by its id, with the segments that it names. */
export async function findCartCoupon(db: Db, coupon_id: number): Promise<CartCoupon | null> {
  const { rows } = await sql<{ coupon: CartCoupon }>`
    select jsonb_build_object('id', p.id, 'code', p.code, 'title', p.title, 'amount', p.amount, 'percentage', p.percentage,
      'min_total_amount', p.min_total_amount, 'starts_at', p.starts_at, 'ends_at', p.ends_at, 'active', p.active,
      'activity_ids', (select coalesce(jsonb_agg(named.activity_id), '[]') from coupon_activities named
        where named.organiser_id = p.organiser_id and named.coupon_id = p.id)) || ${segmentsMeant('p')} as coupon
    from coupons p where p.id = ${coupon_id}`.execute(db);
  return rows[0]?.coupon ?? null;
}

/**
 * Loads the activities whose registrations a coupon is for, by slug; their titles are bilingual
 * columns.
 */
export async function loadCouponActivities(
  db: Db,
  id: number,
): Promise<readonly { readonly cuid: string; readonly title: Json }[]> {
  const { rows } = await sql<{ cuid: string; title: Json }>`
    select v.cuid, v.title from coupon_activities named
    join activities v on v.organiser_id = named.organiser_id and v.id = named.activity_id
    where named.coupon_id = ${id}
    order by v.slug, v.id`.execute(db);
  return rows;
}

/** A use of a coupon. */
export interface CouponUseRow {
  readonly cuid: string;
  readonly reference: string;
  readonly customer_cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly amount: number;
  readonly created_at: string;
}

/**
 * Finds a page of the orders in which a coupon was used, newest first, and their number, counted up
 * to the limit of the back-office.
 */
export async function findCouponUses(
  db: Db,
  input: { coupon: string; limit: number; offset: number },
) {
  const from = sql`from coupons o join coupon_uses u on u.organiser_id = o.organiser_id and u.coupon_id = o.id
    where o.cuid = ${input.coupon}`;
  const query: ListQuery<CouponUseRow> = {
    rows: sql`select k.cuid, k.reference, c.cuid as customer_cuid, c.firstname, c.lastname, found.amount, found.created_at
      from (select u.organiser_id, u.cart_id, u.customer_id, u.amount, u.created_at ${from}) found
      join carts k on k.organiser_id = found.organiser_id and k.id = found.cart_id
      join customers c on c.organiser_id = found.organiser_id and c.id = found.customer_id
      order by found.created_at desc, found.cart_id`,
    counted: sql`select ${from}`,
  };
  return readListPage(db, { query, page: input });
}

/**
 * Finds the coupon that an order used, with its reduction in minor units; undefined when there is
 * none.
 */
export async function findUsedCoupon(db: Db, cart_id: number) {
  const { rows } = await sql<{
    readonly id: number;
    readonly code: string;
    readonly title: Json;
    readonly amount: number;
  }>`
    select p.id, p.code, p.title, u.amount from coupon_uses u
    join coupons p on p.organiser_id = u.organiser_id and p.id = u.coupon_id
    where u.cart_id = ${cart_id}`.execute(db);
  return rows[0];
}

/** Tests whether the organiser has a coupon of this cuid, whatever its state. */
export async function isCoupon(db: Db, coupon: string): Promise<boolean> {
  const { rows } = await sql`
    select from coupons where cuid = ${coupon}`.execute(db);
  return rows.length > 0;
}

/** Finds the title of a coupon, a bilingual column, whatever its state; null when there is none. */
export async function findCouponTitle(db: Db, id: number) {
  const { rows } = await sql<Pick<CartCoupon, 'id' | 'title'>>`
    select id, title from coupons where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
