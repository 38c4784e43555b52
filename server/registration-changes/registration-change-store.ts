import type { Json } from '@ribambelle/database/json.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOff } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import type { LocationRow } from '../resources/index.ts';
import { childrenOf } from '../households/index.ts';

/** The kind of a change of a registration. */
export type ChangeKind = 'TRANSFER' | 'REPLACEMENT' | 'RESTORATION' | 'CHANGE';

/**
 * The state of a registration at a moment: its participant, availability and dates, and its price,
 * in minor units; titles are bilingual columns. People are named by id alone.
 */
export interface RegistrationState {
  readonly participant_id: number;
  readonly availability: string;
  readonly title: Json;
  readonly location: LocationRow | null;
  /** The start of the first and the end of the last of its dates. */
  readonly start_at: string;
  readonly end_at: string;
  readonly dates: readonly {
    readonly id: number;
    readonly start_at: string;
    readonly end_at: string;
  }[];
  /** The moment since which it was cancelled; null, or absent, when it was not. */
  readonly cancelled_at?: string | null;
  readonly total_amount: number;
  readonly owed_amount: number;
  /** The reason for the price, when staff set it. */
  readonly reason?: string;
  /** The amount that this change moved to the wallet. */
  readonly credited_amount: number;
  /** The fee for what its family gave up, and the amount sent back by the provider. */
  readonly fee_amount?: number;
  readonly online_amount?: number;
}

/** A change of a registration, with its family and the states before and after. */
export interface RegistrationChange {
  readonly cuid: string;
  readonly kind: ChangeKind;
  readonly registration_id: number;
  readonly registration: string;
  readonly customer_id: number;
  readonly was: RegistrationState;
  readonly became: RegistrationState;
}

/** Finds the registration with a cuid, and its family; undefined for none. */
export async function findRegistrationOf(
  db: Db,
  registration: string,
): Promise<{ readonly id: number; readonly customer_id: number } | undefined> {
  return db
    .selectFrom('registrations')
    .select(['id', 'customer_id'])
    .where('cuid', '=', registration)
    .executeTakeFirst();
}

/** The location of the availability `a`. */
const LOCATION = sql`(select jsonb_build_object('cuid', l.cuid, 'name', l.name, 'title', l.title, 'street', l.street, 'number', l.number,
  'postcode', l.postcode, 'city', l.city) from locations l where l.organiser_id = a.organiser_id and l.id = a.location_id)`;

/** Selects the part of a state that comes from the availability `a`, for these of its dates `d`. */
function stateOf(dates: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`a.cuid as availability, v.title, ${LOCATION} as location, 0 as credited_amount,
    coalesce((select min(d.start_at) ${dates}), a.start_at) as start_at, coalesce((select max(d.end_at) ${dates}), a.end_at) as end_at,
    (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'start_at', d.start_at, 'end_at', d.end_at) order by d.start_at, d.id), '[]')
      ${dates}) as dates`;
}

/**
 * Finds the present state of a registration, without dates that do not take place, and its price;
 * undefined for none.
 */
export async function findState(db: Db, id: number): Promise<RegistrationState | undefined> {
  const dates = sql`from registration_dates rd join availability_dates d on d.organiser_id = rd.organiser_id and d.id = rd.date_id
    where rd.organiser_id = r.organiser_id and rd.registration_id = r.id and not ${isOff({ t: 'rd' })}`;
  const { rows } = await sql<RegistrationState>`
    select r.participant_id, r.cancelled_at, owed.total_amount, owed.owed_amount, ${stateOf(dates)}
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    where r.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Finds the state that a registration would have on these dates of an availability; undefined for
 * none. The caller adds its price.
 */
export async function findStateOn(
  db: Db,
  of: { availability_id: number; participant_id: number; date_ids: readonly number[] },
): Promise<RegistrationState | undefined> {
  const dates = sql`from availability_dates d
    where d.organiser_id = a.organiser_id and d.availability_id = a.id and d.id = any(${of.date_ids}::bigint[])`;
  const { rows } = await sql<RegistrationState>`
    select ${of.participant_id}::bigint as participant_id, 0 as total_amount, 0 as owed_amount, ${stateOf(dates)}
    from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where a.id = ${of.availability_id}`.execute(db);
  return rows[0];
}

/** Finds the customer's own participant with a cuid; undefined for none. */
export async function findOwnParticipantId(
  db: Db,
  of: { customer_id: number; cuid: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('participants')
    .select('id')
    .where(sql<boolean>`id = any(${childrenOf(of.customer_id)})`)
    .where('cuid', '=', of.cuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Finds the name of a participant; empty for none. */
export async function findParticipantName(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('participants')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? '' : fullname(row);
}

interface WhoIsThere {
  readonly id: number;
  readonly birthdate: string | null;
}

/**
 * Finds the participant who has the place already, whatever family they belong to now (decision
 * 162); undefined for a deleted one.
 */
export async function findWhoIsThere(db: Db, id: number): Promise<WhoIsThere | undefined> {
  return db
    .selectFrom('participants')
    .select(['id', 'birthdate'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Writes the states of a locked registration before and after a change; returns the id of the
 * change.
 */
export async function insertChange(
  db: Db,
  input: {
    registration_id: number;
    kind: ChangeKind;
    was: RegistrationState;
    became: RegistrationState;
    /** The collaborator; null for its family. */
    created_by: number | null;
    now: string;
  },
): Promise<number> {
  const { registration_id, kind, was, became, created_by, now } = input;
  const { id } = await db
    .insertInto('registration_changes')
    .values({
      registration_id,
      kind,
      was: JSON.stringify(was),
      became: JSON.stringify(became),
      created_by,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds a change by its id; null for none. */
export async function findChange(db: Db, id: number): Promise<RegistrationChange | null> {
  const { rows } = await sql<RegistrationChange>`
    select c.cuid, c.kind, c.registration_id, r.cuid as registration, r.customer_id, c.was, c.became
    from registration_changes c join registrations r on r.organiser_id = c.organiser_id and r.id = c.registration_id
    where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Writes the price of a locked registration: its base price carries the difference, so that its
 * lines add up, and the fees for what its family gave up are no longer within it. Returns these
 * fees. Minor units.
 */
export async function storePrice(
  db: Db,
  input: {
    id: number;
    total_amount: number;
    deposit_amount: number;
    difference: number;
    now: string;
  },
): Promise<number> {
  const { id, total_amount, deposit_amount, difference, now } = input;
  const { rows } = await sql<{ change_fee_total: number }>`
    update registrations r set version = version + 1, updated_at = ${now}, price_lines = (r.price_lines - 'change_fee_total') || jsonb_build_object(
      'base_price', coalesce((r.price_lines ->> 'base_price')::integer, ${total_amount - difference}::integer) + before.change_fee_total + ${difference}::integer,
      'total_price', ${total_amount}::integer, 'total_deposit', ${deposit_amount}::integer)
    from (select organiser_id, id, coalesce((price_lines ->> 'change_fee_total')::integer, 0) as change_fee_total from registrations where id = ${id}) before
    where r.organiser_id = before.organiser_id and r.id = before.id
    returning before.change_fee_total`.execute(db);
  return rows[0]?.change_fee_total ?? 0;
}
