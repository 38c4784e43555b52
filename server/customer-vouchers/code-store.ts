import { voucherCodeKey } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

/** A sold voucher as its code finds it; what it is worth in minor units. */
export interface CodedVoucher {
  readonly id: number;
  readonly cuid: string;
  readonly code: string;
  readonly amount: number;
  readonly receivable_id: number;
  readonly expires_at: string | null;
  readonly redeemed_at: string | null;
  readonly cancelled_at: string | null;
}

/**
 * The sold voucher that a typed code means: the very one, else the only one whose signs look like it; undefined for none. With `lock` nobody
 * else redeems, cancels or extends it until the end of the transaction: what is read was written before the lock was had.
 */
export async function findVoucherOfCode(
  db: Db,
  input: { organiser_id: number; code: string; lock: boolean },
): Promise<CodedVoucher | undefined> {
  const { organiser_id, code, lock } = input;
  const { rows } = await sql<CodedVoucher>`
    select s.id, s.cuid, s.code, s.amount, s.receivable_id, s.expires_at, s.redeemed_at, s.cancelled_at
    from customer_vouchers s where s.organiser_id = ${organiser_id} and s.code_key = ${voucherCodeKey(code)}
    order by s.id ${lock ? rowLock('s') : sql``}`.execute(db);
  return rows.find((row) => row.code === code) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** Writes who redeemed a locked voucher, and when. */
export async function storeRedemption(
  db: Db,
  input: { organiser_id: number; id: number; customer_id: number; now: string },
): Promise<void> {
  await sql`
    update customer_vouchers set redeemed_at = ${input.now}, recipient_id = ${input.customer_id}
    where organiser_id = ${input.organiser_id} and id = ${input.id}`.execute(db);
}
