import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { resourceBlockColumns } from '@ribambelle/api/resource-blocks/resource-block-columns.ts';
import type { resourceBlockFilters } from '@ribambelle/api/resource-blocks/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Hours } from '@ribambelle/domain/booking-configurations/booking-terms.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

/** A block with its resources; their names are bilingual columns. */
export interface ResourceBlockRow {
  readonly cuid: string;
  readonly reason: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly hours: Hours | null;
  readonly weekdays: readonly number[];
  readonly resources: readonly { readonly cuid: string; readonly name: Json }[];
  readonly created_by: string | null;
}

const SHOWN = sql`select b.cuid, b.reason, b.first_day::text as first_day, b.last_day::text as last_day, b.weekdays,
  case when b.opens is not null then jsonb_build_object('opens', b.opens, 'closes', b.closes) end as hours,
  (select l.firstname || ' ' || l.lastname from collaborators l where l.organiser_id = b.organiser_id and l.id = b.created_by) as created_by,
  (select coalesce(jsonb_agg(jsonb_build_object('cuid', r.cuid, 'name', r.name) order by r."order", r.id), '[]') from resources r
    where r.organiser_id = b.organiser_id and r.id in (select t.resource_id from resource_block_times t
      where t.organiser_id = b.organiser_id and t.block_id = b.id)) as resources`;

type Filters = z.output<z.ZodObject<typeof resourceBlockFilters>>;

/**
 * Selects blocks, latest first unless sorted: of a resource, in a period of days, both included, or
 * by words of the reason.
 */
export function selectResourceBlocks(input: {
  filters: Filters;
  sort: Order<typeof resourceBlockColumns> | undefined;
}): ListQuery<ResourceBlockRow> {
  const { filters } = input;
  const { search, resource, from, to } = filters;
  const conditions = [sql`true`];
  const pattern = searchPattern(search);
  if (pattern !== null) conditions.push(sql`words_of(b.reason) like ${pattern}`);
  if (from !== undefined) conditions.push(sql`b.last_day >= ${from}::date`);
  if (to !== undefined) conditions.push(sql`b.first_day <= ${to}::date`);
  if (resource !== undefined)
    conditions.push(sql`b.id in (select t.block_id from resource_block_times t
      join resources r on r.organiser_id = t.organiser_id and r.id = t.resource_id
      where r.cuid = ${resource})`);
  const matching = sql`from resource_blocks b where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof resourceBlockColumns> = { first_day: [sql`b.start_at`] };
  return {
    rows: sql`${SHOWN} ${matching} order by ${orderBy(input.sort ?? '-first_day', { orders, id: sql`b.id` })}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one block by its cuid; undefined when there is none. */
export async function findResourceBlock(
  db: Db,
  block: string,
): Promise<ResourceBlockRow | undefined> {
  const { rows } = await sql<ResourceBlockRow>`${SHOWN} from resource_blocks b
    where b.cuid = ${block}`.execute(db);
  return rows[0];
}
