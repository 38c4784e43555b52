import { bookingConfigurations } from '@ribambelle/api/booking-configurations/record.ts';
import { decideTerms } from '@ribambelle/domain/booking-configurations/booking-terms.ts';
import { sql } from 'kysely';
import { nameMatches } from '../lists/name-matches-views.ts';
import { byName } from '../lists/by-name-views.ts';
import { storedRecord } from '../records/stored-record.ts';
import { refuse } from '../refusal.ts';
import { isConfigurationUsed } from './booking-configuration-store.ts';

/** Booking configurations: their prices and hours in order; one with a resource stays. */
export const storedBookingConfigurations = storedRecord(bookingConfigurations, {
  table: 'booking_configurations',
  dated: true,
  parts: [],
  facts: {
    version: sql`r.version`,
    resources: sql`(select count(*) from resources
      where resources.organiser_id = r.organiser_id and resources.booking_configuration_id = r.id)`,
  },
  matches: ({ search }) => nameMatches(search, sql`r.name`),
  orders: () => ({ name: [byName(sql`r.name`)] }),
  order: () => byName(sql`r.name`),
  settled: (values) => {
    const terms = decideTerms(values);
    if (!terms.ok) refuse(terms.refused, terms.fields);
    const { prices, opening_hours, exceptions } = terms.value;
    return {
      ...values,
      prices: [...prices],
      opening_hours: [...opening_hours],
      exceptions: [...exceptions],
    };
  },
  refusedUse: async (db, id) =>
    (await isConfigurationUsed(db, id)) ? 'BOOKING_CONFIGURATION_IN_USE' : null,
});
