import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { rowLock } from '../database/row-lock.ts';

export interface LockedAvailability {
  readonly id: number;
  readonly closed: boolean;
  readonly status: AvailabilityStatus;
  readonly start_at: string;
  readonly end_at: string;
  readonly registrations_start_at: string | null;
  readonly registrations_end_at: string | null;
  readonly capacity: number | null;
  readonly registered: number;
  readonly allow_registrations_after_start: boolean;
  readonly published: boolean;
}

export interface LockedDate {
  readonly id: number;
  readonly availability_id: number;
  readonly status: AvailabilityStatus;
  readonly start_at: string;
  readonly end_at: string;
  readonly capacity: number | null;
  readonly registered: number;
  readonly shares: readonly number[];
  /** Whether something takes its time that is not locked with it. */
  readonly is_taken_beside: boolean;
  /** Whether a resource that it needs is booked at its hours: who books it finds the date, and is refused, as long as it needs it. */
  readonly is_booked: boolean;
}

/** Places of one availability or date, by how they are taken; those that are offered are among the held ones. */
export interface CountRow {
  readonly kind: 'confirmed' | 'held' | 'offered' | 'date_confirmed' | 'date_held' | 'date_offered';
  readonly id: number;
  readonly places: number;
}

/** Whose offer of a place, and where. */
export interface OfferOf {
  readonly availability_id: number;
  readonly participant_id: number;
}

/** What dates are about to share, and a time to which one is about to be moved: what that will exclude is locked as well. */
export interface ToBeShared {
  readonly shares?: readonly number[];
  readonly hours?: { readonly start_at: string; readonly end_at: string };
}

interface Wanted {
  readonly organiser_id: number;
  readonly now: string;
  /** Ids of the availabilities. */
  readonly of: readonly number[];
  readonly to_be?: ToBeShared | undefined;
  /** Only looks: what it answers may be over the next moment, and decides nothing but a refusal. */
  readonly unlocked?: boolean;
}

/** The ids of what is wanted, and of what excludes it. */
function withExcluded({ organiser_id, now, of, to_be }: Wanted): RawBuilder<unknown> {
  const ids = sql`${of}::bigint[]`;
  if (to_be === undefined) return sql`with_excluded(${organiser_id}, ${ids}, ${now})`;
  const { shares = [], hours } = to_be;
  return sql`with_excluded(${organiser_id}, ${ids}, ${now}, ${shares}::bigint[],
    ${hours?.start_at ?? null}::timestamptz, ${hours?.end_at ?? null}::timestamptz)`;
}

/** Locks availabilities, and those that exclude them, in the order of their ids: the first half of the lock. */
export async function lockAvailabilities(
  db: Db,
  wanted: Wanted,
): Promise<readonly LockedAvailability[]> {
  const { rows } = await sql<LockedAvailability>`
    select a.id, a.closed, a.status, a.start_at, a.end_at, a.registrations_start_at, a.registrations_end_at, a.capacity, a.registered,
      v.allow_registrations_after_start, v.published
    from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where a.organiser_id = ${wanted.organiser_id} and a.id = any(${withExcluded(wanted)})
    order by a.id ${wanted.unlocked === true ? sql`` : rowLock('a')}`.execute(db);
  return rows;
}

/** Locks all their dates in the order of their ids: the second half. */
export async function lockDates(db: Db, wanted: Wanted): Promise<readonly LockedDate[]> {
  const { rows } = await sql<LockedDate>`
    with locked as materialized (select ${withExcluded(wanted)} as ids)
    select d.id, d.availability_id, d.status, d.start_at, d.end_at, d.capacity, d.registered, d.shares,
      d.shares <> '{}' and is_taken_beside(d, (select ids from locked)) as is_taken_beside,
      d.shares <> '{}' and is_booked(d) as is_booked
    from availability_dates d
    where d.organiser_id = ${wanted.organiser_id} and d.availability_id = any((select ids from locked)::bigint[])
    order by d.id ${wanted.unlocked === true ? sql`` : rowLock('d')}`.execute(db);
  return rows;
}

/**
 * Counts, from rows and in a statement of its own that sees what was committed before the lock, who has and who holds places. Who cancelled in the middle has had the dates before (R25).
 * Places are held by items in carts and by the offers of waiting lists. Somebody with both holds the greater of the two: what was offered lies in the cart then, and one may end
 * before the other. The offers of `except_offers` do not count: they are exchanged for what is asked.
 */
export async function countPlaces(
  db: Db,
  wanted: Wanted & {
    readonly except_item_ids: readonly number[];
    readonly except_offers: readonly OfferOf[];
  },
): Promise<readonly CountRow[]> {
  const { organiser_id, now, except_item_ids, except_offers } = wanted;
  const ids = sql`(select ids from locked)::bigint[]`;
  const { rows } = await sql<CountRow>`
    with locked as materialized (
      select ${withExcluded(wanted)} as ids
    ), sold as materialized (
      select id, availability_id, quantity, cancelled_at from registrations
      where organiser_id = ${organiser_id} and availability_id = any(${ids})
    ), holding as materialized (
      select id, availability_id, participant_id, quantity from cart_items
      where organiser_id = ${organiser_id} and availability_id = any(${ids})
        and processed_at is null and expires_at > ${now} and id <> all(${except_item_ids}::bigint[])
    ), offering as materialized (
      select w.availability_id, w.participant_id, w.offer_date_ids from waiting_list_entries w
      where w.organiser_id = ${organiser_id} and w.availability_id = any(${ids}) and w.left_at is null
        and w.offer_date_ids <> '{}' and w.offer_expires_at > ${now} 
        and (w.availability_id, w.participant_id) not in (select * from unnest(
          ${except_offers.map(({ availability_id }) => availability_id)}::bigint[],
          ${except_offers.map(({ participant_id }) => participant_id)}::bigint[]))
    )
    select 'confirmed' as kind, availability_id as id, sum(quantity) as places from sold
      where cancelled_at is null group by availability_id
    union all select 'held', availability_id, sum(places)::bigint from (
        select availability_id, greatest(sum(quantity), max(offered)) as places from (
          select availability_id, participant_id, quantity, 0 as offered from holding
          union all select availability_id, participant_id, 0, 1 from offering) of_somebody
        group by availability_id, participant_id) held group by availability_id
    union all select 'offered', availability_id, count(*) from offering group by availability_id
    union all select 'date_confirmed', d.date_id, sum(sold.quantity)
      from sold join registration_dates d on d.organiser_id = ${organiser_id} and d.registration_id = sold.id
      join availability_dates own on own.organiser_id = d.organiser_id and own.id = d.date_id
      where sold.cancelled_at is null or own.start_at <= sold.cancelled_at group by d.date_id
    union all select 'date_held', date_id, sum(places)::bigint from (
        select date_id, greatest(sum(quantity), max(offered)) as places from (
          select d.date_id, holding.participant_id, holding.quantity, 0 as offered
          from holding join cart_item_dates d on d.organiser_id = ${organiser_id} and d.cart_item_id = holding.id
          union all select unnest(offer_date_ids), participant_id, 0, 1 from offering) of_somebody
        group by date_id, participant_id) held group by date_id
    union all select 'date_offered', date_id, count(*) from offering, unnest(offer_date_ids) date_id group by date_id`.execute(
    db,
  );
  return rows;
}

/** How many places are taken and offered of an availability or date, and the status that follows. */
export interface Occupied {
  readonly id: number;
  readonly registered: number;
  readonly offered: number;
  readonly status: AvailabilityStatus;
}

/** Writes what is taken and offered and the status that follows from it; rows that stay the same are not touched. */
export async function writeOccupancy(
  db: Db,
  input: {
    organiser_id: number;
    availabilities: readonly Occupied[];
    dates: readonly Occupied[];
  },
): Promise<void> {
  const availability_ids = input.availabilities.map(({ id }) => id);
  const date_ids = input.dates.map(({ id }) => id);
  await sql`
    with whole as (
      update availabilities a set registered = given.registered, offered = given.offered, status = given.status
      from jsonb_to_recordset(${JSON.stringify(input.availabilities)}::jsonb) as given (id bigint, registered integer, offered integer, status text)
      where a.organiser_id = ${input.organiser_id} and a.id = any(${availability_ids}::bigint[]) and a.id = given.id
        and (a.registered, a.offered, a.status) is distinct from (given.registered, given.offered, given.status)
    )
    update availability_dates d set registered = given.registered, offered = given.offered, status = given.status
    from jsonb_to_recordset(${JSON.stringify(input.dates)}::jsonb) as given (id bigint, registered integer, offered integer, status text)
    where d.organiser_id = ${input.organiser_id} and d.id = any(${date_ids}::bigint[]) and d.id = given.id
      and (d.registered, d.offered, d.status) is distinct from (given.registered, given.offered, given.status)`.execute(
    db,
  );
}
