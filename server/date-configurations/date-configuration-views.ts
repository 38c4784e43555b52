import type { dateConfigurationColumns } from '@ribambelle/api/date-configurations/date-configuration-columns.ts';
import type { officeDateConfiguration } from '@ribambelle/api/date-configurations/office-shapes.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

/** A template of dates as it is shown. */
export type DateConfigurationRow = z.infer<typeof officeDateConfiguration>;

const SHOWN = sql`d.id, d.cuid, d.name, d.dates, d.version`;

/** Selects templates of dates by name unless sorted. */
export function selectDateConfigurations(input: {
  organiser_id: number;
  search: string | undefined;
  sort: Order<typeof dateConfigurationColumns> | undefined;
}): ListQuery<DateConfigurationRow> {
  const { organiser_id, search, sort } = input;
  const pattern = searchPattern(search);
  const conditions = [
    sql`d.organiser_id = ${organiser_id}`,
    ...(pattern === null ? [] : [sql`words_of(d.name) like ${pattern}`]),
  ];
  const matching = sql`from date_configurations d where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof dateConfigurationColumns> = { name: [byName(sql`d.name`)] };
  const order =
    sort === undefined
      ? sql`${byName(sql`d.name`)}, d.id`
      : orderBy(sort, { orders, id: sql`d.id` });
  return {
    rows: sql`select ${SHOWN} ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one template by its cuid; undefined when there is none. */
export async function findDateConfiguration(
  db: Db,
  input: { organiser_id: number; date_configuration: string },
): Promise<DateConfigurationRow | undefined> {
  const { rows } = await sql<DateConfigurationRow>`select ${SHOWN} from date_configurations d
    where d.organiser_id = ${input.organiser_id} and d.cuid = ${input.date_configuration}`.execute(
    db,
  );
  return rows[0];
}
