import type { Language } from '@ribambelle/domain/base/languages.ts';
import { countedUpTo } from '@ribambelle/domain/base/counting.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ActivityRead, activityConditions } from './activity-conditions.ts';
import { activitiesFound, searchWords } from './search.ts';

/** Which activities: ids of one page in the organiser's order, or the best found first, and how many there are in all (2 §7). */
export async function findActivityIds(
  db: Db,
  read: ActivityRead & { limit: number; offset: number },
) {
  const words = searchWords(read.filters.search);
  const [turn, found] =
    words.length === 0
      ? [sql`activities."order"`, sql``]
      : [
          sql`found.turn`,
          sql`join ${activitiesFound(words, { slips: true })} with ordinality as found (id, turn) on found.id = activities.id`,
        ];
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with matching as (
      select activities.id, ${turn} as turn from activities ${found}
      where activities.organiser_id = ${read.organiser_id} and activities.published and ${activityConditions(read)}
      order by turn, activities.id limit ${countedUpTo(read.offset)}
    )
    select array(select id from matching order by turn, id limit ${read.limit} offset ${read.offset}) as ids,
      (select count(*) from matching) as count`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

/** The published activity of a slug or cuid; undefined for none. */
export async function findActivityId(
  db: Db,
  input: { organiser_id: number; activity: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('activities')
    .select('id')
    .where('organiser_id', '=', input.organiser_id)
    .where('published', '=', true)
    .where((where) =>
      where.or([where('slug', '=', input.activity), where('cuid', '=', input.activity)]),
    )
    .executeTakeFirst();
  return row?.id;
}

/** The activities of these ids as rows, in the order of the ids. */
export async function loadActivities(
  db: Db,
  input: { organiser_id: number; ids: readonly number[] },
) {
  const rows = await db
    .selectFrom('activities')
    .select([
      'id',
      'cuid',
      'slug',
      'title',
      'description',
      'instructions',
      'age_minimum',
      'age_maximum',
      'registration_flow',
      'published',
    ])
    .select([
      'default_capacity',
      'maximum_quantity',
      'default_price',
      'default_deposit',
      'allow_registrations_after_start',
      'order',
      'updated_at',
    ])
    .where('organiser_id', '=', input.organiser_id)
    .where(sql<boolean>`id = any(${input.ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return input.ids.flatMap((id) => byId.get(id) ?? []);
}

/** As much of a description as certainly holds the first words of it between its markup. */
const OPENING = 1000;

/** What cards show of the activities of these ids, in the order of the ids; of descriptions the beginning, in the first of the languages. */
export async function loadActivityCards(
  db: Db,
  input: { organiser_id: number; ids: readonly number[]; languages: readonly Language[] },
) {
  const texts = input.languages.map(
    (language) => sql`nullif(description ->> ${sql.lit(language)}, '')`,
  );
  const rows = await db
    .selectFrom('activities')
    .select([
      'id',
      'cuid',
      'slug',
      'title',
      'age_minimum',
      'age_maximum',
      'registration_flow',
      'default_price',
    ])
    .select(sql<string>`left(coalesce(${sql.join(texts)}, ''), ${OPENING}::int)`.as('opening'))
    .where('organiser_id', '=', input.organiser_id)
    .where(sql<boolean>`id = any(${input.ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return input.ids.flatMap((id) => byId.get(id) ?? []);
}
