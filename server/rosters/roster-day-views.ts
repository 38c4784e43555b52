import type { RosterSource } from '@ribambelle/api/rosters/more-columns.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { takesPlace } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';

/** The selection of groups of a day. */
export interface RosterDayWish {
  readonly from_at: Instant;
  readonly before_at: Instant;
  readonly activity?: string | undefined;
  readonly location?: string | undefined;
}

/** A date on which somebody comes, with its leaders; the title is a bilingual column. */
export interface RosterGroupRow {
  readonly date_id: number;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly title: Json;
  readonly location: string | null;
  readonly coaches: readonly { readonly firstname: string; readonly lastname: string }[];
  readonly registered: number;
}

/**
 * A possible column: a custom field by its cuid, a question or an option; the title is a bilingual
 * column.
 */
export interface RosterColumnRow {
  readonly source: RosterSource;
  readonly cuid: string;
  readonly title: Json;
  readonly health: boolean;
}

const NAMES = sql`jsonb_agg(jsonb_build_object('firstname', s.firstname, 'lastname', s.lastname) order by s.lastname, s.firstname, s.id)`;

/**
 * Lists the dates of a day on which somebody comes, by hour, at most 300; a stand-in on a date is
 * named in place of the leaders of its availability (decision 133).
 */
export async function listRosterGroups(
  db: Db,
  wish: RosterDayWish,
): Promise<readonly RosterGroupRow[]> {
  const { rows } = await sql<RosterGroupRow>`
    with t as materialized (
      select d.organiser_id, d.id as date_id, d.start_at, d.end_at, d.availability_id, a.activity_id, a.location_id, count(*)::integer as registered
      from availability_dates d
      join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
      join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
      join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
      where ${ofDay(wish)} and ${takesPlace()}
      group by d.organiser_id, d.id, d.start_at, d.end_at, d.availability_id, a.activity_id, a.location_id
      order by d.start_at, a.activity_id, d.availability_id, d.id
      limit 300)
    select t.date_id, t.start_at, t.end_at, v.title, l.name as location, t.registered,
      coalesce(
        (select ${NAMES} from availability_date_collaborators p join collaborators s on s.organiser_id = p.organiser_id and s.id = p.collaborator_id
         where p.organiser_id = t.organiser_id and p.date_id = t.date_id),
        (select ${NAMES} from availability_collaborators p join collaborators s on s.organiser_id = p.organiser_id and s.id = p.collaborator_id
         where p.organiser_id = t.organiser_id and p.availability_id = t.availability_id),
        '[]') as coaches
    from t
    join activities v on v.id = t.activity_id
    left join locations l on l.id = t.location_id
    order by t.start_at, t.activity_id, t.availability_id, t.date_id`.execute(db);
  return rows;
}

/**
 * Lists the custom fields of participants and families, and the questions and options of the
 * activities of a day, in the order of their forms; at most 500.
 */
export async function listRosterColumns(
  db: Db,
  wish: RosterDayWish,
): Promise<readonly RosterColumnRow[]> {
  const { rows } = await sql<RosterColumnRow>`
    with t as materialized (
      select distinct a.activity_id from availability_dates d
      join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
      where ${ofDay(wish)})
    select u.source, u.cuid, u.title, u.health from (
      select case f.entity when 'CUSTOMERS' then 'family' else 'field' end as source, f.cuid, f.title, f.health,
        case f.entity when 'CUSTOMERS' then 4 else 1 end as place, -f."order" as turn, f.id
      from custom_fields f where f.active and f.entity in ('PARTICIPANTS', 'CUSTOMERS')
      union all
      select 'question', q.cuid, q.title, q.health, 2, q."order", q.id
      from questions q where q.active and q.activity_id in (select activity_id from t)
      union all
      select 'option', o.cuid, o.title, false, 3, o."order", o.id
      from options o where o.active and o.activity_id in (select activity_id from t)) u
    order by u.place, u.turn, u.id
    limit 500`.execute(db);
  return rows;
}

/** Returns the condition for dates of a day within the selection. */
function ofDay({ from_at, before_at, activity, location }: RosterDayWish) {
  const conditions = [
    sql`d.start_at >= ${from_at}`,
    sql`d.start_at < ${before_at}`,
    ...(activity === undefined
      ? []
      : [sql`a.activity_id = (select id from activities where cuid = ${activity})`]),
    ...(location === undefined
      ? []
      : [sql`a.location_id = (select id from locations where cuid = ${location})`]),
  ];
  return sql.join(conditions, sql` and `);
}
