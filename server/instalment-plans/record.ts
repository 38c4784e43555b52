import { instalmentPlans } from '@ribambelle/api/instalment-plans/record.ts';
import { sql } from 'kysely';
import { namedActivities } from '../activities/index.ts';
import { nameMatches } from '../lists/name-matches-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { storedRecord } from '../records/stored-record.ts';

/** Ways to pay in instalments, the newest first; orders keep theirs when one changes or goes. */
export const storedInstalmentPlans = storedRecord(instalmentPlans, {
  table: 'instalment_plans',
  dated: true,
  parts: [],
  facts: { version: sql`r.version` },
  references: { activities: namedActivities },
  matches: ({ search }) =>
    nameMatches(
      search,
      sql`coalesce(r.title ->> 'fr', '') || ' ' || coalesce(r.title ->> 'en', '')`,
    ),
  orders: (language) => ({ title: [titleOrder(sql`r.title`, language)] }),
  order: () => sql`r.created_at desc`,
});
