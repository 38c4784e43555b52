import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { resourceGroupColumns } from '@ribambelle/api/resource-groups/resource-group-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import { searchWords, wholeFirst } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';

/** A group with the number of its resources; its name is a bilingual column. */
export interface ResourceGroupRow {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
  readonly order: number;
  readonly version: number;
  readonly resources: number;
}

const SHOWN = sql`g.id, g.cuid, g.name, g."order", g.version, (select count(*) from resource_group_members m
  where m.organiser_id = g.organiser_id and m.group_id = g.id) as resources`;

/** Selects groups in the organiser's order unless sorted. */
export function selectResourceGroups(input: {
  organiser_id: number;
  search: string | undefined;
  language: Language;
  sort: Order<typeof resourceGroupColumns> | undefined;
}): ListQuery<ResourceGroupRow> {
  const { organiser_id, search, language, sort } = input;
  const conditions = [sql`g.organiser_id = ${organiser_id}`];
  for (const word of searchWords(search))
    conditions.push(sql`g.search_name @@ word_query(${word})`);
  const matching = sql`from resource_groups g where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof resourceGroupColumns> = {
    name: [titleOrder(sql`g.name`, language)],
  };
  const order =
    sort === undefined
      ? sql`${wholeFirst(sql`g.search_name`, search)}g."order", g.id`
      : orderBy(sort, { orders, id: sql`g.id` });
  return {
    rows: sql`select ${SHOWN} ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one group by its cuid; undefined when there is none. */
export async function findResourceGroup(
  db: Db,
  input: { organiser_id: number; resource_group: string },
): Promise<ResourceGroupRow | undefined> {
  const { rows } = await sql<ResourceGroupRow>`select ${SHOWN} from resource_groups g
    where g.organiser_id = ${input.organiser_id} and g.cuid = ${input.resource_group}`.execute(db);
  return rows[0];
}
