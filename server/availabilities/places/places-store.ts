import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';
import { isBefore } from '@ribambelle/domain/base/instants.ts';
import { countHeld, type KeptPlaces } from '@ribambelle/domain/availabilities/held-counts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { rowLock } from '../../database/row-lock.ts';
import { keepsPlace } from './kept-places-facts.ts';

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
  /** True when it does not take place: whoever registers for it takes no place on it. */
  readonly called_off: boolean;
  readonly shares: readonly number[];
  /** True when something that is not locked with it takes its time. */
  readonly is_taken_beside: boolean;
  /**
   * True when a resource that it needs is booked at its hours: whoever books the resource meets the
   * date, and is refused, as long as the date needs it.
   */
  readonly is_booked: boolean;
}

/** Places of one availability or date, by how they are taken; held ones include offered ones. */
export interface CountRow {
  readonly kind: 'confirmed' | 'held' | 'offered' | 'date_confirmed' | 'date_held' | 'date_offered';
  readonly id: number;
  readonly places: number;
}

/** The availability and participant of an offered place. */
export interface OfferOf {
  readonly availability_id: number;
  readonly participant_id: number;
}

/** The future shares of dates, or hours of one: whatever they will exclude is locked too. */
export interface ToBeShared {
  readonly shares?: readonly number[];
  readonly hours?: { readonly start_at: string; readonly end_at: string };
}

interface Wanted {
  readonly now: string;
  /** Ids of the availabilities. */
  readonly of: readonly number[];
  readonly to_be?: ToBeShared | undefined;
  /** Reads without a lock: the answer may soon be outdated, and may decide only a refusal. */
  readonly unlocked?: boolean;
}

/** Returns the ids of wanted availabilities, and of those that exclude any that share something. */
function withExcluded({ now, of, to_be }: Wanted): RawBuilder<unknown> {
  const ids = sql`${of}::bigint[]`;
  if (to_be === undefined)
    return sql`case when exists (select from availability_dates sharing where sharing.availability_id = any(${ids}) and sharing.shares <> '{}') then with_excluded(current_organiser(), ${ids}, ${now}) else ${ids} end`;
  const { shares = [], hours } = to_be;
  return sql`with_excluded(current_organiser(), ${ids}, ${now}, ${shares}::bigint[],
    ${hours?.start_at ?? null}::timestamptz, ${hours?.end_at ?? null}::timestamptz)`;
}

/** Locks availabilities and those that exclude them, in the order of ids: the lock's first half. */
export async function lockAvailabilities(
  db: Db,
  input: Wanted,
): Promise<readonly LockedAvailability[]> {
  const { rows } = await sql<LockedAvailability>`
    select a.id, a.closed, a.status, a.start_at, a.end_at, a.registrations_start_at, a.registrations_end_at, a.capacity, a.registered,
      v.allow_registrations_after_start, v.published
    from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where a.id = any((select ${withExcluded(input)})::bigint[])
    order by a.id ${input.unlocked === true ? sql`` : rowLock('a')}`.execute(db);
  return rows;
}

/** Locks all their dates in the order of their ids: the second half. */
export async function lockDates(db: Db, input: Wanted): Promise<readonly LockedDate[]> {
  const { rows } = await sql<LockedDate>`
    with locked as materialized (select ${withExcluded(input)} as ids)
    select d.id, d.availability_id, d.status, d.start_at, d.end_at, d.capacity, d.registered, d.called_off_at is not null as called_off, d.shares,
      d.shares <> '{}' and is_taken_beside(d, (select ids from locked)) as is_taken_beside,
      d.shares <> '{}' and is_booked(d) as is_booked
    from availability_dates d
    where d.availability_id = any((select ids from locked)::bigint[])
    order by d.id ${input.unlocked === true ? sql`` : rowLock('d')}`.execute(db);
  return rows;
}

/** Places sold of an availability or on a date. */
interface SoldRow {
  readonly kind: 'confirmed' | 'date_confirmed';
  readonly id: number;
  readonly places: number;
}

/** Places kept of an availability for somebody. */
interface KeptRow {
  readonly kind: KeptPlaces['by'];
  readonly id: number;
  readonly places: number;
  readonly participant_id: number | null;
  readonly date_ids: readonly number[];
  /** The end of a cart item; null for an offer. */
  readonly expires_at: string | null;
}

/** The places taken in each way, and the end of the first cart item, by availability id. */
export interface CountedPlaces {
  readonly rows: readonly CountRow[];
  readonly carts_end: ReadonlyMap<number, string>;
}

/**
 * Counts, from rows and in a statement of its own that sees what was committed before the lock, the
 * places that are sold and held. A registration cancelled halfway has had the dates before (R25);
 * nobody goes to a date that does not take place. Cart items and the offers of waiting lists hold
 * places (`countHeld`). The offers of `except_kept` do not count: they are exchanged for the
 * wanted places.
 */
export async function countPlaces(
  db: Db,
  input: Wanted & {
    readonly except_item_ids: readonly number[];
    readonly except_kept: readonly OfferOf[];
  },
): Promise<CountedPlaces> {
  const { now, except_item_ids, except_kept } = input;
  const ids = sql`(select ids from locked)::bigint[]`;
  const { rows } = await sql<SoldRow | KeptRow>`
    with locked as materialized (
      select ${withExcluded(input)} as ids
    ), sold as materialized (
      select id, availability_id, quantity, cancelled_at from registrations
      where availability_id = any(${ids})
    )
    select 'confirmed' as kind, availability_id as id, sum(quantity) as places, null::bigint as participant_id, null::bigint[] as date_ids,
      null::timestamptz as expires_at from sold
      where cancelled_at is null group by availability_id
    union all select 'date_confirmed', t.date_id, sum(sold.quantity), null, null, null from sold
      join registration_dates t on t.registration_id = sold.id
      where t.taken_off_amount is null and (sold.cancelled_at is null or sold.cancelled_at >= (
        select own.start_at from availability_dates own where own.organiser_id = t.organiser_id and own.id = t.date_id)) group by t.date_id
      having (select own.called_off_at from availability_dates own where own.id = t.date_id) is null
    union all select 'CART', i.availability_id, i.quantity, i.participant_id,
        array(select d.date_id from cart_item_dates d where d.organiser_id = i.organiser_id and d.cart_item_id = i.id), i.expires_at
      from cart_items i where i.availability_id = any(${ids})
        and i.processed_at is null and i.expires_at > ${now} and i.id <> all(${except_item_ids}::bigint[])
    union all select 'OFFER', w.availability_id, 1, w.participant_id, w.offer_date_ids, null from waiting_list_entries w
      where w.availability_id = any(${ids}) and w.left_at is null
        and ${keepsPlace(now)}`.execute(db);
  const counts = rows.flatMap(({ kind, id, places }) =>
    kind === 'CART' || kind === 'OFFER' ? [] : [{ kind, id, places }],
  );
  const keptRows = rows.flatMap((row) =>
    row.kind === 'CART' || row.kind === 'OFFER' ? [keptPlaces(row)] : [],
  );
  return {
    rows: [...counts, ...heldRows(keptRows.filter((one) => !isExcepted(one, except_kept)))],
    carts_end: firstEnds(rows),
  };
}

function firstEnds(rows: readonly (SoldRow | KeptRow)[]): ReadonlyMap<number, string> {
  const ends = new Map<number, string>();
  for (const row of rows) {
    if (row.kind !== 'CART' || row.expires_at === null) continue;
    const first = ends.get(row.id);
    if (first === undefined || isBefore(row.expires_at, first)) ends.set(row.id, row.expires_at);
  }
  return ends;
}

function keptPlaces({ kind, id, places, participant_id, date_ids }: KeptRow): KeptPlaces {
  return { by: kind, availability_id: id, participant_id, quantity: places, date_ids };
}

function isExcepted(place: KeptPlaces, offers: readonly OfferOf[]): boolean {
  return (
    place.by === 'OFFER' &&
    offers.some(
      ({ availability_id, participant_id }) =>
        availability_id === place.availability_id && participant_id === place.participant_id,
    )
  );
}

function heldRows(keptRows: readonly KeptPlaces[]): readonly CountRow[] {
  const { availabilities, dates } = countHeld(keptRows);
  const rowsOf = (kind: CountRow['kind'], counts: ReadonlyMap<number, number>) =>
    [...counts].map(([id, places]) => ({ kind, id, places }));
  return [
    ...rowsOf('held', availabilities.held),
    ...rowsOf('offered', availabilities.offered),
    ...rowsOf('date_held', dates.held),
    ...rowsOf('date_offered', dates.offered),
  ];
}

/** The taken and offered places of an availability or date, and the status that follows. */
export interface Occupied {
  readonly id: number;
  readonly registered: number;
  readonly offered: number;
  readonly status: AvailabilityStatus;
}

/** Writes the taken and offered places and the status that follows; skips unchanged rows. */
export async function writeOccupancy(
  db: Db,
  input: { availabilities: readonly Occupied[]; dates: readonly Occupied[] },
): Promise<void> {
  const availability_ids = input.availabilities.map(({ id }) => id);
  const date_ids = input.dates.map(({ id }) => id);
  await sql`
    with whole as (
      update availabilities a set registered = given.registered, offered = given.offered, status = given.status
      from jsonb_to_recordset(${JSON.stringify(input.availabilities)}::jsonb) as given (id bigint, registered integer, offered integer, status text)
      where a.id = any(${availability_ids}::bigint[]) and a.id = given.id
        and (a.registered, a.offered, a.status) is distinct from (given.registered, given.offered, given.status)
    )
    update availability_dates d set registered = given.registered, offered = given.offered, status = given.status
    from jsonb_to_recordset(${JSON.stringify(input.dates)}::jsonb) as given (id bigint, registered integer, offered integer, status text)
    where d.id = any(${date_ids}::bigint[]) and d.id = given.id
      and (d.registered, d.offered, d.status) is distinct from (given.registered, given.offered, given.status)`.execute(
    db,
  );
}
