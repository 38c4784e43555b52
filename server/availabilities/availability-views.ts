import { countedOf, readToCount } from '@ribambelle/domain/base/counting.ts';
import type { CatalogueRestriction } from '@ribambelle/domain/activities/catalogue-sections.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Rows } from '@ribambelle/database/rows.ts';
import {
  allOf,
  anyOf,
  dateHasStatus,
  hasStatus,
  locatedConditions,
  offeredConditions,
} from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { inSegment } from '../segments/index.ts';
import type { AvailabilityRead } from './availability-read-views.ts';

type Query = SelectQueryBuilder<Rows, 'availabilities', object>;

/**
 * Selects matching availabilities of published activities, not yet ordered or paged. With `of:
 * 'dates'` the wanted status is that of a date, and the reader joins `availability_dates`.
 */
export function matchingAvailabilities(
  db: Db,
  input: AvailabilityRead & { of?: 'availabilities' | 'dates' },
): Query {
  const { timezone, filters, restrictions, activities, now, ahead_of = null } = input;
  const statusIs = input.of === 'dates' ? dateHasStatus : hasStatus;
  let query: Query = db.selectFrom('availabilities').where(ofPublished());
  // with many activities, the date itself says which activity it belongs to
  if (activities !== null && (input.of !== 'dates' || activities.length <= MANY))
    query = query.where(ofActivities(activities));
  const { id, availabilities, dates, age, after, before, status, include_started } = filters;
  if (id !== undefined) query = query.where(sql<boolean>`availabilities.id = any(${id})`);
  if (availabilities !== undefined)
    query = query.where(sql<boolean>`availabilities.cuid = any(${availabilities})`);
  if (dates !== undefined)
    query = query.where(
      sql<boolean>`availabilities.id in (select availability_id from availability_dates where cuid = any(${dates}))`,
    );
  if (status !== undefined) query = query.where(statusIs(status, now));
  for (const condition of offeredConditions({ timezone, filters })) query = query.where(condition);
  for (const condition of input.searched === null ? [] : locatedConditions(input.searched))
    query = query.where(condition);
  if (restrictions !== null)
    query = query.where(anyOf(restrictions.map((one) => shownBy(one, { statusIs, read: input }))));
  if (filters.segment !== undefined) query = query.where(inAnySegment(filters.segment, input));
  if (ahead_of !== null) query = query.where('availabilities.end_at', '>', ahead_of);
  if (include_started === false) query = query.where('availabilities.start_at', '>=', now);
  if (after !== undefined) query = query.where('availabilities.start_at', '>=', after);
  if (before !== undefined) query = query.where('availabilities.start_at', '<', before);
  if (age !== undefined && input.ask_ages) {
    // most rows fit the age, and the database estimates so when the condition is on those that do
    // not
    query = query.where(
      sql<boolean>`not exists (select from activities own where own.organiser_id = availabilities.organiser_id and own.id = availabilities.activity_id
        and (coalesce(availabilities.age_minimum, own.age_minimum, 0) > ${age} or coalesce(availabilities.age_maximum, own.age_maximum, 999) < ${age}))`,
    );
  }
  return query;
}

/** Excludes activities that are not published: they are fewer than the others, and found once. */
function ofPublished(): RawBuilder<boolean> {
  return sql`availabilities.activity_id <> all(array(select id from activities where not published))`;
}

/**
 * With more ids than this, one index lookup for each is slower than following the order of the
 * list.
 */
const MANY = 100;

/**
 * Restricts to activities. With many, the first matches soon appear in the order of the list; with
 * few, all are read and sorted. The sum keeps their index from being used.
 */
function ofActivities(ids: readonly number[]): RawBuilder<boolean> {
  return ids.length > MANY
    ? sql`availabilities.activity_id + 0 = any(${ids})`
    : sql`availabilities.activity_id = any(${ids})`;
}

/** Returns the conditions under which a section shows an availability, or a date of it. */
function shownBy(
  { activities, statuses, started, segments }: CatalogueRestriction,
  { statusIs, read }: { statusIs: typeof hasStatus; read: AvailabilityRead },
): RawBuilder<boolean> {
  const { now } = read;
  return allOf([
    ...segments.map((any) => inAnySegment(any, read)),
    ...(activities === null
      ? []
      : [sql<boolean>`availabilities.activity_id = any(${activities}::bigint[])`]),
    ...(statuses === null ? [] : [statusIs(statuses, now)]),
    ...(started ? [] : [sql<boolean>`availabilities.start_at >= ${now}`]),
  ]);
}

/** Tests for one of these segments; a missing segment contains nothing. */
function inAnySegment(
  cuids: readonly string[],
  { segments, timezone, now }: AvailabilityRead,
): RawBuilder<boolean> {
  const of = { timezone, now, entity: 'AVAILABILITIES' } as const;
  return anyOf(
    cuids.flatMap((cuid) => {
      const conditions = segments.get(cuid);
      return conditions === undefined ? [] : [inSegment(conditions, of)];
    }),
  );
}

/**
 * Finds availabilities with their activities: the ids of one page by start, and the total number of
 * matches up to the catalogue's limit.
 */
export async function findAvailabilities(
  db: Db,
  query: AvailabilityRead & { limit: number; offset: number; sort: 'start_at' | '-start_at' },
) {
  const matching = matchingAvailabilities(db, query);
  const direction = query.sort === '-start_at' ? 'desc' : 'asc';
  const orderedQuery = matching
    .select(['availabilities.id', 'availabilities.activity_id', 'availabilities.start_at'])
    .orderBy('availabilities.start_at', direction)
    .orderBy('availabilities.id');
  const page = sql`from matching order by start_at ${sql.raw(direction)}, id limit ${query.limit} offset ${query.offset}`;
  const { ids, activity_ids, matches } = await db
    .with('matching', () => orderedQuery.limit(readToCount(query.offset)))
    .selectNoFrom([
      sql<number[]>`array(select id ${page})`.as('ids'),
      sql<number[]>`array(select activity_id ${page})`.as('activity_ids'),
      sql<number>`(select count(*) from matching)`.as('matches'),
    ])
    .executeTakeFirstOrThrow();
  return {
    found: ids.map((id, index) => ({ id, activity_id: activity_ids[index] ?? 0 })),
    counted: countedOf(matches, query),
  };
}

/** Returns an availability of a published activity by its cuid; undefined for none. */
export async function findAvailability(db: Db, availability: string) {
  return db
    .selectFrom('availabilities')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('activities.id', '=', 'availabilities.activity_id'),
    )
    .select(['availabilities.id', 'availabilities.activity_id', 'activities.registration_flow'])
    .where('availabilities.cuid', '=', availability)
    .where('activities.published', '=', true)
    .executeTakeFirst();
}
