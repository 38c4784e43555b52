import type { Language } from '@ribambelle/domain/base/languages.ts';
import { countedUpTo } from '@ribambelle/domain/base/counting.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ActivityRead, activityConditions, fittingOffers } from './activity-conditions.ts';
import { type OfferRow, offerOfActivity } from './activity-facts.ts';
import { activitiesFound, searchWords } from './search.ts';

/** The activities of one page of a list, as many as there are in all, and the version of what their cards say whatever the request is. */
export interface FoundActivities {
  readonly found: readonly OfferRow[];
  readonly count: number;
  readonly version: string | null;
}

/**
 * Which activities, with what they offer of what the filters ask for: one page in the organiser's order, or the best found first, how many there
 * are in all (2 §7), and at which version of the catalogue, all seen at one moment.
 */
export async function findActivities(
  db: Db,
  read: ActivityRead & { limit: number; offset: number },
): Promise<FoundActivities> {
  const { organiser_id, now } = read;
  const words = searchWords(read.filters.search);
  const [turn, searched] =
    words.length === 0
      ? [sql`activities."order"`, sql``]
      : [
          sql`found.turn`,
          sql`join ${activitiesFound(words, { slips: true })} with ordinality as found (id, turn) on found.id = activities.id`,
        ];
  const offering = { organiser_id, now, fitting: fittingOffers(read) };
  const { rows } = await sql<FoundRow>`
    with matching as (
      select activities.id, ${turn} as turn from activities ${searched}
      where activities.organiser_id = ${organiser_id} and activities.published and ${activityConditions(read)}
      order by turn, activities.id limit ${countedUpTo(read.offset)}
    )
    select facts.count, facts.version, page.id as activity_id, offer.*
    from (select (select count(*) from matching) as count,
      (select version::text from catalogue_versions where organiser_id = ${organiser_id}) as version) facts
    left join lateral (
      select id, turn from matching order by turn, id limit ${read.limit} offset ${read.offset}
    ) page on true
    left join lateral (${offerOfActivity(sql`page.id`, offering)}) offer on true
    order by page.turn, page.id`.execute(db);
  const [first] = rows;
  return {
    found: rows.flatMap(({ activity_id, ...row }) =>
      activity_id === null ? [] : { ...row, activity_id },
    ),
    count: first?.count ?? 0,
    version: first?.version ?? null,
  };
}

/** A row of the page; of an empty page, one without activity. */
type FoundRow = Omit<OfferRow, 'activity_id'> & {
  readonly activity_id: number | null;
  readonly count: number;
  readonly version: string | null;
};

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
      'members_only',
    ])
    .select(sql<string>`left(coalesce(${sql.join(texts)}, ''), ${OPENING}::int)`.as('opening'))
    .where('organiser_id', '=', input.organiser_id)
    .where(sql<boolean>`id = any(${input.ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return input.ids.flatMap((id) => byId.get(id) ?? []);
}
