import type { AbsenceReason, MarkKind } from '@ribambelle/domain/attendances/attendance.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';

/** Of which register something is read. */
export interface RegisterWish {
  readonly organiser_id: number;
  readonly from_at: Instant;
  readonly before_at: Instant;
  readonly location: string | undefined;
  readonly date_id: number | undefined;
}

/** A date of a day, with how many are registered on it and where they are. */
export interface RegisterGroupRow {
  readonly date_id: number;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly title: Json;
  readonly location: string | null;
  readonly location_cuid: string | null;
  readonly registered: number;
  readonly present: number;
  readonly left: number;
  readonly absent: number;
}

/** A participant on a date, with what must be known of them, and their marks by when they were received. */
export interface RegisterRow {
  readonly registration: string;
  readonly date_id: number;
  readonly start_at: Instant;
  readonly participant: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly attendance_code: string;
  readonly details: readonly {
    readonly title: Json;
    readonly content: string;
    readonly choices: Json;
    readonly health: boolean;
  }[];
  readonly participant_id: number;
  readonly customer_id: number;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly phone: string;
  readonly marks: readonly RegisterMarkRow[];
}

/** A mark with who made it. */
export interface RegisterMarkRow {
  readonly cuid: string;
  readonly kind: MarkKind;
  readonly at: Instant;
  readonly made_at: Instant;
  readonly takes_back: readonly string[];
  readonly reason: AbsenceReason | null;
  readonly message: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The dates of a day on which somebody is registered, by hour, at most 300, with how many are there. */
export async function listRegisterGroups(
  db: Db,
  wish: RegisterWish,
): Promise<readonly RegisterGroupRow[]> {
  const { rows } = await sql<RegisterGroupRow>`
    with t as materialized (
      select d.id as date_id, d.start_at, d.end_at, a.activity_id, a.location_id,
        count(*)::integer as registered,
        count(*) filter (where t.arrival is not null and t.departure is null)::integer as present,
        count(t.departure)::integer as left,
        count(*) filter (where t.absent_at is not null and t.arrival is null and t.departure is null)::integer as absent
      ${registered({ ...wish, date_id: undefined })}
      group by d.organiser_id, d.id, d.start_at, d.end_at, a.activity_id, a.location_id
      order by d.start_at, a.activity_id, d.id
      limit 300)
    select t.date_id, t.start_at, t.end_at, v.title, l.name as location, l.cuid as location_cuid, t.registered, t.present, t.left, t.absent
    from t
    join activities v on v.organiser_id = ${wish.organiser_id} and v.id = t.activity_id
    left join locations l on l.organiser_id = ${wish.organiser_id} and l.id = t.location_id
    order by t.start_at, t.activity_id, t.date_id`.execute(db);
  return rows;
}

/** Who is registered on dates of a day, by hour, group and name, at most `most`. */
export async function listRegisterRows(
  db: Db,
  { most, ...wish }: RegisterWish & { most: number },
): Promise<readonly RegisterRow[]> {
  const { rows } = await sql<RegisterRow>`
    with t as materialized (
      select t.organiser_id, t.registration_id, t.date_id, d.start_at, a.activity_id, r.cuid, r.participant_id, r.customer_id
      ${registered(wish)}
      order by d.start_at, a.activity_id, t.date_id, t.registration_id
      limit ${most})
    select t.cuid as registration, t.date_id, t.start_at, t.participant_id, t.customer_id, p.cuid as participant, p.firstname, p.lastname, p.birthdate, p.attendance_code,
      c.firstname as customer_firstname, c.lastname as customer_lastname, c.phone,
      (select coalesce(jsonb_agg(jsonb_build_object('title', u.title, 'content', u.content, 'choices', u.choices, 'health', u.health)
         order by u.health desc, u.place, u.turn, u.id), '[]')
       from (
         select f.title, x.data as content, f.choices, f.health, 1 as place, -f."order" as turn, f.id
         from custom_field_answers x join custom_fields f on f.organiser_id = x.organiser_id and f.id = x.field_id
         where x.organiser_id = t.organiser_id and x.participant_id = t.participant_id and f.active and x.data <> ''
         union all
         select q.title, y.content, q.choices, q.health, 2, q."order", q.id
         from registration_questions y join questions q on q.organiser_id = y.organiser_id and q.id = y.question_id
         where y.organiser_id = t.organiser_id and y.registration_id = t.registration_id and q.health and y.content <> '') u) as details,
      (select coalesce(jsonb_agg(jsonb_build_object('cuid', m.cuid, 'kind', m.kind, 'at', ${written(sql`m.at`)}, 'made_at', ${written(sql`m.made_at`)},
         'takes_back', m.takes_back, 'reason', m.reason, 'message', m.message, 'firstname', s.firstname, 'lastname', s.lastname) order by m.made_at, m.cuid), '[]')
       from attendance_marks m join collaborators s on s.organiser_id = m.organiser_id and s.id = m.made_by
       where m.organiser_id = t.organiser_id and m.date_id = t.date_id and m.registration_id = t.registration_id) as marks
    from t
    join participants p on p.organiser_id = t.organiser_id and p.id = t.participant_id
    join customers c on c.organiser_id = t.organiser_id and c.id = t.customer_id
    order by t.start_at, t.activity_id, t.date_id, ${byName(sql`p.firstname`)}, ${byName(sql`p.lastname`)}, t.registration_id`.execute(
    db,
  );
  return rows;
}

/** Who is registered on dates of a day and not cancelled: its tables and its conditions. */
function registered({ organiser_id, from_at, before_at, location, date_id }: RegisterWish) {
  const conditions = [
    sql`d.organiser_id = ${organiser_id}`,
    sql`d.start_at >= ${from_at}`,
    sql`d.start_at < ${before_at}`,
    sql`r.cancelled_at is null`,
    ...(date_id === undefined ? [] : [sql`d.id = ${date_id}`]),
    ...(location === undefined
      ? []
      : [
          sql`a.location_id = (select id from locations where organiser_id = ${organiser_id} and cuid = ${location})`,
        ]),
  ];
  return sql`
    from availability_dates d
    join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
    join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
    join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** A moment inside of JSON, as everywhere else. */
function written(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
