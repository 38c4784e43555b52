import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface FirstSteps {
  readonly location: boolean;
  readonly activity: boolean;
  readonly dates: boolean;
  readonly home_page: boolean;
  readonly host_name: boolean;
  readonly order: boolean;
}

/**
 * Tests whether there is a location, a published activity, future dates of one, a published home
 * page, a main host name that leads here, and an order. Reads at most one row of each.
 */
export async function loadFirstSteps(db: Db, now: Instant): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select exists (select from locations where active) as location,
      exists (select from activities where published) as activity,
      exists (select from availabilities v join activities a on a.organiser_id = v.organiser_id and a.id = v.activity_id
        where v.end_at > ${now} and a.published) as dates,
      exists (select from pages where pathname = '/' and published_number > 0) as home_page,
      exists (select from host_names h join host_name_checks c on c.organiser_id = h.organiser_id and c.hostname = h.hostname
        where h.main and c.result = 'HERE') as host_name,
      exists (select from receivables) as "order"`.execute(db);
  const [steps] = rows;
  if (steps === undefined) throw new Error('A select without from answers one row');
  return steps;
}
