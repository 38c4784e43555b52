import type { Json } from '@ribambelle/database/json.ts';
import type { Elsewhere } from '@ribambelle/domain/registrations/elsewhere.ts';
import { sql } from 'kysely';
import { atOnce } from '../database/statements.ts';
import { takesPlace } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/** The most rows shown: more than any form needs when a child is registered for everything. */
const MOST_ELSEWHERE = 200;

/** With the bilingual title of the activity or the resource. */
interface Found extends Omit<Elsewhere, 'title'> {
  readonly title: Json;
}

/**
 * A time: the hours of the dates of some availabilities, by their cuids, which are left out
 * themselves, or a span between two moments.
 */
type When =
  | {
      readonly availabilities: readonly string[];
      /** These of their dates alone; all of them when absent. */
      readonly date_ids?: readonly number[];
    }
  | { readonly start_at: string; readonly end_at: string };

interface Query {
  readonly customer_id: number;
  readonly now: string;
  readonly at: When;
}

/**
 * Finds the registrations and bookings of a customer's participants at some time, made by any of
 * their families, the next two hundred of each, with the title that `text` reads. Past and
 * cancelled ones are left out.
 */
export async function findElsewhere(
  db: Db,
  { text, ...query }: Query & { readonly text: (title: Json) => string },
): Promise<readonly Elsewhere[]> {
  const [registrations, booked] = await atOnce(
    () => findRegistered(db, query),
    () => findBooked(db, query),
  );
  return [...registrations, ...booked].map((one) => ({ ...one, title: text(one.title) }));
}

async function findRegistered(db: Db, query: Query): Promise<readonly Found[]> {
  const { at, now } = query;
  const themselves = 'start_at' in at ? [] : at.availabilities;
  const { rows } = await sql<Found>`
    select distinct r.participant_id, v.title, x.start_at, x.end_at
    from registrations r
    join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    join availability_dates x on x.organiser_id = d.organiser_id and x.id = d.date_id and x.end_at > ${now}
    join availabilities o on o.organiser_id = x.organiser_id and o.id = x.availability_id and o.cuid <> all(${themselves})
    join activities v on v.organiser_id = o.organiser_id and v.id = o.activity_id
    where r.participant_id = any(${childrenOf(query.customer_id)}) and ${takesPlace({ t: 'd', d: 'x' })}
      and ${isAtThatTime(query)}
    order by x.start_at, r.participant_id limit ${MOST_ELSEWHERE}`.execute(db);
  return rows;
}

async function findBooked(db: Db, query: Query): Promise<readonly Found[]> {
  const { now } = query;
  const { rows } = await sql<Found>`
    select p.participant_id, s.name as title, x.start_at, x.end_at
    from booking_participations p
    join booking_dates x on x.organiser_id = p.organiser_id and x.booking_id = p.booking_id and x.cancelled_at is null and x.end_at > ${now}
    join resources s on s.organiser_id = x.organiser_id and s.id = x.resource_id
    where p.participant_id = any(${childrenOf(query.customer_id)}) and ${isAtThatTime(query)}
    order by x.start_at, p.participant_id limit ${MOST_ELSEWHERE}`.execute(db);
  return rows;
}

/** Returns the condition that the time of an `x` overlaps the given one. */
function isAtThatTime({ at }: Query) {
  if ('start_at' in at)
    return sql`x.start_at < ${at.end_at}::timestamptz and x.end_at > ${at.start_at}::timestamptz`;
  const { availabilities, date_ids = null } = at;
  return sql`exists (select from availabilities a join availability_dates w on w.organiser_id = a.organiser_id and w.availability_id = a.id
    where a.cuid = any(${availabilities}) and w.start_at < x.end_at and w.end_at > x.start_at
      and (${date_ids}::bigint[] is null or w.id = any(${date_ids})))`;
}
