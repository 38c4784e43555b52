import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { locationColumns } from '@ribambelle/api/locations/location-columns.ts';
import { sql } from 'kysely';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { LOCATION_FIELDS } from './location-store.ts';

function locations(db: Db, organiser_id: number) {
  return db.selectFrom('locations').where('locations.organiser_id', '=', organiser_id);
}

const USED = sql<number>`(select count(*) from availabilities
  where availabilities.organiser_id = locations.organiser_id and availabilities.location_id = locations.id)`;

/** Selects locations by name unless sorted. */
export function selectLocations(input: {
  organiser_id: number;
  search: string | undefined;
  sort: Order<typeof locationColumns> | undefined;
}): ListQuery<OfficeLocationRow> {
  const pattern = searchPattern(input.search);
  const searched =
    pattern === null
      ? sql``
      : sql`and words_of(name || ' ' || city || ' ' || postcode) like ${pattern}`;
  const matching = sql`from locations where organiser_id = ${input.organiser_id} ${searched}`;
  const orders: ColumnOrders<typeof locationColumns> = {
    name: [byName(sql`name`)],
    state: [sql`not active`, byName(sql`name`)],
  };
  return {
    rows: sql`select ${sql.join(LOCATION_FIELDS.map((field) => sql.ref(field)))}, ${USED} as availabilities ${matching}
      order by ${orderBy(input.sort ?? 'name', { orders, id: sql`id` })}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one location by its cuid; undefined when there is none. */
export async function findOfficeLocation(
  db: Db,
  input: { organiser_id: number; location: string },
) {
  return locations(db, input.organiser_id)
    .select(LOCATION_FIELDS)
    .select(USED.as('availabilities'))
    .where('cuid', '=', input.location)
    .executeTakeFirst();
}

export type OfficeLocationRow = NonNullable<Awaited<ReturnType<typeof findOfficeLocation>>>;
