import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listActivities } from '@ribambelle/api/activities/list-activities.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Rows } from '@ribambelle/database/rows.ts';
import type { Db } from '../database/transaction.ts';
import { CATALOGUE_COUNTED } from '../database/counted.ts';
import { prefixQuery } from '../database/search.ts';

export type ActivityFilters = Omit<RequestOf<typeof listActivities>, 'page_number' | 'page_size' | 'limit' | 'offset' | 'catalog'>;

interface Read {
  readonly organiser_id: number;
  readonly now: string;
}

/** Which activities: ids of one page in the organiser's order, and how many there are in all (2 §7). */
export async function findActivityIds(db: Db, read: Read & { filters: ActivityFilters; limit: number; offset: number }) {
  const matching = db
    .selectFrom('activities')
    .where('activities.organiser_id', '=', read.organiser_id)
    .where('activities.published', '=', true)
    .where((row) => row.and(conditionsOf(row, read)));
  const [ids, counted] = await Promise.all([
    matching.select('activities.id').orderBy('activities.order').orderBy('activities.id').limit(read.limit).offset(read.offset).execute(),
    db
      .selectFrom(matching.select('activities.id').limit(CATALOGUE_COUNTED).as('matching'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ids: ids.map(({ id }) => id), count: counted.count };
}

function conditionsOf(row: ExpressionBuilder<Rows, 'activities'>, { filters, now }: Read & { filters: ActivityFilters }) {
  const conditions = [];
  if (filters.id !== undefined) conditions.push(sql<boolean>`activities.id = any(${filters.id})`);
  const words = prefixQuery(filters.search);
  if (words !== null) conditions.push(sql<boolean>`activities.search @@ to_tsquery('simple', ${words})`);
  if (filters.age !== undefined) {
    conditions.push(
      sql<boolean>`coalesce(activities.age_minimum, 0) <= ${filters.age} and coalesce(activities.age_maximum, 999) >= ${filters.age}`,
    );
  }
  if (filters.category !== undefined) {
    // any category within a group, all groups that are named
    conditions.push(sql<boolean>`not exists (
      select from categories wanted where wanted.organiser_id = activities.organiser_id and wanted.cuid = any(${filters.category})
        and not exists (select from activity_categories has join categories own
          on own.organiser_id = has.organiser_id and own.id = has.category_id
          where has.organiser_id = activities.organiser_id and has.activity_id = activities.id
            and own.group_id = wanted.group_id and own.cuid = any(${filters.category})))
      and exists (select from categories wanted where wanted.organiser_id = activities.organiser_id and wanted.cuid = any(${filters.category}))`);
  }
  if (filters.location !== undefined || filters.available_only || filters.after !== undefined) {
    const after = filters.after ?? (filters.available_only ? now : null);
    conditions.push(
      row.exists(
        row
          .selectFrom('availabilities')
          .select('availabilities.id')
          .whereRef('availabilities.organiser_id', '=', 'activities.organiser_id')
          .whereRef('availabilities.activity_id', '=', 'activities.id')
          .$if(filters.available_only || filters.after !== undefined, (query) => query.where('availabilities.status', '=', 'OPEN'))
          .$if(after !== null, (query) => query.where('availabilities.start_at', '>=', after ?? now))
          .$if(filters.location !== undefined, (query) =>
            query.where(
              sql<boolean>`availabilities.location_id in (select id from locations where organiser_id = availabilities.organiser_id and cuid = any(${filters.location ?? []}))`,
            ),
          ),
      ),
    );
  }
  return conditions;
}

/** The published activity of a slug or cuid; undefined for none. */
export async function findActivityId(db: Db, told: { organiser_id: number; activity: string }): Promise<number | undefined> {
  const row = await db
    .selectFrom('activities')
    .select('id')
    .where('organiser_id', '=', told.organiser_id)
    .where('published', '=', true)
    .where((where) => where.or([where('slug', '=', told.activity), where('cuid', '=', told.activity)]))
    .executeTakeFirst();
  return row?.id;
}

/** The activities of these ids as rows, in the order of the ids. */
export async function loadActivities(db: Db, told: { organiser_id: number; ids: readonly number[] }) {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'cuid', 'slug', 'title', 'description', 'instructions', 'age_minimum', 'age_maximum', 'registration_flow', 'published'])
    .select(['default_capacity', 'default_price', 'default_deposit', 'allow_registrations_after_start', 'order', 'updated_at'])
    .where('organiser_id', '=', told.organiser_id)
    .where(sql<boolean>`id = any(${told.ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return told.ids.flatMap((id) => byId.get(id) ?? []);
}

export type ActivityRow = Awaited<ReturnType<typeof loadActivities>>[number];
