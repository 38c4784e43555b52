import type { AbsenceReason, MarkKind } from '@ribambelle/domain/attendances/attendance.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { atOnce } from '../database/statements.ts';
import { takesPlace } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { withAttendanceCodes } from '../vault/attendance-code.ts';
import { type AnswerRow, loadAnswers, loadFields } from '../rosters/index.ts';

/** The part of the register to read. */
export interface RegisterWish {
  readonly from_at: Instant;
  readonly before_at: Instant;
  readonly location: string | undefined;
  readonly date_id: number | undefined;
}

/**
 * A date of a day, with the number of registered participants and of those present, left and
 * absent.
 */
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

/** A participant on a date. */
interface RegisterPlace {
  readonly registration_id: number;
  readonly participant_id: number;
  readonly registration: string;
  readonly date_id: number;
  readonly start_at: Instant;
  readonly participant: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly attendance_code: string;
  readonly customer_id: number;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly phone: string;
}

/**
 * A participant on a date, with the answers staff must know, those about health first, and their
 * marks by when they were made.
 */
export interface RegisterRow extends RegisterPlace {
  readonly details: readonly AnswerRow[];
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

/**
 * Lists the dates of a day on which somebody is registered, by hour, at most 300, with the number
 * of those present.
 */
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
      ${registrationsOn({ ...wish, date_id: undefined })}
      group by d.organiser_id, d.id, d.start_at, d.end_at, a.activity_id, a.location_id
      order by d.start_at, a.activity_id, d.id
      limit 300)
    select t.date_id, t.start_at, t.end_at, v.title, l.name as location, l.cuid as location_cuid, t.registered, t.present, t.left, t.absent
    from t
    join activities v on v.id = t.activity_id
    left join locations l on l.id = t.location_id
    order by t.start_at, t.activity_id, t.date_id`.execute(db);
  return rows;
}

/** Lists the registered participants of a day's dates, by hour, group and name, at most `most`. */
export async function listRegisterPlaces(
  db: Db,
  { most, ...wish }: RegisterWish & { most: number },
): Promise<readonly RegisterPlace[]> {
  const { rows } = await sql<
    Omit<RegisterPlace, 'attendance_code'> & { attendance_code_sealed: string }
  >`
    with t as materialized (
      select t.registration_id, t.date_id, d.start_at, a.activity_id, r.cuid, r.participant_id, r.customer_id
      ${registrationsOn(wish)}
      order by d.start_at, a.activity_id, t.date_id, t.registration_id
      limit ${most})
    select t.registration_id, t.participant_id, t.customer_id, t.cuid as registration, t.date_id, t.start_at, p.cuid as participant, p.firstname, p.lastname, p.birthdate,
      p.attendance_code_sealed, c.firstname as customer_firstname, c.lastname as customer_lastname, c.phone
    from t
    join participants p on p.id = t.participant_id
    join customers c on c.id = t.customer_id
    order by t.start_at, t.activity_id, t.date_id, ${byName(sql`p.firstname`)}, ${byName(sql`p.lastname`)}, t.registration_id`.execute(
    db,
  );
  return withAttendanceCodes(db, rows);
}

/** Does the same with the answers and marks of each: a statement for each, in one round trip. */
export async function loadRegisterRows(
  db: Db,
  places: readonly RegisterPlace[],
): Promise<readonly RegisterRow[]> {
  const distinct = (ids: readonly number[]) => [...new Set(ids)];
  const registrations = distinct(places.map(({ registration_id }) => registration_id));
  const [fields, answers, marks] = await atOnce(
    () =>
      loadFields(db, {
        ids: distinct(places.map((place) => place.participant_id)),
        owner: 'participant_id',
      }),
    () => loadAnswers(db, registrations),
    () => loadMarks(db, registrations),
  );
  return places.map((place) => {
    const ownFields = fields.get(place.participant_id) ?? [];
    const ownAnswers = answers.get(place.registration_id) ?? [];
    return {
      ...place,
      details: [
        ...ownFields.filter(({ health }) => health),
        ...ownAnswers.filter(({ health }) => health),
        ...ownFields.filter(({ health }) => !health),
      ],
      marks: (marks.get(place.registration_id) ?? []).filter(
        ({ date_id }) => date_id === place.date_id,
      ),
    };
  });
}

async function loadMarks(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, (RegisterMarkRow & { date_id: number })[]>> {
  const { rows } = await sql<RegisterMarkRow & { date_id: number; owner: number }>`
    select m.registration_id as owner, m.date_id, m.cuid, m.kind, m.at, m.made_at, m.takes_back, m.reason, m.message, s.firstname, s.lastname
    from unnest(${ids}::bigint[]) w (id) join attendance_marks m on m.registration_id = w.id
    join collaborators s on s.organiser_id = m.organiser_id and s.id = m.made_by
    order by m.made_at, m.cuid`.execute(db);
  return Map.groupBy(rows, ({ owner }) => owner);
}

/** Selects everybody expected on dates of a day: the tables and conditions. */
function registrationsOn({ from_at, before_at, location, date_id }: RegisterWish) {
  const conditions = [
    sql`d.start_at >= ${from_at}`,
    sql`d.start_at < ${before_at}`,
    takesPlace(),
    ...(date_id === undefined ? [] : [sql`d.id = ${date_id}`]),
    ...(location === undefined
      ? []
      : [sql`a.location_id = (select id from locations where cuid = ${location})`]),
  ];
  return sql`
    from availability_dates d
    join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
    join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
    join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
    where ${sql.join(conditions, sql` and `)}`;
}
