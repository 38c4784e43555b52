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
export async function loadFirstSteps(
  db: Db,
  { organiser_id, now }: { organiser_id: number; now: Instant },
): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select exists (select from locations where organiser_id = ${organiser_id} and active) as location,
      exists (select from activities where organiser_id = ${organiser_id} and published) as activity,
      exists (select from availabilities v join activities a on a.organiser_id = v.organiser_id and a.id = v.activity_id
        where v.organiser_id = ${organiser_id} and v.end_at > ${now} and a.published) as dates,
      exists (select from home_pages where organiser_id = ${organiser_id} and published is not null) as home_page,
      exists (select from host_names h join host_name_checks c on c.organiser_id = h.organiser_id and c.hostname = h.hostname
        where h.organiser_id = ${organiser_id} and h.main and c.result = 'HERE') as host_name,
      exists (select from receivables where organiser_id = ${organiser_id}) as "order"`.execute(db);
  const [steps] = rows;
  if (steps === undefined) throw new Error('A select without from answers one row');
  return steps;
}
