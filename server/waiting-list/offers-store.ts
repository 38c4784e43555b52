import type { InLine, PlannedOffer } from '@ribambelle/domain/waiting-list/offers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Line {
  readonly organiser_id: number;
  readonly availability_id: number;
  readonly now: string;
}

/** Everybody in a line whose participant is still there, and whether a place is kept for them. */
export async function loadOfferLine(db: Db, line: Line): Promise<readonly InLine[]> {
  const { rows } = await sql<InLine>`
    select w.id, w.turn, w.offered_at, w.offer_date_ids <> '{}' and w.offer_expires_at > ${line.now} as is_offered
    from waiting_list_entries w
    join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null
    where w.organiser_id = ${line.organiser_id} and w.availability_id = ${line.availability_id} and w.left_at is null`.execute(
    db,
  );
  return rows;
}

/** Keeps a place for each of these entries until a moment, and notes of which vacancy it is. */
export async function insertOffers(
  db: Db,
  input: {
    organiser_id: number;
    offers: readonly PlannedOffer[];
    vacancy: string;
    until: string;
    now: string;
  },
): Promise<void> {
  await sql`
    update waiting_list_entries w set offered_at = ${input.now}::timestamptz, vacancy = ${input.vacancy},
      offer_expires_at = ${input.until}::timestamptz, offer_date_ids = given.date_ids
    from jsonb_to_recordset(${JSON.stringify(input.offers)}::jsonb) as given (id bigint, date_ids bigint[])
    where w.organiser_id = ${input.organiser_id} and w.id = given.id`.execute(db);
}

/** Notes of the offers of a line that are over that their places go on to somebody else; answers how many, each once. */
export async function passOffers(db: Db, line: Line): Promise<number> {
  const { rows } = await sql`
    update waiting_list_entries set offer_date_ids = '{}'
    where organiser_id = ${line.organiser_id} and availability_id = ${line.availability_id} and left_at is null
      and offer_date_ids <> '{}' and offer_expires_at <= ${line.now} returning id`.execute(db);
  return rows.length;
}

/** An entry of a line, with the vacancy of which a place is kept for them, and when that began; null where none is kept now. */
export interface OwnEntry {
  readonly id: number;
  readonly availability_id: number;
  readonly participant_id: number;
  readonly offer: {
    readonly vacancy: string;
    readonly since: string;
    readonly date_ids: readonly number[];
  } | null;
}

interface OwnRow extends Omit<OwnEntry, 'offer'> {
  readonly vacancy: string;
  readonly since: string | null;
  readonly date_ids: readonly number[];
}

/** One of the customer's own entries that wait; undefined for none of theirs. */
export async function findOwnEntry(
  db: Db,
  input: { organiser_id: number; customer_id: number; id: number; now: string },
): Promise<OwnEntry | undefined> {
  const { rows } = await sql<OwnRow>`
    select w.id, w.availability_id, w.participant_id, w.vacancy, w.offer_date_ids as date_ids,
      case when w.offer_date_ids <> '{}' and w.offer_expires_at > ${input.now} then (
        select min(o.offered_at) from waiting_list_entries o
        where o.organiser_id = w.organiser_id and o.availability_id = w.availability_id and o.vacancy = w.vacancy) end as since
    from waiting_list_entries w
    where w.organiser_id = ${input.organiser_id} and w.id = ${input.id} and w.customer_id = ${input.customer_id}
      and w.left_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { vacancy, since, date_ids, ...entry } = row;
  return { ...entry, offer: since === null ? null : { vacancy, since, date_ids } };
}

/** Ends the offer of an entry before its time; it waits on behind those who were offered none. */
export async function endOffer(db: Db, input: { organiser_id: number; id: number }): Promise<void> {
  await sql`
    update waiting_list_entries set offer_date_ids = '{}', offer_expires_at = null
    where organiser_id = ${input.organiser_id} and id = ${input.id}`.execute(db);
}
