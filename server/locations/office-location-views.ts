import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { LOCATION_FIELDS } from './location-store.ts';

function locations(db: Db, organiser_id: number) {
  return db.selectFrom('locations').where('locations.organiser_id', '=', organiser_id);
}

const used = sql<number>`(select count(*) from availabilities
  where availabilities.organiser_id = locations.organiser_id and availabilities.location_id = locations.id)`.as(
  'availabilities',
);

/** A page of locations by name, and how many there are. */
export async function findOfficeLocations(
  db: Db,
  input: { organiser_id: number; search: string | undefined; limit: number; offset: number },
) {
  const pattern = searchPattern(input.search);
  let matching = locations(db, input.organiser_id);
  if (pattern !== null)
    matching = matching.where(
      sql<boolean>`searchable(name || ' ' || city || ' ' || postcode) like ${pattern}`,
    );
  const rows = await matching
    .select(LOCATION_FIELDS)
    .select(used)
    .orderBy('name')
    .orderBy('id')
    .limit(input.limit)
    .offset(input.offset)
    .execute();
  const counted = await db
    .selectFrom(matching.select('id').limit(MOST_COUNTED).as('matching'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: counted.count };
}

/** One location by its cuid; undefined for none. */
export async function findOfficeLocation(
  db: Db,
  input: { organiser_id: number; location: string },
) {
  return locations(db, input.organiser_id)
    .select(LOCATION_FIELDS)
    .select(used)
    .where('cuid', '=', input.location)
    .executeTakeFirst();
}

export type OfficeLocationRow = Awaited<ReturnType<typeof findOfficeLocations>>['rows'][number];
