import type { closedPeriodColumns } from '@ribambelle/api/closed-periods/closed-period-columns.ts';
import type {
  closedPeriodFilters,
  officeClosedPeriod,
} from '@ribambelle/api/closed-periods/office-shapes.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Community } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

/** A closed period as it is stored; its name is a bilingual column. */
export type ClosedPeriodRow = Omit<z.infer<typeof officeClosedPeriod>, 'name'> & {
  readonly name: Json;
};

const SHOWN = sql`p.id, p.cuid, p.name, p.first_day::text, p.last_day::text, p.community, p.version`;

/**
 * Selects closed periods, latest first unless sorted: by words of their name, by days that they
 * touch, from one to another, and by community.
 */
export function selectClosedPeriods(input: {
  organiser_id: number;
  filters: z.output<z.ZodObject<typeof closedPeriodFilters>>;
  sort: Order<typeof closedPeriodColumns> | undefined;
}): ListQuery<ClosedPeriodRow> {
  const { organiser_id, filters, sort } = input;
  const { search, from, until, community } = filters;
  const pattern = searchPattern(search);
  const conditions = [
    sql`p.organiser_id = ${organiser_id}`,
    ...(pattern === null
      ? []
      : [
          sql`words_of(coalesce(p.name ->> 'fr', '') || ' ' || coalesce(p.name ->> 'en', '')) like ${pattern}`,
        ]),
    ...(from === undefined ? [] : [sql`p.last_day >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`p.first_day <= ${until}::date`]),
    ...(community === undefined
      ? []
      : [community === 'NONE' ? sql`p.community is null` : sql`p.community = ${community}`]),
  ];
  const matching = sql`from closed_periods p where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof closedPeriodColumns> = { first_day: [sql`p.first_day`] };
  return {
    rows: sql`select ${SHOWN} ${matching} order by ${orderBy(sort ?? '-first_day', { orders, id: sql`p.id` })}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one closed period by its cuid; undefined when there is none. */
export async function findClosedPeriod(
  db: Db,
  input: { organiser_id: number; closed_period: string },
): Promise<ClosedPeriodRow | undefined> {
  const { rows } = await sql<ClosedPeriodRow>`select ${SHOWN} from closed_periods p
    where p.organiser_id = ${input.organiser_id} and p.cuid = ${input.closed_period}`.execute(db);
  return rows[0];
}

/** Loads the closed periods that touch days from one to another, by their first day. */
export async function loadClosedPeriods(
  db: Db,
  input: { organiser_id: number; from: string; until: string },
): Promise<readonly Pick<ClosedPeriodRow, 'name' | 'first_day' | 'last_day'>[]> {
  const { organiser_id, from, until } = input;
  const { rows } = await sql<Pick<ClosedPeriodRow, 'name' | 'first_day' | 'last_day'>>`
    select p.name, p.first_day::text, p.last_day::text from closed_periods p
    where p.organiser_id = ${organiser_id} and p.first_day <= ${until}::date and p.last_day >= ${from}::date
    order by p.first_day, p.id`.execute(db);
  return rows;
}

/** Loads the first days of the closed periods that are school holidays of a community. */
export async function loadFirstDaysOf(
  db: Db,
  input: { organiser_id: number; community: Community },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ first_day: string }>`
    select p.first_day::text from closed_periods p
    where p.organiser_id = ${input.organiser_id} and p.community = ${input.community}`.execute(db);
  return new Set(rows.map(({ first_day }) => first_day));
}
