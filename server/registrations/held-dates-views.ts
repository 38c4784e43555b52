import type { Json } from '@ribambelle/database/json.ts';
import type { Elsewhere } from '@ribambelle/domain/registrations/elsewhere.ts';
import type { HeldDate } from '@ribambelle/domain/registrations/held-dates.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/** The dates of availabilities, by their cuids, that registrations of a customer's participants hold, whichever of their families registered them; cancelled ones hold none. */
export async function findHeldDates(
  db: Db,
  input: { organiser_id: number; customer_id: number; availabilities: readonly string[] },
): Promise<HeldDate[]> {
  const { rows } = await sql<HeldDate>`
    select distinct r.participant_id, d.date_id
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id and a.cuid = any(${input.availabilities})
    join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    where r.organiser_id = ${input.organiser_id} and r.participant_id = any(${childrenOf(input)}) and r.cancelled_at is null
    order by r.participant_id, d.date_id`.execute(db);
  return rows;
}

/** No form asks more of a family that registers a child for everything. */
const MOST_ELSEWHERE = 200;

/**
 * What else a customer's participants are registered for at the hours of these availabilities, by their cuids, whichever of their families registered them, the
 * next two hundred; what is over or cancelled is not among it.
 */
export async function findElsewhere(
  db: Db,
  input: {
    organiser_id: number;
    customer_id: number;
    availabilities: readonly string[];
    /** Of their dates these alone; all of them when absent. */
    date_ids?: readonly number[];
    now: string;
  },
): Promise<(Omit<Elsewhere, 'title'> & { readonly title: Json })[]> {
  const { organiser_id, availabilities, date_ids = null, now } = input;
  const { rows } = await sql<Omit<Elsewhere, 'title'> & { readonly title: Json }>`
    select distinct r.participant_id, v.title, x.start_at, x.end_at
    from registrations r
    join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    join availability_dates x on x.organiser_id = d.organiser_id and x.id = d.date_id and x.end_at > ${now}
    join availabilities o on o.organiser_id = x.organiser_id and o.id = x.availability_id and o.cuid <> all(${availabilities})
    join activities v on v.organiser_id = o.organiser_id and v.id = o.activity_id
    where r.organiser_id = ${organiser_id} and r.participant_id = any(${childrenOf(input)}) and r.cancelled_at is null
      and exists (select from availabilities a join availability_dates w on w.organiser_id = a.organiser_id and w.availability_id = a.id
        where a.organiser_id = r.organiser_id and a.cuid = any(${availabilities}) and w.start_at < x.end_at and w.end_at > x.start_at
          and (${date_ids}::bigint[] is null or w.id = any(${date_ids})))
    order by x.start_at, r.participant_id limit ${MOST_ELSEWHERE}`.execute(db);
  return rows;
}

/**
 * The dates of availabilities that participants hold: by registrations that are not cancelled, and by items in carts, being paid or
 * not, as long as they hold their places. `except` leaves a registration out, or everything in carts.
 */
export async function loadHeldDates(
  db: Db,
  input: {
    organiser_id: number;
    participant_ids: readonly number[];
    availability_ids: readonly number[];
    now: string;
    except?: { registration_id?: number; carts?: boolean };
  },
): Promise<readonly HeldDate[]> {
  const { organiser_id, participant_ids, availability_ids, now, except = {} } = input;
  const { rows } = await sql<HeldDate>`
    select r.participant_id, d.date_id
    from registrations r
    join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    where r.organiser_id = ${organiser_id} and r.participant_id = any(${participant_ids}::bigint[])
      and r.availability_id = any(${availability_ids}::bigint[]) and r.cancelled_at is null
      and r.id is distinct from ${except.registration_id ?? null}::bigint
    union
    select i.participant_id, d.date_id
    from cart_items i
    join cart_item_dates d on d.organiser_id = i.organiser_id and d.cart_item_id = i.id
    where i.organiser_id = ${organiser_id} and i.participant_id = any(${participant_ids}::bigint[])
      and i.availability_id = any(${availability_ids}::bigint[]) and i.processed_at is null
      and i.expires_at > ${now}::timestamptz and not ${except.carts ?? false}::boolean`.execute(db);
  return rows;
}
