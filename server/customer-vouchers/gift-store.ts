import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

/**
 * Stores the recipient of a locked voucher, the message and the moment of sending; it is not sent
 * yet.
 */
export async function storeGift(
  db: Db,
  input: { id: number; email: string; name: string; message: string; gift_at: string },
): Promise<void> {
  await sql`
    update customer_vouchers set gift_email = ${input.email}, gift_name = ${input.name}, gift_message = ${input.message},
      gift_at = ${input.gift_at}, gift_sent_at = null
    where id = ${input.id}`.execute(db);
}

/**
 * Records that a gift was sent, if it is still planned for `gift_at` and has not been sent before.
 */
export async function noteGiftSent(
  db: Db,
  input: { id: number; gift_at: string; now: string },
): Promise<void> {
  await sql`
    update customer_vouchers set gift_sent_at = ${input.now}
    where id = ${input.id} and gift_at = ${input.gift_at} and gift_sent_at is null`.execute(db);
}

/**
 * Queues the sending of a voucher's gift planned for `gift_at`, or a later check of it: at
 * `run_at`, null for now.
 */
export async function queueGift(
  db: Db,
  input: { id: number; gift_at: string; run_at: string | null; now: string },
): Promise<void> {
  const { id, gift_at, run_at, now } = input;
  await queueJob(db, {
    name: 'send-voucher-gift',
    payload: { customer_voucher_id: id, gift_at },
    key: `send-voucher-gift ${id} ${run_at ?? gift_at}`,
    run_at,
    now,
  });
}

/** Returns the gift that was due and waits for the money of a receivable; undefined for none. */
export async function findWaitingGift(
  db: Db,
  { receivable_id, now }: { receivable_id: number; now: string },
) {
  const { rows } = await sql<{ id: number; gift_at: string }>`
    select id, gift_at from customer_vouchers
    where receivable_id = ${receivable_id} and gift_sent_at is null and gift_at <= ${now}`.execute(
    db,
  );
  return rows[0];
}

/** Returns the cuid of a sold voucher by its id; undefined for none. */
export async function findVoucherCuid(db: Db, id: number) {
  const { rows } = await sql<{ cuid: string }>`
    select cuid from customer_vouchers where id = ${id}`.execute(db);
  return rows[0]?.cuid;
}
