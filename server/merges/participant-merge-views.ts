import type { MERGE_OBJECTIONS } from '@ribambelle/api/merges/merge-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { householdsOf } from '../households/index.ts';

interface Pair {
  readonly kept: number;
  readonly other: number;
}

/** A participant, as a merge reads them. */
export interface MergedParticipant {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  /** All of its families, the one that keeps it first. */
  readonly households: readonly number[];
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly version: number;
}

/** An objection to a merge; titles are bilingual columns. */
export interface FoundObjection {
  readonly code: (typeof MERGE_OBJECTIONS)[number];
  readonly title: Json;
  readonly at: string | null;
}

/** Finds two participants by their cuids; a deleted one is not found. */
export async function findMergedParticipants(
  db: Db,
  cuids: readonly string[],
): Promise<readonly MergedParticipant[]> {
  const { rows } = await sql<MergedParticipant>`
    select id, cuid, customer_id, ${householdsOf('participants')} as households, firstname, lastname, birthdate, version from participants
    where cuid = any(${cuids}) and deleted_at is null`.execute(db);
  return rows;
}

/**
 * Finds the rows that both have and one participant can have only once: attending the same booking,
 * the same membership that was not cancelled, a turn on a waiting list.
 */
export async function findParticipantObjections(
  db: Db,
  { kept, other }: Pair,
): Promise<readonly FoundObjection[]> {
  const { rows } = await sql<FoundObjection>`
    select 'MERGED_BOOKING_TWICE' as code, v.name as title, b.start_at as at
    from booking_participations k
    join booking_participations o on o.organiser_id = k.organiser_id and o.booking_id = k.booking_id and o.participant_id = ${other}
    join bookings b on b.organiser_id = k.organiser_id and b.id = k.booking_id
    join resources v on v.organiser_id = b.organiser_id and v.id = b.resource_id
    where k.participant_id = ${kept}
    union all
    select 'MERGED_MEMBERSHIP_TWICE', m.title, k.expires_at
    from customer_memberships k
    join customer_memberships o on o.organiser_id = k.organiser_id and o.membership_id = k.membership_id and o.customer_id = k.customer_id
      and o.participant_id = ${other} and o.cancelled_at is null
    join memberships m on m.organiser_id = k.organiser_id and m.id = k.membership_id
    where k.participant_id = ${kept} and k.cancelled_at is null
    union all
    select 'MERGED_WAITING_TWICE', v.title, a.start_at
    from waiting_list_entries k
    join waiting_list_entries o on o.organiser_id = k.organiser_id and o.availability_id = k.availability_id and o.participant_id = ${other}
      and o.left_at is null
    join availabilities a on a.organiser_id = k.organiser_id and a.id = k.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where k.participant_id = ${kept} and k.left_at is null
    order by 3`.execute(db);
  return rows;
}

/**
 * Finds the dates on which both have a place by registrations that were not cancelled; titles are
 * bilingual columns. At most twenty.
 */
export async function findTwice(
  db: Db,
  { kept, other }: Pair,
): Promise<readonly { readonly title: Json; readonly start_at: string }[]> {
  const { rows } = await sql<{ title: Json; start_at: string }>`
    select v.title, d.start_at
    from registrations k
    join registration_dates kd on kd.organiser_id = k.organiser_id and kd.registration_id = k.id
    join registration_dates od on od.organiser_id = kd.organiser_id and od.date_id = kd.date_id
    join registrations o on o.organiser_id = od.organiser_id and o.id = od.registration_id and o.participant_id = ${other} and o.cancelled_at is null
    join availability_dates d on d.organiser_id = kd.organiser_id and d.id = kd.date_id
    join activities v on v.organiser_id = d.organiser_id and v.id = d.activity_id
    where k.participant_id = ${kept} and k.cancelled_at is null
    order by d.start_at, d.id limit 20`.execute(db);
  return rows;
}

/**
 * Tests whether a payment page of one of these families is open: the outcome of its payment is not
 * decided yet.
 */
export async function hasOpenPayments(db: Db, customer_ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from payments where customer_id = any(${customer_ids}::bigint[])
      and method = 'ONLINE' and state = 'PENDING' limit 1`.execute(db);
  return rows.length > 0;
}
