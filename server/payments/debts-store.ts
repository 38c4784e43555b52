import type { Debt } from '@ribambelle/domain/payments/allocate.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** What money can be put on: a registration, or a processed cart with all its registrations and its service fee. */
export interface Owed {
  readonly organiser_id: number;
  readonly cart_id: number | null;
  readonly registration_id: number | null;
}

/** What is still owed, under lock; cancelled registrations owe nothing. The service fee's id is 0. */
export async function lockDebts(db: Db, owed: Owed): Promise<readonly Debt[]> {
  const [fee, registrations] = await Promise.all([lockFee(db, owed), lockRegistrations(db, owed)]);
  return [...fee, ...registrations];
}

async function lockFee(db: Db, owed: Owed): Promise<readonly Debt[]> {
  if (owed.cart_id === null || owed.registration_id !== null) return [];
  const { rows } = await sql<Debt>`
    select 0 as id, 'SERVICE_FEE' as kind, service_fee_amount as total_amount, 0 as deposit_amount, service_fee_paid_amount as paid_amount,
      coalesce(processed_at, created_at) as created_at
    from carts where organiser_id = ${owed.organiser_id} and id = ${owed.cart_id} and service_fee_amount > 0 for no key update`.execute(
    db,
  );
  return rows;
}

async function lockRegistrations(db: Db, owed: Owed): Promise<readonly Debt[]> {
  const { rows } = await sql<Debt>`
    select id, 'REGISTRATION' as kind, total_amount, deposit_amount, paid_amount, created_at from registrations
    where organiser_id = ${owed.organiser_id} and cancelled_at is null
      and (id = ${owed.registration_id}::bigint or (${owed.registration_id}::bigint is null and cart_id = ${owed.cart_id}::bigint))
    order by id for no key update`.execute(db);
  return rows;
}
