import type { PaidPart, TakenPart } from '@ribambelle/domain/payments/refunds.ts';
import type { PaidShare } from '@ribambelle/domain/payments/take-back.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** What of a payment still lies where, with its registrations under lock. */
export async function lockPaidParts(
  db: Db,
  input: { organiser_id: number; payment_id: number },
): Promise<readonly PaidPart[]> {
  await sql`
    select r.id from registrations r where r.organiser_id = ${input.organiser_id} and r.id in (
      select registration_id from payment_allocations where organiser_id = ${input.organiser_id} and payment_id = ${input.payment_id})
    order by r.id for no key update`.execute(db);
  const { rows } = await sql<PaidPart>`
    select l.registration_id, sum(l.amount)::integer as amount, coalesce(bool_or(r.cancelled_at is not null), false) as cancelled,
      min(l.created_at) as created_at
    from payment_allocations l left join registrations r on r.organiser_id = l.organiser_id and r.id = l.registration_id
    where l.organiser_id = ${input.organiser_id} and l.payment_id = ${input.payment_id} group by l.registration_id`.execute(
    db,
  );
  return rows;
}

/** What lies on a registration by payment; lock the registration first. */
export async function loadPaidShares(
  db: Db,
  input: { organiser_id: number; registration_id: number },
): Promise<readonly PaidShare[]> {
  const { rows } = await sql<PaidShare>`
    select payment_id, sum(amount)::integer as amount, max(created_at) as created_at from payment_allocations
    where organiser_id = ${input.organiser_id} and registration_id = ${input.registration_id} group by payment_id`.execute(
    db,
  );
  return rows;
}

/** Writes a refund: DONE when a person did it, PENDING while the provider has to. */
export async function insertRefund(
  db: Db,
  input: {
    organiser_id: number;
    payment_id: number;
    amount: number;
    state: 'PENDING' | 'DONE';
    message: string;
    created_by: number;
    now: string;
  },
): Promise<{ id: number; cuid: string }> {
  const { now, ...columns } = input;
  return db
    .insertInto('refunds')
    .values({ ...columns, created_at: now, done_at: input.state === 'DONE' ? now : null })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** A refund that its provider has not confirmed, with what the provider is to be told; undefined for none. */
export async function findPendingRefund(db: Db, input: { organiser_id: number; cuid: string }) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.organiser_id', '=', 'f.organiser_id').onRef('p.id', '=', 'f.payment_id'),
    )
    .select(['f.amount', 'p.cuid as payment_cuid', 'p.provider', 'p.provider_reference'])
    .where('f.organiser_id', '=', input.organiser_id)
    .where('f.cuid', '=', input.cuid)
    .where('f.state', '=', 'PENDING')
    .executeTakeFirst();
}

/** Notes that the provider gave the money back; the first word stays. */
export async function noteRefundDone(
  db: Db,
  input: { organiser_id: number; cuid: string; provider_reference: string; now: string },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'DONE', provider_reference: input.provider_reference, done_at: input.now })
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .where('state', '=', 'PENDING')
    .execute();
}

/** Notes that the provider refused; undefined when the refund was no longer waiting, so that its money is put back once. */
export async function noteRefundRefused(db: Db, input: { organiser_id: number; cuid: string }) {
  return db
    .updateTable('refunds')
    .set({ state: 'REFUSED' })
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .where('state', '=', 'PENDING')
    .returning(['id', 'payment_id', 'amount', 'message'])
    .executeTakeFirst();
}

/** What a refund took off, with what could be paid there again; lock the parts of its payment first. */
export async function loadTakenParts(
  db: Db,
  input: { organiser_id: number; refund_id: number },
): Promise<readonly TakenPart[]> {
  const { rows } = await sql<TakenPart>`
    select l.registration_id, -l.amount as amount,
      coalesce(r.total_amount - r.paid_amount, k.service_fee_amount - k.service_fee_paid_amount, 0) as room
    from payment_allocations l join payments p on p.organiser_id = l.organiser_id and p.id = l.payment_id
    left join registrations r on r.organiser_id = l.organiser_id and r.id = l.registration_id
    left join carts k on k.organiser_id = l.organiser_id and k.id = p.cart_id and l.registration_id is null
    where l.organiser_id = ${input.organiser_id} and l.refund_id = ${input.refund_id} and l.amount < 0`.execute(
    db,
  );
  return rows;
}
