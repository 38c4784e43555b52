import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** A planned date: its hours, the people on it, and the resources it needs. */
export interface WantedDate {
  readonly start_at: string;
  readonly end_at: string;
  /**
   * The availability of the date, whose own dates do not clash with it. Null for one that does not
   * exist yet.
   */
  readonly availability_id: number | null;
  /** Ids of collaborators. */
  readonly people: readonly number[];
  /** The ids of those who cannot be elsewhere at the same time. */
  readonly occupied: readonly number[];
  /** Ids of resources. */
  readonly resources: readonly number[];
}

/**
 * A booking, block or other date at the time of a wanted date that has one of its people or
 * resources.
 */
export interface ClashRow {
  readonly start_at: string;
  readonly end_at: string;
  readonly because: 'COLLABORATOR' | 'RESOURCE';
  /** The name of a collaborator; null for a resource. */
  readonly person: string | null;
  readonly resource: Json | null;
  readonly excludes: boolean;
  readonly kind: 'DATE' | 'BOOKING' | 'BLOCK';
  readonly availability: string | null;
  /** The title of a date's activity. */
  readonly title: Json | null;
  /** The reason why a resource is blocked. */
  readonly reason: string | null;
  readonly other_start_at: string;
  readonly other_end_at: string;
  readonly registered: number;
}

const MOST_SHOWN = 50;

/**
 * Loads what else occupies the people and resources of planned dates: dates of other availabilities
 * (a closed date without registrations occupies nothing), bookings and blocks. The first fifty,
 * excluding ones first, by start.
 */
export async function loadClashes(
  db: Db,
  input: { readonly wanted: readonly WantedDate[]; readonly now: string },
): Promise<readonly ClashRow[]> {
  const { now } = input;
  const wishes = input.wanted.filter(({ people, resources }) => people.length + resources.length);
  if (wishes.length === 0) return [];
  const { rows } = await sql<ClashRow>`
    with wanted as materialized (
      select w.start_at, w.end_at, w.availability_id, w.people, w.occupied, w.resources
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb)
        as w (start_at timestamptz, end_at timestamptz, availability_id bigint, people bigint[], occupied bigint[], resources bigint[])
      where w.end_at > ${now}
    ), found as (
      select w.start_at, w.end_at, person.id as person_id, null::bigint as resource_id,
        person.id = any(w.occupied) and person.id = any(o.shares) as excludes, o.id as date_id
      from wanted w cross join lateral unnest(w.people) as person (id)
      cross join lateral (
        select g.availability_id from availability_collaborators g
        where g.collaborator_id = person.id
        union select p.availability_id from availability_date_collaborators p
        where p.collaborator_id = person.id
      ) g
      join availability_dates o on o.availability_id = g.availability_id
        and o.start_at < w.end_at and o.end_at > w.start_at
      where g.availability_id is distinct from w.availability_id and (
        exists (select from availability_date_collaborators p
          where p.date_id = o.id and p.collaborator_id = person.id)
        or not exists (select from availability_date_collaborators p where p.date_id = o.id))
      union all
      select w.start_at, w.end_at, null, thing.id, true, o.id
      from wanted w cross join lateral unnest(w.resources) as thing (id)
      cross join lateral sharing_dates(array[thing.id], w.start_at, w.end_at) o
      where o.availability_id is distinct from w.availability_id
    ), clashes as (
      select f.start_at, f.end_at, f.person_id, f.resource_id, f.excludes, 'DATE' as kind, a.cuid as availability, v.title, null as reason,
        o.start_at as other_start_at, o.end_at as other_end_at, o.registered + o.offered as registered
      from found f
      join availability_dates o on o.id = f.date_id
      join availabilities a on a.organiser_id = o.organiser_id and a.id = o.availability_id
      join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
      where o.status <> 'CLOSED' or o.registered + o.offered > 0
      union all
      select w.start_at, w.end_at, null, b.resource_id, true, 'BOOKING', null, null, null, b.start_at, b.end_at, 0
      from wanted w join booking_dates b on b.resource_id = any(w.resources) and b.cancelled_at is null
        and b.start_at < w.end_at and b.end_at > w.start_at
      union all
      select w.start_at, w.end_at, null, t.resource_id, false, 'BLOCK', null, null, k.reason, t.start_at, t.end_at, 0
      from wanted w join resource_block_times t on t.resource_id = any(w.resources)
        and t.start_at < w.end_at and t.end_at > w.start_at
      join resource_blocks k on k.organiser_id = t.organiser_id and k.id = t.block_id
    )
    select c.start_at, c.end_at, case when c.person_id is null then 'RESOURCE' else 'COLLABORATOR' end as because,
      p.firstname || ' ' || p.lastname as person, r.name as resource, c.excludes, c.kind, c.availability, c.title, c.reason,
      c.other_start_at, c.other_end_at, c.registered
    from clashes c
    left join collaborators p on p.id = c.person_id
    left join resources r on r.id = c.resource_id
    order by c.excludes desc, c.start_at, c.other_start_at, person, c.resource_id limit ${MOST_SHOWN}`.execute(
    db,
  );
  return rows;
}

/**
 * A person or resource at dates: by the date, or for all dates of an availability (`date_id` null).
 */
export interface Presence {
  readonly availability_id: number;
  readonly date_id: number | null;
  readonly person: number | null;
  readonly is_occupied: boolean;
  readonly resource: number | null;
}

/**
 * Loads the people attached to availabilities, the stand-ins on their dates, and the resources that
 * they need.
 */
export async function loadPresence(db: Db, ids: readonly number[]): Promise<readonly Presence[]> {
  const { rows } = await sql<Presence>`
    select availability_id, null::bigint as date_id, collaborator_id as person, is_occupied, null::bigint as resource
    from availability_collaborators where availability_id = any(${ids}::bigint[])
    union all
    select availability_id, date_id, collaborator_id, true, null from availability_date_collaborators
    where availability_id = any(${ids}::bigint[])
    union all
    select availability_id, date_id, null, false, resource_id from availability_resources
    where availability_id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
