import { dateConfigurations } from '@ribambelle/api/date-configurations/record.ts';
import { byTime } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { sql } from 'kysely';
import { byName } from '../lists/by-name-views.ts';
import { nameMatches } from '../lists/name-matches-views.ts';
import { storedRecord } from '../records/stored-record.ts';

/** Templates of dates, whose dates are kept in chronological order. */
export const storedDateConfigurations = storedRecord(dateConfigurations, {
  table: 'date_configurations',
  dated: true,
  parts: [],
  facts: { version: sql`r.version` },
  matches: ({ search }) => nameMatches(search, sql`r.name`),
  orders: () => ({ name: [byName(sql`r.name`)] }),
  order: () => byName(sql`r.name`),
  settled: (values) => ({ ...values, dates: values.dates.toSorted(byTime) }),
});
