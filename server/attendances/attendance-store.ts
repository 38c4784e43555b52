import type { Attendance } from '@ribambelle/domain/attendances/attendance.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import type { MarkRow } from './mark-row.ts';

/** A date of a registration whose marks are to change. */
export interface LockedDate extends Omit<Attendance, 'state'> {
  readonly registration_id: number;
  readonly date_id: number;
  readonly registration: string;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly cancelled_at: Instant | null;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * Locks dates of registrations, always in the same order; leaves out those that do not exist or are
 * not in a group of the caller. The holder of the lock decides on the marks of a date: nobody else
 * adds one meanwhile.
 */
export async function lockDates(
  db: Db,
  dates: readonly { readonly registration: string; readonly date_id: number }[],
): Promise<readonly LockedDate[]> {
  const registrations = dates.map(({ registration }) => registration);
  const { rows } = await sql<LockedDate>`
    select t.registration_id, t.date_id, t.arrival, t.departure, t.absent_at, r.cuid as registration, r.cancelled_at, d.start_at, d.end_at, p.firstname, p.lastname
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as w (registration text, date_id bigint)
    join registrations r on r.cuid = any(${registrations}) and r.cuid = w.registration
    join registration_dates t on t.organiser_id = r.organiser_id and t.registration_id = r.id and t.date_id = w.date_id
    join availability_dates d on d.organiser_id = t.organiser_id and d.id = t.date_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    order by t.registration_id, t.date_id
    ${rowLock('t')}`.execute(db);
  return rows;
}

/** A mark to write. */
export interface NewMark {
  readonly cuid: string;
  readonly registration_id: number;
  readonly date_id: number;
  readonly kind: MarkRow['kind'];
  readonly at: Instant;
  readonly made_at: Instant;
  readonly takes_back: readonly string[];
  readonly reason: MarkRow['reason'];
  readonly message: string;
}

/** Writes marks of locked dates; an existing mark stays as it was first. */
export async function insertMarks(
  db: Db,
  of: { made_by: number; now: Instant; marks: readonly NewMark[] },
): Promise<void> {
  await sql`
    insert into attendance_marks (cuid, registration_id, date_id, kind, at, made_at, takes_back, reason, message, made_by, created_at)
    select cuid, registration_id, date_id, kind, at, made_at,
      array(select jsonb_array_elements_text(takes_back)), reason, message, ${of.made_by}::bigint, ${of.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(of.marks)}::jsonb) as m (cuid text, registration_id bigint, date_id bigint, kind text, at timestamptz,
      made_at timestamptz, takes_back jsonb, reason text, message text)
    on conflict (organiser_id, cuid) do nothing`.execute(db);
}

/** Loads all marks of locked dates, each with its date. */
export async function loadMarks(
  db: Db,
  dates: readonly LockedDate[],
): Promise<readonly (MarkRow & Pick<LockedDate, 'registration_id' | 'date_id'>)[]> {
  const { rows } = await sql<MarkRow & Pick<LockedDate, 'registration_id' | 'date_id'>>`
    select m.registration_id, m.date_id, m.cuid, m.kind, m.at, m.takes_back
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as w (registration_id bigint, date_id bigint)
    join attendance_marks m on m.date_id = w.date_id and m.registration_id = w.registration_id`.execute(
    db,
  );
  return rows;
}

/** Writes the attendance of locked dates. */
export async function storeAttendances(
  db: Db,
  attendances: readonly (Pick<LockedDate, 'registration_id' | 'date_id'> & Attendance)[],
): Promise<void> {
  await sql`
    update registration_dates t set arrival = w.arrival, departure = w.departure, absent_at = w.absent_at
    from jsonb_to_recordset(${JSON.stringify(attendances)}::jsonb)
      as w (registration_id bigint, date_id bigint, arrival timestamptz, departure timestamptz, absent_at timestamptz)
    where t.registration_id = w.registration_id and t.date_id = w.date_id`.execute(db);
}
