import type { TakenPart } from '@ribambelle/domain/payments/refunds.ts';
import type { PaidPart } from '@ribambelle/domain/payments/refunds.ts';
import type { PaidShare } from '@ribambelle/domain/payments/take-back.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';

interface Moved {
  readonly payment_id: number;
  readonly now: string;
  /** The refund that takes the money off, or whose refusal puts it back. */
  readonly refund_id?: number | null;
  /** The parts of the payment by receivable, in minor units. */
  readonly parts: readonly { readonly receivable_id: number; readonly amount: number }[];
}

/**
 * Allocates money of a payment to locked receivables, and emits an event for each that becomes paid
 * while something waits for it.
 */
export async function allocate(db: Db, input: Emitting & Moved): Promise<void> {
  const { emit } = input;

  const receivables = await move(db, input);
  for (const { id, waited_for } of receivables)
    if (waited_for) emit('receivable.paid', { receivable_id: id });
}

/** Takes money of a payment off locked receivables. */
export async function takeOffParts(db: Db, input: Moved): Promise<void> {
  const parts = input.parts.map((part) => ({ ...part, amount: -part.amount }));
  await move(db, { ...input, parts });
}

/** Moves ledger and sums in one statement. */
async function move(db: Db, input: Moved) {
  if (input.parts.length === 0) return [];
  const { rows } = await sql<{ id: number; waited_for: boolean }>`
    with parts as (
      insert into payment_allocations (payment_id, receivable_id, refund_id, amount, created_at)
      select ${input.payment_id}::bigint, part.receivable_id, ${input.refund_id ?? null}::bigint, part.amount,
        ${input.now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(input.parts)}::jsonb) as part (receivable_id bigint, amount integer)
      returning receivable_id, amount
    )
    update receivables r set paid_amount = r.paid_amount + parts.amount,
      due_at = case when r.in_instalments then coalesce(next_due(r.organiser_id, r.id, r.paid_amount + parts.amount), r.due_at) else r.due_at end
    from parts
    where r.id = any(${input.parts.map(({ receivable_id }) => receivable_id)}::bigint[])
      and r.id = parts.receivable_id
    returning r.id, r.awaited and r.owed_amount = 0 as waited_for`.execute(db);
  return rows;
}

/**
 * Records that something waits for a receivable to be paid; true when it is paid already, so that
 * no event will follow.
 */
export async function awaitMoney(db: Db, receivable_id: number): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    update receivables set awaited = true where id = ${receivable_id}
    returning owed_amount = 0 as paid`.execute(db);
  return rows[0]?.paid === true;
}

/**
 * Loads the present allocations of a payment, with the age of the receivables they pay; lock its
 * receivables first. Minor units.
 */
export async function loadPaidParts(db: Db, payment_id: number): Promise<readonly PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select l.receivable_id, sum(l.amount)::integer as amount, r.credit_amount, r.accessory, r.created_at
    from payment_allocations l join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
    where l.payment_id = ${payment_id}
    group by l.receivable_id, r.credit_amount, r.accessory, r.created_at`.execute(db);
  return rows;
}

/** Loads the money on a receivable by payment; lock the receivable first. Minor units. */
export async function loadPaidShares(db: Db, receivable_id: number): Promise<readonly PaidShare[]> {
  const { rows } = await sql<PaidShare>`
    select payment_id, sum(amount)::integer as amount, max(created_at) as created_at from payment_allocations
    where receivable_id = ${receivable_id} group by payment_id`.execute(db);
  return rows;
}

/**
 * Loads the amounts that a refund took off, less new payments there since; lock the receivables of
 * its payment first. Minor units.
 */
export async function loadTakenParts(db: Db, refund_id: number): Promise<readonly TakenPart[]> {
  const { rows } = await sql<TakenPart>`
    select l.receivable_id, -l.amount as amount,
      greatest(0, -l.amount - coalesce((
        select sum(anew.amount) from payment_allocations anew
        where anew.organiser_id = l.organiser_id and anew.receivable_id = l.receivable_id and anew.payment_id <> l.payment_id
          and anew.created_at >= l.created_at), 0))::integer as room
    from payment_allocations l
    where l.refund_id = ${refund_id} and l.amount < 0`.execute(db);
  return rows;
}
