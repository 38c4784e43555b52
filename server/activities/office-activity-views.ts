import type { activityColumns } from '@ribambelle/api/activities/activity-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { activitiesFound, findActivityIds, searchWords } from './search.ts';

interface Filters {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly published?: boolean | undefined;
}

/**
 * Selects ids, the best match of the search first, then in catalogue order, unless sorted;
 * published or not.
 */
export async function selectActivityIds(
  db: Db,
  input: { filters: Filters; language: Language; sort: Order<typeof activityColumns> | undefined },
): Promise<ListQuery<{ readonly id: number }>> {
  const { filters, language, sort } = input;
  const conditions = [sql`true`];
  const words = searchWords(filters.search);
  const best = words.length === 0 ? null : await findActivityIds(db, words);
  if (best !== null) conditions.push(sql`a.id = any(${best})`);
  if (filters.published !== undefined) conditions.push(sql`a.published = ${filters.published}`);
  if (filters.category !== undefined)
    conditions.push(sql`exists (select from activity_categories has join categories own
      on own.organiser_id = has.organiser_id and own.id = has.category_id
      where has.organiser_id = a.organiser_id and has.activity_id = a.id and own.cuid = ${filters.category})`);
  const matching = sql`from activities a where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof activityColumns> = {
    title: [titleOrder(sql`a.title`, language)],
    price: [sql`a.default_price`],
  };
  const order =
    sort === undefined
      ? best === null
        ? sql`a."order", a.id`
        : sql`array_position(${best}::bigint[], a.id)`
      : orderBy(sort, { orders, id: sql`a.id` });
  return { rows: sql`select a.id ${matching} order by ${order}`, counted: sql`select ${matching}` };
}

/** Loads these activities as the back-office lists them; titles are bilingual columns. */
export async function loadListedActivities(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('activities')
    .select([
      'id',
      'cuid',
      'title',
      'published',
      'order',
      'age_minimum',
      'age_maximum',
      'default_price',
    ])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/**
 * Finds the activities that match the typed text, published or not, the best match first, up to a
 * limit. The title is a bilingual column.
 */
export async function findActivitiesNamed(db: Db, input: { search: string; limit: number }) {
  const words = searchWords(input.search);
  if (words.length === 0) return [];
  const { rows } = await sql<{ cuid: string; title: Json }>`
    select a.cuid, a.title from ${activitiesFound(words, { slips: false })} with ordinality as found (id, turn)
    join activities a on a.id = found.id
    order by found.turn limit ${input.limit}`.execute(db);
  return rows;
}

/** Returns one activity as its row; undefined when there is none. */
export async function findOfficeActivity(db: Db, activity: string) {
  return db.selectFrom('activities').selectAll().where('cuid', '=', activity).executeTakeFirst();
}

/** Tests whether a bundle is restricted to some activities and names this one. */
export async function isInBundle(db: Db, activity_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('bundle_activities')
    .select('bundle_id')
    .where('activity_id', '=', activity_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tests whether a coupon is restricted to some activities and names this one. */
export async function isInCoupon(db: Db, activity_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_activities')
    .select('coupon_id')
    .where('activity_id', '=', activity_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the availabilities of an activity, including past ones. */
export async function countAvailabilities(db: Db, activity_id: number): Promise<number> {
  const row = await db
    .selectFrom('availabilities')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('activity_id', '=', activity_id)
    .executeTakeFirstOrThrow();
  return row.count;
}
