import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import type { BundleTerms } from '@ribambelle/domain/bundles/bundle-terms.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import { openVoucherCode, hashOfVoucherCode } from '../vault/voucher-code.ts';

/**
 * A sold voucher as its code finds it, with its worth: an amount in minor units, or a pack on the
 * terms that were promised.
 */
export interface CodedVoucher {
  readonly id: number;
  readonly cuid: string;
  readonly code: string;
  readonly amount: number | null;
  readonly bundle_id: number | null;
  readonly bundle_terms: BundleTerms | null;
  /**
   * The owner of its pack: one participant or the whole family; null when the voucher is for an
   * amount.
   */
  readonly entity: BundleEntity | null;
  readonly receivable_id: number;
  readonly expires_at: string | null;
  readonly redeemed_at: string | null;
  readonly cancelled_at: string | null;
}

/**
 * Finds the sold voucher of a typed code: the exact one, else the only one with a similar-looking
 * code; undefined for none. With `lock` nobody else redeems, cancels or extends it until the end of
 * the transaction, and its row is read as it was when the lock was obtained.
 */
export async function findVoucherOfCode(
  db: Db,
  input: { code: string; lock: boolean },
): Promise<CodedVoucher | undefined> {
  const { code, lock } = input;
  const code_hash = hashOfVoucherCode(db, code);
  const { rows: sealedRows } = await sql<Omit<CodedVoucher, 'code'> & { code_sealed: string }>`
    select s.id, s.cuid, s.code_sealed, s.amount, s.bundle_id, s.bundle_terms,
      (select b.entity from bundles b where b.organiser_id = s.organiser_id and b.id = s.bundle_id) as entity, s.receivable_id, s.expires_at, s.redeemed_at, s.cancelled_at
    from customer_vouchers s where s.code_hash = ${code_hash}
    order by s.id ${lock ? rowLock('s') : sql``}`.execute(db);
  const rows = sealedRows.map(({ code_sealed, ...row }) => ({
    ...row,
    code: openVoucherCode(db, code_sealed),
  }));
  return rows.find((row) => row.code === code) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** Records who redeemed a locked voucher, when, and the resulting pack; null for an amount. */
export async function storeRedemption(
  db: Db,
  input: { id: number; customer_id: number; customer_bundle_id: number | null; now: string },
): Promise<void> {
  await sql`
    update customer_vouchers set redeemed_at = ${input.now}, recipient_id = ${input.customer_id}, customer_bundle_id = ${input.customer_bundle_id}
    where id = ${input.id}`.execute(db);
}
