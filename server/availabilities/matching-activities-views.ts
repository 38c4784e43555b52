import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The activities whose availabilities are listed. */
export interface MatchingActivities {
  /**
   * Those that match the filters on activities, published or not; null when there are no such
   * filters.
   */
  readonly activities: readonly number[] | null;
  /** True when each of their availabilities must be checked for the wanted age. */
  readonly ask_ages: boolean;
}

interface Query {
  readonly filters: {
    readonly activity?: string | undefined;
    readonly category?: readonly string[] | undefined;
    readonly age?: number | undefined;
  };
  /** The results for the search words; null without any. */
  readonly found: readonly number[] | null;
}

/**
 * Finds the activities that the filters name, so that a list reads their availabilities alone.
 * Among named activities, those without any availability for the age are left out; an age alone
 * would match half of all activities, so each availability is checked instead.
 */
export async function findMatchingActivities(db: Db, query: Query): Promise<MatchingActivities> {
  const { filters, found } = query;
  const { activity, category, age } = filters;
  if (activity !== undefined || (age !== undefined && (category ?? found) !== null))
    return findNamed(db, query);
  if (category === undefined) return { activities: found, ask_ages: age !== undefined };
  return found === null
    ? { activities: await findInCategories(db, category), ask_ages: false }
    : findNamed(db, query);
}

const HAS_OTHER_AGES = sql<boolean>`exists (select from availabilities own where own.organiser_id = activities.organiser_id
  and own.activity_id = activities.id and (own.age_minimum is not null or own.age_maximum is not null))`;

async function findNamed(
  db: Db,
  { filters: { activity, category, age }, found }: Query,
): Promise<MatchingActivities> {
  let query = db.selectFrom('activities').select('id');
  if (activity !== undefined) {
    const id = /^\d{1,16}$/.test(activity) ? [Number(activity)] : [];
    query = query.where((where) =>
      where.or([
        where('slug', '=', activity),
        where('cuid', '=', activity),
        ...id.map((value) => where('id', '=', value)),
      ]),
    );
  }
  if (found !== null) query = query.where(sql<boolean>`id = any(${found})`);
  if (category !== undefined) query = query.where(sql<boolean>`id in (${inCategories(category)})`);
  if (age === undefined)
    return { activities: (await query.execute()).map(({ id }) => id), ask_ages: false };
  const fitting = await query
    .where(
      sql<boolean>`(coalesce(age_minimum, 0) <= ${age} and coalesce(age_maximum, 999) >= ${age} or ${HAS_OTHER_AGES})`,
    )
    .select(HAS_OTHER_AGES.as('has_other_ages'))
    .execute();
  return {
    activities: fitting.map(({ id }) => id),
    ask_ages: fitting.some(({ has_other_ages }) => has_other_ages),
  };
}

/** Selects the activities of categories: any within a group, but all groups that are named. */
function inCategories(category: readonly string[]): RawBuilder<unknown> {
  return sql`
    select has.activity_id from activity_categories has join categories own on own.organiser_id = has.organiser_id and own.id = has.category_id
    where own.cuid = any(${category})
    group by has.activity_id
    having count(distinct own.group_id) = (select count(distinct group_id) from categories where cuid = any(${category}))`;
}

async function findInCategories(db: Db, category: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql<{ activity_id: number }>`${inCategories(category)}`.execute(db);
  return rows.map(({ activity_id }) => activity_id);
}
