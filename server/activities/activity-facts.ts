import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Input {
  readonly organiser_id: number;
  readonly ids: readonly number[];
}

/** Pictures of activities, in order. */
export async function loadImages(db: Db, input: Input) {
  return db
    .selectFrom('activity_images')
    .innerJoin('files', (join) =>
      join
        .onRef('files.organiser_id', '=', 'activity_images.organiser_id')
        .onRef('files.id', '=', 'activity_images.file_id'),
    )
    .select([
      'activity_images.activity_id',
      'files.id',
      'files.cuid',
      'files.width',
      'files.height',
      'files.content_type',
    ])
    .where('activity_images.organiser_id', '=', input.organiser_id)
    .where(sql<boolean>`activity_images.activity_id = any(${input.ids})`)
    .orderBy('activity_images.order')
    .execute();
}

/**
 * What is ahead of each activity: its next open availability, the lowest open price, how many are open (up to 100),
 * how many are full, and the names of where, in the first of the languages. One index walk an activity, whatever the catalogue's size.
 */
export async function loadAhead(
  db: Db,
  input: Input & { now: string; languages: readonly ('fr' | 'en')[] },
) {
  const titles = input.languages.map((language) => sql`nullif(title ->> ${sql.lit(language)}, '')`);
  const { rows } = await sql<AheadRow>`
    select wanted.id as activity_id, next_start_at, next_end_at, price_from, open_count, full_count,
      to_json(array(select coalesce(${sql.join(titles)}, name) from locations
        where organiser_id = ${input.organiser_id} and id = any(location_ids) order by id)) as locations
    from unnest(${input.ids}::bigint[]) as wanted (id)
    cross join lateral (
      select min(start_at) filter (where status = 'OPEN') as next_start_at,
             (array_agg(end_at order by start_at) filter (where status = 'OPEN'))[1] as next_end_at,
             min(price) filter (where status = 'OPEN') as price_from,
             count(*) filter (where status = 'OPEN') as open_count,
             count(*) filter (where status = 'FULL') as full_count,
             array_agg(distinct location_id) filter (where location_id is not null) as location_ids
      from (
        select start_at, end_at, price, status, location_id from availabilities
        where organiser_id = ${input.organiser_id} and activity_id = wanted.id and status in ('OPEN', 'FULL') and start_at > ${input.now}
          and (registrations_end_at is null or registrations_end_at > ${input.now})
        order by status desc, start_at limit 100
      ) coming
    ) ahead`.execute(db);
  return rows;
}

/** The deposits at the lowest open price: both null when nothing is open, different when they vary. */
export async function loadLowestDeposit(
  db: Db,
  input: { organiser_id: number; id: number; now: string },
) {
  const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
    with open as (
      select price, deposit from availabilities
      where organiser_id = ${input.organiser_id} and activity_id = ${input.id} and status = 'OPEN' and start_at > ${input.now}
        and (registrations_end_at is null or registrations_end_at > ${input.now})
      order by start_at limit 100
    )
    select min(deposit) as lowest, max(deposit) as highest from open where price = (select min(price) from open)`.execute(
    db,
  );
  return rows[0] ?? { lowest: null, highest: null };
}

export interface AheadRow {
  readonly activity_id: number;
  readonly next_start_at: string | null;
  readonly next_end_at: string | null;
  readonly price_from: number | null;
  readonly open_count: number;
  readonly full_count: number;
  readonly locations: readonly string[];
}
