import type { discountColumns } from '@ribambelle/api/discounts/discount-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type Discount, isGiven } from '@ribambelle/domain/discounts/discount.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import {
  type SegmentsMeant,
  hasChosen,
  type NamedSegment,
  namedSegments,
} from '../segments/index.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';

/** A discount of an organiser with the segments that it names; its title is a bilingual column. */
export interface DiscountRule extends Omit<Discount, 'label' | 'scope'>, SegmentsMeant {
  readonly id: number;
  readonly title: Json;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  /** True when it is for some families only. */
  readonly named: boolean;
}

/** Selects the ids of the discounts that name a family, as a value within another statement. */
export function discountsNaming(of: {
  readonly organiser_id: number;
  readonly customer_id: number;
}): RawBuilder<readonly number[]> {
  return sql`array(select naming.id from discounts naming where naming.organiser_id = ${of.organiser_id} and naming.active
    and ${of.customer_id}::bigint = any(naming.customer_ids))`;
}

/** Returns those of an organiser's discounts that a family gets at a moment. */
export function discountsOfFamily(
  discounts: readonly DiscountRule[],
  by: { readonly naming_ids: readonly number[]; readonly now: string },
): readonly DiscountRule[] {
  return discounts.filter(
    (one) => isGiven(one, by.now) && (!one.named || by.naming_ids.includes(one.id)),
  );
}

/** A discount in the list of the back-office. */
export interface DiscountFound {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly amount: number | null;
  readonly percentage: number | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly active: boolean;
  readonly people_segment: NamedSegment | null;
  readonly availabilities_segment: NamedSegment | null;
  readonly families: number;
}

const SHARED = sql`o.id, o.cuid, o.title, o.amount, o.percentage, o.starts_at, o.ends_at, o.active,
  ${namedSegments('o')}`;

/** Selects discounts, newest first unless sorted; filtered by words of the title and by segment. */
export function selectDiscounts(input: {
  organiser_id: number;
  filters: {
    search?: string | undefined;
    active?: boolean | undefined;
    segment?: string | undefined;
  };
  language: Language;
  sort: Order<typeof discountColumns> | undefined;
}): ListQuery<DiscountFound> {
  const { organiser_id, filters, language, sort } = input;
  const conditions = [
    sql`o.organiser_id = ${organiser_id}`,
    ...searchWords(filters.search).map((word) => sql`o.search_title @@ word_query(${word})`),
  ];
  if (filters.active !== undefined) conditions.push(sql`o.active = ${filters.active}`);
  if (filters.segment !== undefined)
    conditions.push(hasChosen('o', { organiser_id, segment: filters.segment }));
  const matching = sql`from discounts o where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof discountColumns> = {
    title: [titleOrder(sql`o.title`, language)],
    amount: [sql`o.amount`],
    percentage: [sql`o.percentage`],
    end: [sql`o.ends_at`],
  };
  const order =
    sort === undefined ? sql`o.created_at desc, o.id` : orderBy(sort, { orders, id: sql`o.id` });
  return {
    rows: sql`select ${SHARED}, cardinality(o.customer_ids) as families ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** A discount as its form shows it. */
export interface DiscountRow extends Omit<DiscountFound, 'families'> {
  readonly version: number;
  readonly customers: readonly { cuid: string; firstname: string; lastname: string }[];
  readonly activities: readonly { readonly cuid: string; readonly title: Json }[];
}

/**
 * Finds one discount by its cuid, with its families and activities; undefined when there is none.
 */
export async function findDiscount(
  db: Db,
  input: { organiser_id: number; discount: string },
): Promise<DiscountRow | undefined> {
  const { organiser_id, discount } = input;
  const { rows } = await sql<DiscountRow>`
    select ${SHARED}, o.version,
      (select coalesce(jsonb_agg(jsonb_build_object('cuid', c.cuid, 'firstname', c.firstname, 'lastname', c.lastname) order by c.lastname, c.firstname, c.id), '[]')
        from customers c where c.organiser_id = o.organiser_id and c.id = any(o.customer_ids) and c.deleted_at is null) as customers,
      (select coalesce(jsonb_agg(jsonb_build_object('cuid', v.cuid, 'title', v.title) order by v.slug, v.id), '[]')
        from activities v where v.organiser_id = o.organiser_id and v.id = any(o.activity_ids)) as activities
    from discounts o where o.organiser_id = ${organiser_id} and o.cuid = ${discount}`.execute(db);
  return rows[0];
}
