import type { Json } from '@ribambelle/database/json.ts';
import { type Counted, countedOf, readToCount } from '@ribambelle/domain/base/counting.ts';
import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../activities/index.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { GROUPS_OF_RESOURCE, inGroups, type NamedGroup } from '../resource-groups/index.ts';
import { type ResourceTerms, TERMS } from './resource-terms-views.ts';

/** The location of a resource; its title is a bilingual column. */
export interface LocationRow {
  readonly cuid: string;
  readonly name: string;
  readonly title: Json;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}

/** A resource that can be booked; its texts are bilingual columns. */
export interface BookableRow extends ResourceTerms {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
  readonly description: Json;
  readonly location: LocationRow | null;
  readonly groups: readonly NamedGroup[];
}

/** The location of the resource `r`; null when it has none. */
export const LOCATION = sql<LocationRow | null>`(
  select jsonb_build_object('cuid', l.cuid, 'name', l.name, 'title', l.title, 'street', l.street, 'number', l.number, 'postcode', l.postcode,
    'city', l.city) from locations l where l.organiser_id = r.organiser_id and l.id = r.location_id)`;

const SHOWN = sql`select r.id, r.cuid, r.name, r.description, ${LOCATION} as location, ${GROUPS_OF_RESOURCE} as groups, ${TERMS}
  from resources r
  join booking_configurations c on c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id`;

/** The filters of published resources. */
export interface BookableFilters {
  readonly id?: readonly number[] | undefined;
  readonly configuration_ids?: readonly number[] | undefined;
  readonly groups?: readonly string[] | undefined;
  readonly search?: string | undefined;
}

function conditionsOf(filters: BookableFilters): RawBuilder<unknown> {
  const { id, configuration_ids, groups, search } = filters;
  const conditions = [sql`r.published`];
  if (id !== undefined) conditions.push(sql`r.id = any(${id})`);
  if (configuration_ids !== undefined)
    conditions.push(sql`r.booking_configuration_id = any(${configuration_ids})`);
  if (groups !== undefined) conditions.push(inGroups(groups));
  for (const word of searchWords(search))
    conditions.push(sql`r.search_name @@ word_query(${word})`);
  return sql.join(conditions, sql` and `);
}

/**
 * Finds a page of published resources in the organiser's order, and their number, counted up to the
 * limit of the site.
 */
export async function findBookable(
  db: Db,
  input: { filters: BookableFilters; limit: number; offset: number },
): Promise<{ rows: readonly BookableRow[]; counted: Counted }> {
  const { filters, limit, offset } = input;
  const where = sql`where ${conditionsOf(filters)}`;
  const [page, matches] = await atOnce(
    () =>
      sql<BookableRow>`${SHOWN} ${where} order by r."order", r.id limit ${limit} offset ${offset}`.execute(
        db,
      ),
    () =>
      sql<{ count: number }>`select count(*) as count from (
        select from resources r ${where} limit ${readToCount(offset)}) matching`.execute(db),
  );
  return { rows: page.rows, counted: countedOf(matches.rows[0]?.count ?? 0, { offset }) };
}

/** Loads the booking terms of published resources, in the organiser's order. */
export async function loadBookableTerms(
  db: Db,
  input: { filters: BookableFilters; most: number },
): Promise<readonly (ResourceTerms & { readonly id: number })[]> {
  const { filters, most } = input;
  const { rows } = await sql<ResourceTerms & { id: number }>`
    select r.id, ${TERMS} from resources r
    join booking_configurations c on c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id
    where ${conditionsOf(filters)} order by r."order", r.id limit ${most}`.execute(db);
  return rows;
}

/** Finds one published resource by its cuid; undefined when there is none. */
export async function findBookableOne(db: Db, resource: string): Promise<BookableRow | undefined> {
  const { rows } = await sql<BookableRow>`
    ${SHOWN} where r.cuid = ${resource} and r.published`.execute(db);
  return rows[0];
}

/**
 * Finds the id and name of a resource, published or not, by its cuid; undefined when there is none.
 */
export async function findResourceId(
  db: Db,
  resource: string,
): Promise<{ readonly id: number; readonly name: Json } | undefined> {
  return db
    .selectFrom('resources')
    .select(['id', 'name'])
    .where('cuid', '=', resource)
    .executeTakeFirst();
}
