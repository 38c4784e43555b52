import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { atOnce } from '../../database/statements.ts';
import { loadStandIns } from '../collaborators/date-group-store.ts';
import { byName } from '../../lists/by-name-views.ts';

/**
 * Loads the exclusions of an availability: resources that it needs (`date` null for all dates),
 * people who cannot be elsewhere, their stand-ins on a date, and synchronised availabilities.
 */
export async function loadExclusions(db: Db, availability_id: number) {
  const [resources, collaborators, others, stand_ins] = await atOnce(
    () =>
      sql<{ id: number; cuid: string; name: Json; date: string | null; date_id: number | null }>`
        select r.id, r.cuid, r.name, d.cuid as date, n.date_id from availability_resources n
        join resources r on r.organiser_id = n.organiser_id and r.id = n.resource_id
        left join availability_dates d on d.organiser_id = n.organiser_id and d.id = n.date_id
        where n.availability_id = ${availability_id}
        order by r."order", r.id, d.start_at nulls first`.execute(db),
    () =>
      sql<{ id: number; cuid: string; name: string }>`
        select c.id, c.cuid, c.firstname || ' ' || c.lastname as name from availability_collaborators n
        join collaborators c on c.organiser_id = n.organiser_id and c.id = n.collaborator_id
        where n.availability_id = ${availability_id} and n.is_occupied
        order by ${byName(sql`c.lastname`)}, ${byName(sql`c.firstname`)}, c.id`.execute(db),
    () =>
      sql<{ id: number; cuid: string; title: Json; start_at: string; end_at: string }>`
        select a.id, a.cuid, v.title, a.start_at, a.end_at from synchronised_availabilities own
        join synchronised_availabilities n on n.organiser_id = own.organiser_id and n.group_id = own.group_id
          and n.availability_id <> own.availability_id
        join availabilities a on a.organiser_id = n.organiser_id and a.id = n.availability_id
        join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
        where own.availability_id = ${availability_id} order by a.start_at, a.id`.execute(db),
    () => loadStandIns(db, availability_id),
  );
  return {
    resources: resources.rows,
    collaborators: collaborators.rows,
    synchronised: others.rows,
    stand_ins,
  };
}

export type Exclusions = Awaited<ReturnType<typeof loadExclusions>>;

/**
 * Finds the ids of availabilities by cuid, each with those of the groups in which they are
 * synchronised.
 */
export async function findSynchronised(
  db: Db,
  availabilities: readonly string[],
): Promise<readonly { readonly id: number; readonly cuid: string; readonly group: number[] }[]> {
  const { rows } = await sql<{ id: number; cuid: string; group: number[] }>`
    select a.id, a.cuid, array(select n.availability_id from synchronised_availabilities own
      join synchronised_availabilities n on n.organiser_id = own.organiser_id and n.group_id = own.group_id
      where own.organiser_id = a.organiser_id and own.availability_id = a.id) as "group"
    from availabilities a where a.cuid = any(${availabilities}::text[])`.execute(db);
  return rows;
}

/** Finds the ids of resources by cuid. */
export async function findResourceIds(db: Db, resources: readonly string[]) {
  return db
    .selectFrom('resources')
    .select(['id', 'cuid'])
    .where(sql<boolean>`cuid = any(${resources}::text[])`)
    .execute();
}

/** Finds the ids of the people attached to an availability, by cuid. */
export async function findAttachedIds(db: Db, availability_id: number) {
  return db
    .selectFrom('availability_collaborators')
    .innerJoin('collaborators', (join) =>
      join
        .onRef('collaborators.organiser_id', '=', 'availability_collaborators.organiser_id')
        .onRef('collaborators.id', '=', 'availability_collaborators.collaborator_id'),
    )
    .select(['collaborators.id', 'collaborators.cuid'])
    .where('availability_collaborators.availability_id', '=', availability_id)
    .execute();
}

/**
 * A date that overlaps either with one of another availability that shares a resource or person
 * with it or is synchronised with it, or with a booking of a resource that it needs.
 */
export interface OverlapRow {
  readonly date: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly used: number;
  readonly thing: number | null;
  /** Null for a booking. */
  readonly availability: string | null;
  readonly booking: string | null;
  readonly title: Json;
  readonly other_start_at: string;
  readonly other_end_at: string;
  readonly other_used: number;
}

/**
 * A resource or person needed on a date, or on all of them (null); `is_replaced` when it is not
 * needed on dates with a stand-in.
 */
export interface Need {
  readonly date_id: number | null;
  readonly thing: number;
  readonly is_replaced: boolean;
}

const MOST_SHOWN = 100;

/**
 * Loads the overlaps of an availability's dates that are not over with bookings and with dates of
 * others, where at least one of the two is taken. `needs` says which date needs which resource or
 * person (null: all dates, but with `is_replaced` without those that have a stand-in),
 * `synchronised` which availabilities exclude it at any overlapping time. The first hundred, by
 * start.
 */
export async function loadOverlaps(
  db: Db,
  input: {
    availability_id: number;
    now: string;
    needs: readonly Need[];
    synchronised: readonly number[];
  },
): Promise<readonly OverlapRow[]> {
  const { availability_id, now, needs, synchronised } = input;
  const { rows } = await sql<OverlapRow>`
    with needs as materialized (
      select * from unnest(${needs.map(({ date_id }) => date_id)}::bigint[], ${needs.map(({ thing }) => thing)}::bigint[],
        ${needs.map(({ is_replaced }) => is_replaced)}::boolean[]) as n (date_id, thing, is_replaced)
    ), found as (
      select d.id as own_id, o.id as other_id, n.thing from availability_dates d
      join needs n on n.date_id = d.id or (n.date_id is null and not (n.is_replaced and exists (
        select from availability_date_collaborators p where p.organiser_id = d.organiser_id and p.date_id = d.id)))
      cross join lateral sharing_dates(array[n.thing], d.start_at, d.end_at) o
      where o.availability_id <> d.availability_id and d.availability_id = ${availability_id} and d.end_at > ${now}
      union all
      select d.id, o.id, null from availability_dates d
      join availability_dates o on o.organiser_id = d.organiser_id and o.availability_id = any(${synchronised}::bigint[])
        and o.start_at < d.end_at and o.end_at > d.start_at and o.availability_id <> d.availability_id
      where d.availability_id = ${availability_id} and d.end_at > ${now}
    )
    select d.cuid as date, d.start_at, d.end_at, d.registered + d.offered as used, f.thing, o.id as other_id,
      a.cuid as availability, null as booking, v.title, o.start_at as other_start_at, o.end_at as other_end_at, o.registered + o.offered as other_used
    from found f
    join availability_dates d on d.id = f.own_id
    join availability_dates o on o.id = f.other_id
    join availabilities a on a.organiser_id = o.organiser_id and a.id = o.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where d.registered + d.offered > 0 or o.registered + o.offered > 0
    union all
    select d.cuid, d.start_at, d.end_at, d.registered + d.offered, n.thing, o.id, null, b.cuid, '{}'::jsonb, o.start_at, o.end_at, 0
    from availability_dates d
    join needs n on n.date_id is null or n.date_id = d.id
    join booking_dates o on o.organiser_id = d.organiser_id and o.resource_id = n.thing and o.cancelled_at is null
      and o.end_at > d.start_at and o.start_at < d.end_at
    join bookings b on b.organiser_id = o.organiser_id and b.id = o.booking_id
    where d.availability_id = ${availability_id} and d.end_at > ${now}
    order by start_at, other_start_at, other_id, thing limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** Loads the names of shared resources and collaborators, by their id. */
export async function loadThings(
  db: Db,
  ids: readonly number[],
): Promise<{
  readonly resources: ReadonlyMap<number, Json>;
  readonly collaborators: ReadonlyMap<number, string>;
}> {
  const [resources, collaborators] = await atOnce(
    () =>
      sql<{ id: number; name: Json }>`
        select id, name from resources where id = any(${ids}::bigint[])`.execute(db),
    () =>
      sql<{ id: number; name: string }>`
        select id, firstname || ' ' || lastname as name from collaborators
        where id = any(${ids}::bigint[])`.execute(db),
  );
  return {
    resources: new Map(resources.rows.map((row) => [row.id, row.name])),
    collaborators: new Map(collaborators.rows.map((row) => [row.id, row.name])),
  };
}

/**
 * Finds the ids of availabilities with a date that needs a resource and is OVERLAP between two
 * moments.
 */
export async function findExcludedBy(
  db: Db,
  input: { resource_id: number; start_at: string; end_at: string },
): Promise<readonly number[]> {
  const { rows } = await sql<{ availability_id: number }>`
    select distinct availability_id
    from sharing_dates(array[${input.resource_id}]::bigint[], ${input.start_at}::timestamptz, ${input.end_at}::timestamptz)
    where status = 'OVERLAP'`.execute(db);
  return rows.map(({ availability_id }) => availability_id);
}
