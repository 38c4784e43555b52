import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * A registration on a date that does not take place: its family, and its money in minor units.
 * Cancelled ones are left out.
 */
export interface OnClosedDateRow {
  readonly date_id: number;
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  readonly receivable_id: number;
  readonly cart_id: number | null;
  readonly quantity: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  /** The fees within the total for what its family gave up before. */
  readonly change_fee_total: number;
  /** The number of its dates, and the amount taken off for others of them. */
  readonly dates: number;
  readonly taken_off_amount: number;
}

/**
 * Loads the registrations on these dates that have not been reduced for the date yet, by date and
 * then by id.
 */
export async function loadOnDates(
  db: Db,
  date_ids: readonly number[],
): Promise<readonly OnClosedDateRow[]> {
  const { rows } = await sql<OnClosedDateRow>`
    select t.date_id, r.id, r.cuid, r.customer_id, r.receivable_id, r.cart_id, r.quantity, p.firstname, p.lastname,
      owed.total_amount, owed.deposit_amount, owed.paid_amount,
      least(coalesce((r.price_lines ->> 'change_fee_total')::integer, 0), owed.total_amount) as change_fee_total, all_of.dates, all_of.taken_off_amount
    from registration_dates t
    join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    cross join lateral (select count(*)::integer as dates, coalesce(sum(o.taken_off_amount), 0)::integer as taken_off_amount
      from registration_dates o where o.organiser_id = r.organiser_id and o.registration_id = r.id) all_of
    where t.date_id = any(${date_ids}) and t.taken_off_amount is null and r.cancelled_at is null
    order by t.date_id, r.id`.execute(db);
  return rows;
}

/**
 * Locks the registrations on a date in the order of their ids, before its places and all money
 * (docs/algorithms/locks.md).
 */
export async function lockOnDate(db: Db, date_id: number): Promise<void> {
  await sql`
    select from registrations where cancelled_at is null
      and id in (select registration_id from registration_dates where date_id = ${date_id})
    order by id for update`.execute(db);
}

/**
 * Writes the reduction of registrations for a date, in minor units: their base price carries it, so
 * that the lines of each add up, and the date notes it.
 */
export async function storeTakenOff(
  db: Db,
  input: {
    date_id: number;
    rows: readonly {
      readonly id: number;
      readonly taken_off_amount: number;
      readonly total_amount: number;
      readonly deposit_amount: number;
    }[];
    now: string;
  },
): Promise<void> {
  const { date_id, rows, now } = input;
  const ids = rows.map(({ id }) => id);
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id bigint, taken_off_amount integer, total_amount integer, deposit_amount integer)
    ), noted as (
      update registration_dates t set taken_off_amount = g.taken_off_amount from given g
      where t.registration_id = any(${ids}::bigint[]) and t.registration_id = g.id and t.date_id = ${date_id}
    )
    update registrations r set version = version + 1, updated_at = ${now}, price_lines = price_lines || jsonb_build_object(
      'base_price', coalesce((price_lines ->> 'base_price')::integer, g.total_amount + g.taken_off_amount) - g.taken_off_amount,
      'total_price', g.total_amount, 'total_deposit', g.deposit_amount)
    from given g where r.id = any(${ids}::bigint[]) and r.id = g.id`.execute(db);
}
