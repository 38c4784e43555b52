import type { Json } from '@ribambelle/database/json.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { segmentColumns } from '@ribambelle/api/segments/segment-columns.ts';
import type { SegmentConditions, SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import { sql } from 'kysely';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { inSegment } from './segment-conditions.ts';
import type { SegmentOf } from './segment-of.ts';
import type { SegmentValues } from './segment-store.ts';

/** A segment in the list. */
export interface SegmentRow {
  readonly id: number;
  readonly cuid: string;
  readonly name: string;
  readonly entity: SegmentEntity;
  readonly is_default: boolean;
}

/** Selects segments, starting with those that every organiser has, then by name unless sorted. */
export function selectSegments(input: {
  filters: { search?: string | undefined; entity?: SegmentEntity | undefined };
  sort: Order<typeof segmentColumns> | undefined;
}): ListQuery<SegmentRow> {
  const { filters, sort } = input;
  const pattern = searchPattern(filters.search);
  const conditions = [
    sql`true`,
    ...(pattern === null ? [] : [sql`words_of(s.name) like ${pattern}`]),
    ...(filters.entity === undefined ? [] : [sql`s.entity = ${filters.entity}`]),
  ];
  const matching = sql`from segments s where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof segmentColumns> = { name: [byName(sql`s.name`)] };
  const order =
    sort === undefined
      ? sql`s.is_default desc, ${byName(sql`s.name`)}, s.id`
      : orderBy(sort, { orders, id: sql`s.id` });
  return {
    rows: sql`select s.id, s.cuid, s.name, s.entity, s.is_default ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** A segment with its conditions. */
type SegmentFound = SegmentRow &
  Pick<SegmentValues, 'conditions'> & {
    readonly version: number;
    /** The number of discounts, volume discounts and coupons for it. */
    readonly used_by: Readonly<Record<'discounts' | 'volume_discounts' | 'coupons', number>>;
  };

/** Finds one segment by its cuid; undefined when there is none. */
export async function findSegment(db: Db, segment: string): Promise<SegmentFound | undefined> {
  const { rows } = await sql<SegmentFound>`
    select s.id, s.cuid, s.name, s.entity, s.is_default, s.version, s.conditions,
      jsonb_build_object('discounts', ${countUsing('discounts')}, 'volume_discounts', ${countUsing('volume_discounts')}, 'coupons', ${countUsing('coupons')}) as used_by
    from segments s where s.cuid = ${segment}`.execute(db);
  return rows[0];
}

/** Counts the rows of a table that have chosen the segment `s`. */
const countUsing = (
  table: 'discounts' | 'volume_discounts' | 'coupons',
) => sql`(select count(*)::integer from ${sql.table(table)} o
  where o.organiser_id = s.organiser_id and (o.people_segment_id = s.id or o.availabilities_segment_id = s.id))`;

const MOST = 10_000;

/**
 * Counts the members of a segment, up to 10,000: people who are not erased, and dates of published
 * activities that are not over.
 */
export async function countInSegment(
  db: Db,
  { conditions, ...of }: SegmentOf & { readonly conditions: SegmentConditions },
): Promise<number> {
  const { now } = of;
  const matching = inSegment(conditions, of);
  const table = {
    CUSTOMERS: sql`customers where customers.deleted_at is null`,
    PARTICIPANTS: sql`participants where participants.deleted_at is null`,
    AVAILABILITIES: sql`availabilities where availabilities.end_at > ${now}
      and availabilities.activity_id <> all(array(select id from activities where not published))`,
  }[of.entity];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from ${table} and ${matching} limit ${MOST}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Finds the conditions of an organiser’s segments of an entity, by their cuids; leaves out those
 * that do not exist.
 */
export async function findConditions(
  db: Db,
  input: { entity: SegmentEntity; segments: readonly string[] },
): Promise<ReadonlyMap<string, SegmentConditions>> {
  const { entity, segments } = input;
  if (segments.length === 0) return new Map();
  const { rows } = await sql<{ cuid: string; conditions: SegmentConditions }>`
    select s.cuid, s.conditions from segments s
    where s.entity = ${entity} and s.cuid = any(${segments}::text[])`.execute(db);
  return new Map(rows.map(({ cuid, conditions }) => [cuid, conditions]));
}

/**
 * Finds the names of activities, categories, locations and memberships, by their cuids: a bilingual
 * title, or a name.
 */
export async function findNames(
  db: Db,
  cuids: readonly string[],
): Promise<readonly { cuid: string; title: Json; name: string | null }[]> {
  if (cuids.length === 0) return [];
  const of = (
    table: string,
    columns: string,
  ) => sql`select cuid, ${sql.raw(columns)} from ${sql.table(table)}
    where cuid = any(${cuids}::text[])`;
  const { rows } = await sql<{ cuid: string; title: Json; name: string | null }>`
    ${of('activities', 'title, null as name')} union all ${of('categories', 'title, null')}
    union all ${of('memberships', 'title, null')} union all ${of('locations', "'{}'::jsonb, name")}`.execute(
    db,
  );
  return rows;
}
