import type { Json } from '@ribambelle/database/json.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import type {
  CancellationOutcome,
  RegistrationToCancel,
} from '@ribambelle/domain/registrations/cancellation.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import { isOff } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';

/** A locked registration; its price is on its receivable, which is locked after its places. */
export interface LockedRegistration extends Omit<
  RegistrationToCancel,
  'total_amount' | 'paid_amount'
> {
  readonly receivable_id: number;
  readonly cart_id: number | null;
  readonly customer_id: number;
  readonly id: number;
  readonly availability_id: number;
  readonly quantity: number;
}

/**
 * Locks a registration with its dates until the transaction ends; with `customer_id` only that
 * customer's own. Undefined for none.
 */
export async function lockRegistration(
  db: Db,
  input: { id: number; customer_id?: number },
): Promise<LockedRegistration | undefined> {
  // its availability is read behind the lock: a caller that waited while staff moved it finds it
  // where it is now
  await sql`
    select from registrations where id = ${input.id} ${rowLock('registrations')}`.execute(db);
  return findToCancel(db, input);
}

/** Finds the same without a lock, for a preview: its values may change. */
export async function findToCancel(
  db: Db,
  input: { id: number; customer_id?: number },
): Promise<LockedRegistration | undefined> {
  const row = await db
    .selectFrom('registrations as r')
    .innerJoin('availabilities as a', (join) =>
      join.onRef('a.organiser_id', '=', 'r.organiser_id').onRef('a.id', '=', 'r.availability_id'),
    )
    .innerJoin('organisers as o', (join) => join.onRef('o.id', '=', 'r.organiser_id'))
    .leftJoin('customer_bundles as b', (join) =>
      join
        .onRef('b.organiser_id', '=', 'r.organiser_id')
        .onRef('b.id', '=', 'r.customer_bundle_id'),
    )
    .leftJoin('cancellation_policies as p', (join) =>
      join
        .onRef('p.organiser_id', '=', 'r.organiser_id')
        .onRef('p.id', '=', 'r.cancellation_policy_id'),
    )
    .select([
      'r.id',
      'r.availability_id',
      'r.quantity',
      'r.cancelled_at',
      'r.receivable_id',
      'r.cart_id',
      'r.customer_id',
      'r.customer_bundle_id',
      'r.counts_from',
      'a.end_at',
      'o.timezone as zone',
      sql<boolean>`b.cancelled_at is not null`.as('bundle_cancelled'),
      CHANGE_FEES.as('change_fee_total'),
      POLICY.as('policy'),
    ])
    .where('r.id', '=', input.id)
    .$if(input.customer_id !== undefined, (query) =>
      query.where('r.customer_id', '=', input.customer_id ?? 0),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const dates = await db
    .selectFrom('registration_dates as r')
    .innerJoin('availability_dates as d', (join) =>
      join.onRef('d.organiser_id', '=', 'r.organiser_id').onRef('d.id', '=', 'r.date_id'),
    )
    .select(['d.id', 'd.start_at'])
    .select(sql<string>`coalesce(r.counts_from, d.start_at)`.as('counts_from'))
    .select(sql<boolean>`not ${isOff({ t: 'r' })}`.as('takes_place'))
    .select(sql<boolean>`r.taken_off_amount is not null`.as('settled'))
    .where('r.registration_id', '=', row.id)
    .orderBy('d.start_at')
    .orderBy('d.id')
    .execute();
  const { cancelled_at, customer_bundle_id: bundle_id, ...registration } = row;
  return { ...registration, cancelled: cancelled_at !== null, dates, bundle_id };
}

/** The fees of changes; the caller never lets them exceed the total, which staff may lower. */
const CHANGE_FEES = sql<number>`coalesce((r.price_lines ->> 'change_fee_total')::integer, 0)`;

const POLICY = sql<CancellationPolicy | null>`
  case when p.id is not null then jsonb_build_object('steps', p.steps, 'money_to', p.money_to) end`;

/** The price without the fees of changes, as its lines add up. */
const WITHOUT_CHANGE_FEES = sql<Json>`price_lines - 'change_fee_total' || case when price_lines ? 'change_fee_total'
  then jsonb_build_object('total_price', (price_lines ->> 'total_price')::integer - (price_lines ->> 'change_fee_total')::integer) else '{}' end`;

/**
 * Writes that a registration is cancelled, by whom and why, and whether its bundle got its uses
 * back. One that is not its family's drops the fees of its changes for good (decision 284). The
 * caller frees its places.
 */
export async function storeCancellation(
  db: Db,
  input: { id: number } & Pick<CancellationOutcome, 'cancellation' | 'bundle_place_returned'>,
): Promise<void> {
  const { type, message, created_at } = input.cancellation;
  await db
    .updateTable('registrations')
    .set({
      cancelled_at: created_at,
      cancellation_type: type,
      cancellation_message: message,
      bundle_capacity_refunded: input.bundle_place_returned,
      ...(type === 'CUSTOMER' ? {} : { price_lines: WITHOUT_CHANGE_FEES }),
      updated_at: created_at,
    })
    .where('id', '=', input.id)
    .execute();
}

/** The money of a cancellation by the family: its fee, and what came back, in minor units. */
export interface CancellationMoney {
  readonly fee_amount: number;
  readonly online_amount: number;
  readonly wallet_amount: number;
}

/** Notes what the family paid for its cancellation and what came back, for those who read it. */
export async function noteCancellationMoney(
  db: Db,
  { id, money }: { id: number; money: CancellationMoney },
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({
      cancellation_fee_amount: money.fee_amount,
      cancellation_online_amount: money.online_amount,
      cancellation_wallet_amount: money.wallet_amount,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Writes that a registration is no longer cancelled; its bundle pays for it again. The caller
 * recounts its places.
 */
export async function storeRestoration(db: Db, input: { id: number; now: string }): Promise<void> {
  await db
    .updateTable('registrations')
    .set({
      cancelled_at: null,
      cancellation_type: null,
      cancellation_message: null,
      bundle_capacity_refunded: false,
      cancellation_fee_amount: 0,
      cancellation_online_amount: 0,
      cancellation_wallet_amount: 0,
      updated_at: input.now,
    })
    .where('id', '=', input.id)
    .execute();
}
