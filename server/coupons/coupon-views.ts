import type { couponColumns } from '@ribambelle/api/coupons/coupon-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Coupon } from '@ribambelle/domain/coupons/coupon-effect.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { searchWords } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy, readListPage } from '../lists/list-views.ts';
import {
  type SegmentsMeant,
  segmentsMeant,
  hasChosen,
  type NamedSegment,
  namedSegments,
} from '../segments/index.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { holding } from './coupon-store.ts';

/** A coupon on a cart; its title is a bilingual column. */
export interface CartCoupon extends Omit<Coupon, 'scope'>, SegmentsMeant {
  readonly id: number;
  readonly code: string;
  readonly title: Json;
}

/** Finds the coupon of a cart by its id, with the segments that it names. */
export async function findCartCoupon(
  db: Db,
  input: { readonly organiser_id: number; readonly coupon_id: number },
): Promise<CartCoupon | null> {
  const { rows } = await sql<{ coupon: CartCoupon }>`
    select jsonb_build_object('id', p.id, 'code', p.code, 'title', p.title, 'amount', p.amount, 'percentage', p.percentage,
      'min_total_amount', p.min_total_amount, 'starts_at', p.starts_at, 'ends_at', p.ends_at, 'active', p.active,
      'activity_ids', (select coalesce(jsonb_agg(named.activity_id), '[]') from coupon_activities named
        where named.organiser_id = p.organiser_id and named.coupon_id = p.id)) || ${segmentsMeant('p')} as coupon
    from coupons p where p.organiser_id = ${input.organiser_id} and p.id = ${input.coupon_id}`.execute(
    db,
  );
  return rows[0]?.coupon ?? null;
}

/** A coupon in the list of the back-office. */
export interface CouponFound {
  readonly id: number;
  readonly cuid: string;
  readonly code: string;
  readonly title: Json;
  readonly amount: number | null;
  readonly percentage: number | null;
  readonly min_total_amount: number;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly maximum_uses: number | null;
  readonly active: boolean;
  readonly people_segment: NamedSegment | null;
  readonly availabilities_segment: NamedSegment | null;
  readonly used: number;
  readonly discounted_amount: number;
}

const SHARED = sql`o.id, o.cuid, o.code, o.title, o.amount, o.percentage, o.min_total_amount, o.starts_at, o.ends_at, o.maximum_uses, o.active,
  ${namedSegments('o')},
  (select count(*)::integer from coupon_uses u where u.organiser_id = o.organiser_id and u.coupon_id = o.id) as used`;

/**
 * Selects coupons, newest first unless sorted; filtered by words of the title or code, and by
 * segment.
 */
export function selectCoupons(input: {
  organiser_id: number;
  filters: {
    search?: string | undefined;
    active?: boolean | undefined;
    segment?: string | undefined;
  };
  language: Language;
  sort: Order<typeof couponColumns> | undefined;
}): ListQuery<CouponFound> {
  const { organiser_id, filters, language, sort } = input;
  const conditions = [
    sql`o.organiser_id = ${organiser_id}`,
    ...searchWords(filters.search).map((word) => sql`o.search_title @@ word_query(${word})`),
  ];
  if (filters.active !== undefined) conditions.push(sql`o.active = ${filters.active}`);
  if (filters.segment !== undefined)
    conditions.push(hasChosen('o', { organiser_id, segment: filters.segment }));
  const matching = sql`from coupons o where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof couponColumns> = {
    code: [sql`o.code`],
    title: [titleOrder(sql`o.title`, language)],
    amount: [sql`o.amount`],
    percentage: [sql`o.percentage`],
    end: [sql`o.ends_at`],
  };
  const order =
    sort === undefined ? sql`o.created_at desc, o.id` : orderBy(sort, { orders, id: sql`o.id` });
  return {
    rows: sql`select ${SHARED}, (select coalesce(sum(u.amount), 0)::integer from coupon_uses u
        where u.organiser_id = o.organiser_id and u.coupon_id = o.id) as discounted_amount
      ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** A coupon as its form shows it. */
export interface CouponRow extends Omit<CouponFound, 'discounted_amount'> {
  readonly version: number;
  readonly maximum_uses_per_customer: number | null;
  readonly held: number;
  readonly activities: readonly { readonly cuid: string; readonly title: Json }[];
}

/**
 * Finds one coupon by its cuid, with the number of carts that hold it now and the activities whose
 * registrations it is for; undefined when there is none.
 */
export async function findCoupon(
  db: Db,
  input: { organiser_id: number; coupon: string; now: string },
): Promise<CouponRow | undefined> {
  const { organiser_id, coupon } = input;
  const { rows } = await sql<CouponRow>`
    select ${SHARED}, o.version, o.maximum_uses_per_customer,
      (select count(*)::integer from ${holding(input)} and held.coupon_id = o.id) as held,
      (select coalesce(jsonb_agg(jsonb_build_object('cuid', v.cuid, 'title', v.title) order by v.slug, v.id), '[]')
        from coupon_activities named join activities v on v.organiser_id = named.organiser_id and v.id = named.activity_id
        where named.organiser_id = o.organiser_id and named.coupon_id = o.id) as activities
    from coupons o where o.organiser_id = ${organiser_id} and o.cuid = ${coupon}`.execute(db);
  return rows[0];
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
  input: { organiser_id: number; coupon: string; limit: number; offset: number },
) {
  const from = sql`from coupons o join coupon_uses u on u.organiser_id = o.organiser_id and u.coupon_id = o.id
    where o.organiser_id = ${input.organiser_id} and o.cuid = ${input.coupon}`;
  const query: ListQuery<CouponUseRow> = {
    rows: sql`select k.cuid, k.reference, c.cuid as customer_cuid, c.firstname, c.lastname, found.amount, found.created_at
      from (select u.organiser_id, u.cart_id, u.customer_id, u.amount, u.created_at ${from}) found
      join carts k on k.organiser_id = found.organiser_id and k.id = found.cart_id
      join customers c on c.organiser_id = found.organiser_id and c.id = found.customer_id
      order by found.created_at desc, found.cart_id`,
    counted: sql`select ${from}`,
  };
  return readListPage(db, query, input);
}

/**
 * Finds the coupon that an order used, with its reduction in minor units; undefined when there is
 * none.
 */
export async function findUsedCoupon(db: Db, input: { organiser_id: number; cart_id: number }) {
  const { rows } = await sql<{
    readonly id: number;
    readonly code: string;
    readonly title: Json;
    readonly amount: number;
  }>`
    select p.id, p.code, p.title, u.amount from coupon_uses u
    join coupons p on p.organiser_id = u.organiser_id and p.id = u.coupon_id
    where u.organiser_id = ${input.organiser_id} and u.cart_id = ${input.cart_id}`.execute(db);
  return rows[0];
}

/** Tests whether the organiser has a coupon of this cuid, whatever its state. */
export async function isCoupon(
  db: Db,
  of: { organiser_id: number; coupon: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from coupons where organiser_id = ${of.organiser_id} and cuid = ${of.coupon}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Finds the title of a coupon, a bilingual column, whatever its state; null when there is none. */
export async function findCouponTitle(db: Db, input: { organiser_id: number; id: number }) {
  const { rows } = await sql<Pick<CartCoupon, 'id' | 'title'>>`
    select id, title from coupons where organiser_id = ${input.organiser_id} and id = ${input.id}`.execute(
    db,
  );
  return rows[0] ?? null;
}
