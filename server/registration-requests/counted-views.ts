import type { Counted } from '@ribambelle/domain/registration-requests/constraint-groups.ts';
import type { RequestedAvailability } from '@ribambelle/domain/registration-requests/request-terms.ts';
import { sql } from 'kysely';
import { keepsDate } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';

/** Dates of an availability of an activity that a participant has. */
export interface HeldOfActivity extends RequestedAvailability {
  readonly participant_id: number;
  readonly activity_id: number;
}

/**
 * Loads the dates that participants have in activities: by registrations that are not cancelled, by
 * undecided requests, and by requests in a cart as long as they are in it. Lock the cart first.
 */
export async function loadHeldOfActivities(
  db: Db,
  input: { participant_ids: readonly number[]; activity_ids: readonly number[]; now: string },
): Promise<readonly HeldOfActivity[]> {
  const { participant_ids, activity_ids, now } = input;
  const { rows } = await sql<HeldOfActivity>`
    select r.participant_id, a.activity_id, r.availability_id,
      (select coalesce(jsonb_agg(d.date_id), '[]') from registration_dates d
        where d.organiser_id = r.organiser_id and d.registration_id = r.id and ${keepsDate({ t: 'd' })}) as date_ids
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id and a.activity_id = any(${activity_ids}::bigint[])
    where r.participant_id = any(${participant_ids}::bigint[]) and r.cancelled_at is null
    union all
    select q.participant_id, q.activity_id, wanted.availability_id, to_jsonb(wanted.date_ids)
    from registration_requests q
    join registration_request_availabilities wanted on wanted.organiser_id = q.organiser_id and wanted.registration_request_id = q.id
    where q.participant_id = any(${participant_ids}::bigint[])
      and q.activity_id = any(${activity_ids}::bigint[]) and q.status = 'PENDING'
    union all
    select i.participant_id, i.requested_activity_id, lying.availability_id, lying.date_ids
    from cart_items i, jsonb_to_recordset(i.price_lines -> 'availabilities') as lying (availability_id bigint, date_ids jsonb)
    where i.participant_id = any(${participant_ids}::bigint[])
      and i.requested_activity_id = any(${activity_ids}::bigint[]) and i.type = 'REGISTRATION_REQUEST'
      and i.processed_at is null and i.expires_at > ${now}`.execute(db);
  return rows;
}

/** An availability as constraints count it, with all of its dates. */
export interface CountedAvailability extends Counted {
  readonly dates: readonly { readonly id: number; readonly start_at: string }[];
}

/** Loads the location and dates of availabilities, by their ids. */
export async function loadCounted(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CountedAvailability>> {
  const { rows } = await sql<CountedAvailability>`
    select a.id as availability_id, a.location_id,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'start_at', d.start_at) order by d.start_at, d.id), '[]')
        from availability_dates d where d.organiser_id = a.organiser_id and d.availability_id = a.id) as dates
    from availabilities a where a.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.availability_id, row]));
}

/** Finds the availabilities of an activity with these cuids, in the order of the cuids. */
export async function findChosen(
  db: Db,
  of: { activity_id: number; cuids: readonly string[] },
): Promise<readonly { id: number; cuid: string; start_at: string }[]> {
  const { rows } = await sql<{ id: number; cuid: string; start_at: string }>`
    select a.id, a.cuid, a.start_at from unnest(${of.cuids}::text[]) with ordinality as named (cuid, position)
    join availabilities a on a.cuid = named.cuid and a.activity_id = ${of.activity_id}
    group by a.id, a.cuid, a.start_at order by min(named.position)`.execute(db);
  return rows;
}
