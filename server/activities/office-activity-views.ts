import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';
import { activitiesFound, searchWords } from './search.ts';

interface Filters {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly published?: boolean | undefined;
}

/** A page of ids in catalogue order, published or not, and how many there are. */
export async function findOfficeActivityIds(
  db: Db,
  input: { organiser_id: number; filters: Filters; limit: number; offset: number },
) {
  const { filters, organiser_id } = input;
  let matching = db.selectFrom('activities').where('organiser_id', '=', organiser_id);
  const words = searchWords(filters.search);
  if (words.length > 0)
    matching = matching.where(
      sql<boolean>`id = any(array(select ${activitiesFound(words, { slips: true })}))`,
    );
  if (filters.published !== undefined)
    matching = matching.where('published', '=', filters.published);
  if (filters.category !== undefined) {
    matching = matching.where(
      sql<boolean>`exists (select from activity_categories has join categories own
        on own.organiser_id = has.organiser_id and own.id = has.category_id
        where has.organiser_id = activities.organiser_id and has.activity_id = activities.id and own.cuid = ${filters.category})`,
    );
  }
  const ids = await matching
    .select('id')
    .orderBy('order')
    .orderBy('id')
    .limit(input.limit)
    .offset(input.offset)
    .execute();
  const counted = await db
    .selectFrom(matching.select('id').limit(MOST_COUNTED).as('matching'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { ids: ids.map(({ id }) => id), count: counted.count };
}

/** The activities in which what was typed is found, published or not, in catalogue order; at most so many. The title is a bilingual column. */
export async function findActivitiesNamed(
  db: Db,
  input: { organiser_id: number; search: string; limit: number },
) {
  const words = searchWords(input.search);
  if (words.length === 0) return [];
  return db
    .selectFrom('activities')
    .select(['cuid', 'title'])
    .where('organiser_id', '=', input.organiser_id)
    .where(sql<boolean>`id = any(array(select ${activitiesFound(words, { slips: false })}))`)
    .orderBy('order')
    .orderBy('id')
    .limit(input.limit)
    .execute();
}

/** One activity as its row; undefined for none. */
export async function findOfficeActivity(
  db: Db,
  input: { organiser_id: number; activity: string },
) {
  return db
    .selectFrom('activities')
    .selectAll()
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.activity)
    .executeTakeFirst();
}

/** How many availabilities an activity has, past ones too. */
export async function countAvailabilities(
  db: Db,
  input: { organiser_id: number; activity_id: number },
): Promise<number> {
  const row = await db
    .selectFrom('availabilities')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('organiser_id', '=', input.organiser_id)
    .where('activity_id', '=', input.activity_id)
    .executeTakeFirstOrThrow();
  return row.count;
}
