import type { Json } from '@ribambelle/database/json.ts';
import type { Community } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A closed period; its name is a bilingual column. */
interface ClosedPeriodRow {
  readonly name: Json;
  readonly first_day: string;
  readonly last_day: string;
}

/** Loads the closed periods that touch days from one to another, by their first day. */
export async function loadClosedPeriods(
  db: Db,
  input: { from: string; until: string },
): Promise<readonly ClosedPeriodRow[]> {
  const { from, until } = input;
  const { rows } = await sql<ClosedPeriodRow>`
    select p.name, p.first_day::text, p.last_day::text from closed_periods p
    where p.first_day <= ${until}::date and p.last_day >= ${from}::date
    order by p.first_day, p.id`.execute(db);
  return rows;
}

/** Loads the first days of the closed periods that are school holidays of a community. */
export async function loadFirstDaysOf(db: Db, community: Community): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ first_day: string }>`
    select p.first_day::text from closed_periods p
    where p.community = ${community}`.execute(db);
  return new Set(rows.map(({ first_day }) => first_day));
}
