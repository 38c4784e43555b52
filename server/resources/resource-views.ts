import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { resourceColumns } from '@ribambelle/api/resources/resource-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import { searchWords, wholeFirst } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { GROUPS_OF_RESOURCE, inGroups, type NamedGroup } from '../resource-groups/index.ts';

/** A resource in the list of the back-office, its location, groups and configuration by their names, with the address of its first picture. */
export interface OfficeResourceFound {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
  readonly location: string | null;
  readonly configuration: string;
  readonly groups: readonly NamedGroup[];
  readonly published: boolean;
  readonly order: number;
  readonly picture: string | null;
}

/**
 * Selects resources in the organiser's order unless sorted, published or not unless a filter says
 * which.
 */
export function selectResources(input: {
  organiser_id: number;
  filters: {
    search?: string | undefined;
    published?: boolean | undefined;
    group?: string | undefined;
  };
  language: Language;
  sort: Order<typeof resourceColumns> | undefined;
}): ListQuery<OfficeResourceFound> {
  const { organiser_id, filters, language, sort } = input;
  const conditions = [sql`r.organiser_id = ${organiser_id}`];
  if (filters.published !== undefined) conditions.push(sql`r.published = ${filters.published}`);
  if (filters.group !== undefined) conditions.push(inGroups([filters.group]));
  for (const word of searchWords(filters.search))
    conditions.push(sql`r.search_name @@ word_query(${word})`);
  const matching = sql`from resources r where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof resourceColumns> = {
    name: [titleOrder(sql`r.name`, language)],
  };
  const order =
    sort === undefined
      ? sql`${wholeFirst(sql`r.search_name`, filters.search)}r."order", r.id`
      : orderBy(sort, { orders, id: sql`r.id` });
  return {
    rows: sql`select r.id, r.cuid, r.name, r.published, r."order", ${GROUPS_OF_RESOURCE} as groups,
        (select l.name from locations l where l.organiser_id = r.organiser_id and l.id = r.location_id) as location,
        (select c.name from booking_configurations c
          where c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id) as configuration,
        (select '/files/' || f.cuid from resource_images shown
          join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
          where shown.organiser_id = r.organiser_id and shown.resource_id = r.id order by shown."order", f.id limit 1) as picture
      ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** A resource as its form changes it, its texts as columns. */
interface OfficeResourceRow {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly name: Json;
  readonly description: Json;
  readonly location: string | null;
  readonly configuration: string;
  readonly groups: readonly NamedGroup[];
  readonly published: boolean;
  readonly order: number;
}

/** Finds one resource by its cuid, published or not; undefined when there is none. */
export async function findOfficeResource(
  db: Db,
  input: { organiser_id: number; resource: string },
): Promise<OfficeResourceRow | undefined> {
  const { rows } = await sql<OfficeResourceRow>`
    select r.id, r.cuid, r.version, r.name, r.description, r.published, r."order", ${GROUPS_OF_RESOURCE} as groups,
      (select l.cuid from locations l where l.organiser_id = r.organiser_id and l.id = r.location_id) as location,
      (select c.cuid from booking_configurations c
        where c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id) as configuration
    from resources r where r.organiser_id = ${input.organiser_id} and r.cuid = ${input.resource}`.execute(
    db,
  );
  return rows[0];
}
