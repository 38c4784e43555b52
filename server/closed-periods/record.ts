import { closedPeriods } from '@ribambelle/api/closed-periods/record.ts';
import { sql } from 'kysely';
import { nameMatches } from '../lists/name-matches-views.ts';
import { storedRecord } from '../records/stored-record.ts';
import { checkPeriod } from './check-period.ts';

/** Closed periods, latest first. */
export const storedClosedPeriods = storedRecord(closedPeriods, {
  table: 'closed_periods',
  dated: true,
  parts: [],
  facts: { version: sql`r.version` },
  matches: ({ search, from, until, community }) => [
    ...nameMatches(
      search,
      sql`coalesce(r.name ->> 'fr', '') || ' ' || coalesce(r.name ->> 'en', '')`,
    ),
    ...(from === undefined ? [] : [sql`r.last_day >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`r.first_day <= ${until}::date`]),
    ...(community === undefined
      ? []
      : [community === 'NONE' ? sql`r.community is null` : sql`r.community = ${community}`]),
  ],
  orders: () => ({ first_day: [sql`r.first_day`] }),
  order: () => sql`r.first_day desc`,
  settled: (values) => {
    checkPeriod(values);
    return values;
  },
});
