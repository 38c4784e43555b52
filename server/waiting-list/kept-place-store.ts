import type { InLine, PlannedKeptPlace } from '@ribambelle/domain/waiting-list/kept-places.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Line {
  readonly availability_id: number;
  readonly now: string;
}

/**
 * Loads all entries of a waiting list whose participant still exists, and whether a place is kept
 * for them.
 */
export async function loadInLine(db: Db, line: Line): Promise<readonly InLine[]> {
  const { rows } = await sql<InLine>`
    select w.id, w.customer_id, w.together, w.turn, w.has_priority, w.offered_at, w.offer_date_ids <> '{}' and w.offer_expires_at > ${line.now} as is_offered
    from waiting_list_entries w
    join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null
    where w.availability_id = ${line.availability_id} and w.left_at is null`.execute(db);
  return rows;
}

/** Keeps a place for each of these entries until a moment, and notes its vacancy. */
export async function insertKeptPlaces(
  db: Db,
  input: { offers: readonly PlannedKeptPlace[]; vacancy: string; until: string; now: string },
): Promise<void> {
  await sql`
    update waiting_list_entries w set offered_at = ${input.now}::timestamptz, vacancy = ${input.vacancy},
      offer_expires_at = ${input.until}::timestamptz, offer_date_ids = given.date_ids
    from jsonb_to_recordset(${JSON.stringify(input.offers)}::jsonb) as given (id bigint, date_ids bigint[])
    where w.id = any(${input.offers.map(({ id }) => id)}::bigint[]) and w.id = given.id`.execute(
    db,
  );
}

/**
 * Marks a waiting list's expired offers as passed on to the next; returns the number of places,
 * each once.
 */
export async function endPastKeptPlaces(db: Db, line: Line): Promise<number> {
  const { rows } = await sql`
    update waiting_list_entries set offer_date_ids = '{}'
    where availability_id = ${line.availability_id} and left_at is null
      and offer_date_ids <> '{}' and offer_expires_at <= ${line.now} returning id`.execute(db);
  return rows.length;
}

/**
 * An entry of a waiting list, with the vacancy whose place is kept for them, and when that began;
 * null when none is kept now.
 */
export interface Entry {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  readonly turn: number;
  readonly has_priority: boolean;
  readonly availability_id: number;
  readonly availability_cuid: string;
  readonly participant_id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** The price at which they ordered it in advance, in minor units; null when they did not. */
  readonly advance_price: number | null;
  /** The payment strategy of that order. */
  readonly advance_strategy: string | null;
  readonly offer: {
    readonly vacancy: string;
    readonly since: string;
    readonly until: string;
    readonly date_ids: readonly number[];
  } | null;
}

interface Row extends Omit<Entry, 'offer'> {
  readonly vacancy: string;
  readonly since: string | null;
  readonly until: string;
  readonly date_ids: readonly number[];
}

/** The choice of an entry: one of a customer's own, or the one that staff name. */
export type WhichEntry = { readonly now: string } & (
  | { readonly customer_id: number; readonly id: number }
  | { readonly entry: string }
);

/**
 * Finds a waiting entry, of a participant who still exists; undefined for none, and for one of
 * another customer.
 */
export async function findEntry(db: Db, input: WhichEntry): Promise<Entry | undefined> {
  const { rows } = await sql<Row>`
    select w.id, w.cuid, w.customer_id, w.turn, w.has_priority, w.availability_id, a.cuid as availability_cuid, w.participant_id, p.firstname, p.lastname, w.advance_price, w.advance_strategy,
      w.vacancy, w.offer_expires_at as until, w.offer_date_ids as date_ids,
      case when w.offer_date_ids <> '{}' and w.offer_expires_at > ${input.now} then (
        select min(o.offered_at) from waiting_list_entries o
        where o.organiser_id = w.organiser_id and o.availability_id = w.availability_id and o.vacancy = w.vacancy) end as since
    from waiting_list_entries w
    join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null
    join availabilities a on a.organiser_id = w.organiser_id and a.id = w.availability_id
    where w.left_at is null
      ${'entry' in input ? sql`and w.cuid = ${input.entry}` : sql`and w.id = ${input.id} and w.customer_id = ${input.customer_id}`}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { vacancy, since, until, date_ids, ...entry } = row;
  return { ...entry, offer: since === null ? null : { vacancy, since, until, date_ids } };
}

/** Changes the moment until which a place is kept for an entry. */
export async function moveKeptPlace(db: Db, input: { id: number; until: string }): Promise<void> {
  await sql`
    update waiting_list_entries set offer_expires_at = ${input.until}::timestamptz
    where id = ${input.id}`.execute(db);
}

/** Puts an entry before those without priority, or back among them. */
export async function setPriority(
  db: Db,
  input: { id: number; has_priority: boolean },
): Promise<void> {
  await sql`
    update waiting_list_entries set has_priority = ${input.has_priority}
    where id = ${input.id}`.execute(db);
}

/**
 * Ends the offer of an entry early; the entry stays on the list, behind those that were offered
 * none.
 */
export async function endKeptPlace(db: Db, id: number): Promise<void> {
  await sql`
    update waiting_list_entries set offer_date_ids = '{}', offer_expires_at = null
    where id = ${id}`.execute(db);
}

/**
 * Finds the entries among these that ordered their place in advance, when the activity buys at
 * once, with their customers.
 */
export async function findAdvanceOrders(
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly customer_id: number }[]> {
  const { rows } = await sql<{ id: number; customer_id: number }>`
    select w.id, w.customer_id from waiting_list_entries w
    join availabilities a on a.organiser_id = w.organiser_id and a.id = w.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id and v.waiting_list_mode = 'BUY'
    where w.id = any(${ids}::bigint[]) and w.advance_price is not null`.execute(db);
  return rows;
}
