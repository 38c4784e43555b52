import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { BulkOn, ValuesOn } from './records.ts';

/** A registration that a bulk action affects: the participant, the activity and the moment. */
export interface Concerned {
  readonly firstname: string;
  readonly lastname: string;
  readonly title: Json;
  readonly start_at: string;
  readonly end_at: string;
}

interface Records {
  readonly on: ValuesOn;
  readonly ids: readonly number[];
}

/**
 * Counts the registrations, without cancelled ones, on these availabilities or dates, and their
 * families.
 */
export async function countConcerned(
  db: Db,
  { on, ids }: Records,
): Promise<{ registrations: number; families: number }> {
  const registrations =
    on === 'AVAILABILITIES'
      ? sql`select r.id, r.customer_id from registrations r
        where r.availability_id = any(${ids}) and r.cancelled_at is null`
      : sql`select distinct r.id, r.customer_id from registration_dates t
        join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
        where t.date_id = any(${ids}) and r.cancelled_at is null`;
  const { rows } = await sql<{ registrations: number; families: number }>`
    select count(*)::integer as registrations, count(distinct customer_id)::integer as families from (${registrations}) r`.execute(
    db,
  );
  return rows[0] ?? { registrations: 0, families: 0 };
}

/** Finds the families with registrations on the records that a bulk action changed. */
export async function findConcernedFamilies(
  db: Db,
  of: { bulk_action_id: number; on: BulkOn },
): Promise<readonly number[]> {
  const { rows } = await sql<{ customer_id: number }>`
    select distinct r.customer_id ${concernedBy(of)} order by r.customer_id`.execute(db);
  return rows.map(({ customer_id }) => customer_id);
}

/**
 * Finds a family's registrations that a bulk action changed, by when they begin; without those
 * cancelled since, or restored.
 */
export async function findConcerned(
  db: Db,
  of: { bulk_action_id: number; on: BulkOn; customer_id: number },
): Promise<readonly Concerned[]> {
  const when = of.on === 'DATES' ? sql`d.start_at, d.end_at` : sql`a.start_at, a.end_at`;
  const { rows } = await sql<Concerned>`
    select p.firstname, p.lastname, v.title, ${when} ${concernedBy(of)} and r.customer_id = ${of.customer_id}
    order by start_at, p.firstname, p.id`.execute(db);
  return rows;
}

function concernedBy(of: { bulk_action_id: number; on: BulkOn }) {
  // a registration cancelled by it must still be so, or its family is no longer affected
  const now =
    of.on === 'REGISTRATIONS' ? sql`r.cancelled_at is not null` : sql`r.cancelled_at is null`;
  const to_registrations =
    of.on === 'REGISTRATIONS'
      ? sql`join registrations r on r.organiser_id = l.organiser_id and r.id = l.record_id`
      : of.on === 'AVAILABILITIES'
        ? sql`join registrations r on r.organiser_id = l.organiser_id and r.availability_id = l.record_id`
        : sql`join availability_dates d on d.organiser_id = l.organiser_id and d.id = l.record_id
        join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
        join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id`;
  return sql`from bulk_action_lines l ${to_registrations}
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    where l.bulk_action_id = ${of.bulk_action_id} and l.state = 'CHANGED' and ${now}`;
}
