import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type Counted, countedOf, readToCount } from '@ribambelle/domain/base/counting.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ActivityRead, activityConditions, fittingOffers } from './activity-conditions.ts';
import { type SummaryRow, summaryOfActivity } from './activity-facts.ts';
import { activitiesFound, searchWords } from './search.ts';

/**
 * The activities of one page of a list, the total number, and the versions of the catalogue at
 * which their cards were read.
 */
export interface FoundActivities extends Counted {
  /** In the order of the page. */
  readonly ids: readonly number[];
  /** The versions of the catalogue's texts, and of all summaries. */
  readonly version: string | null;
  readonly offers_version: string | null;
  /**
   * Their summaries under the filters; null when the filters restrict no summary, so that each is
   * the whole summary.
   */
  readonly summaries: ReadonlyMap<number, SummaryRow> | null;
}

/**
 * Finds one page of activities, in the organiser's order or by best match, their total number
 * (2 §7) and the versions, all at one moment. Adds their summaries where filters restrict the
 * availabilities that a card describes.
 */
export async function findActivities(
  db: Db,
  query: ActivityRead & { limit: number; offset: number },
): Promise<FoundActivities> {
  const fitting = fittingOffers(query);
  if (fitting.length > 0) return findOffering(db, { ...query, fitting });
  const { rows } = await sql<FactsRow & { ids: number[] }>`${matchingActivities(query)}
    select facts.*, array(
      select id from matching order by turn, id limit ${query.limit} offset ${query.offset}
    ) as ids from ${factsOf()}`.execute(db);
  const [page] = rows;
  return { ...shownFacts(page, query), ids: page?.ids ?? [], summaries: null };
}

/** Returns the facts of the row that concern all matches. */
function shownFacts(row: FactsRow | undefined, { offset }: { offset: number }): Facts {
  const { matches = 0, version = null, offers_version = null } = row ?? {};
  return { ...countedOf(matches, { offset }), version, offers_version };
}

/** Does the same, with each activity's summary among the matching availabilities. */
async function findOffering(
  db: Db,
  query: ActivityRead & {
    limit: number;
    offset: number;
    fitting: readonly RawBuilder<boolean>[];
  },
): Promise<FoundActivities> {
  const { rows } = await sql<OfferingRow>`${matchingActivities(query)}
    select facts.*, page.id as activity_id, summary.* from ${factsOf()}
    left join lateral (
      select id, turn from matching order by turn, id limit ${query.limit} offset ${query.offset}
    ) page on true
    left join lateral (${summaryOfActivity(sql`page.id`, query)}) summary on true
    order by page.turn, page.id`.execute(db);
  const [facts] = rows;
  const summaries = new Map(
    rows.flatMap(({ activity_id, ...row }) =>
      activity_id === null ? [] : [[activity_id, { ...row, activity_id }]],
    ),
  );
  return { ...shownFacts(facts, query), ids: [...summaries.keys()], summaries };
}

/**
 * Selects the activities that a list shows, with their position in it, up to the number that is
 * counted.
 */
function matchingActivities(query: ActivityRead & { offset: number }): RawBuilder<unknown> {
  const words = searchWords(query.filters.search);
  const [turn, join] =
    words.length === 0
      ? [sql`activities."order"`, sql``]
      : [
          sql`found.turn`,
          sql`join ${activitiesFound(words, { slips: true })} with ordinality as found (id, turn) on found.id = activities.id`,
        ];
  return sql`with matching as (
      select activities.id, ${turn} as turn from activities ${join}
      where activities.published and ${activityConditions(query)}
      order by turn, activities.id limit ${readToCount(query.offset)}
    )`;
}

type Facts = Omit<FoundActivities, 'ids' | 'summaries'>;

/** The versions with the number of activities read. */
interface FactsRow extends Pick<FoundActivities, 'version' | 'offers_version'> {
  readonly matches: number;
}

/** Selects one row, even when nothing matches. */
function factsOf(): RawBuilder<FactsRow> {
  return sql`(select (select count(*) from matching) as matches, known.version, known.offers_version
      from (select 1) as one left join catalogue_versions known on true) facts`;
}

/** A row of the page; of an empty page, one without activity. */
type OfferingRow = Omit<SummaryRow, 'activity_id'> &
  FactsRow & { readonly activity_id: number | null };

/**
 * Returns the id of the published activity with this slug or cuid; undefined when there is none.
 */
export async function findActivityId(db: Db, activity: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('activities')
    .select('id')
    .where('published', '=', true)
    .where((where) => where.or([where('slug', '=', activity), where('cuid', '=', activity)]))
    .executeTakeFirst();
  return row?.id;
}

/** Loads the activities with these ids as rows, in the order of the ids. */
export async function loadActivities(db: Db, ids: readonly number[]) {
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
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The number of characters of a description that is sure to contain its first words despite its
 * markup.
 */
const OPENING = 1000;

/**
 * Loads the card contents of these activities, in the order of the ids; of descriptions only the
 * beginning, in the first of the languages.
 */
export async function loadActivityCards(
  db: Db,
  input: { ids: readonly number[]; languages: readonly Language[] },
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
    .where(sql<boolean>`id = any(${input.ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return input.ids.flatMap((id) => byId.get(id) ?? []);
}
