import { locations } from '@ribambelle/api/locations/record.ts';
import { sql } from 'kysely';
import { byName } from '../lists/by-name-views.ts';
import { nameMatches } from '../lists/name-matches-views.ts';
import { storedRecord } from '../records/stored-record.ts';
import { isLocationUsed } from './location-store.ts';

/** Locations: one where something takes place, past or coming, cannot be deleted. */
export const storedLocations = storedRecord(locations, {
  table: 'locations',
  dated: false,
  parts: [],
  facts: {
    version: sql`r.version`,
    availabilities: sql`(select count(*) from availabilities
      where availabilities.organiser_id = r.organiser_id and availabilities.location_id = r.id)`,
  },
  matches: ({ search }) => nameMatches(search, sql`r.name || ' ' || r.city || ' ' || r.postcode`),
  orders: () => ({
    name: [byName(sql`r.name`)],
    state: [sql`not r.active`, byName(sql`r.name`)],
  }),
  order: () => byName(sql`r.name`),
  refusedUse: async (db, id) => ((await isLocationUsed(db, id)) ? 'LOCATION_IN_USE' : null),
});
