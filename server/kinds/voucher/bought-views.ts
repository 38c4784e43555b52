import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { openVoucherCode } from '../../vault/voucher-code.ts';
import { givenBundle, type GivenBundleRow } from '../../vouchers/index.ts';

/** A voucher bought with a cart; its title is a bilingual column, amounts are in minor units. */
export interface VoucherAfter {
  readonly id: number;
  readonly cuid: string;
  readonly code: string;
  readonly title: Json;
  readonly amount: number | null;
  readonly bundle: GivenBundleRow | null;
  readonly expires_at: string | null;
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  readonly cancelled: boolean;
}

/** Loads the vouchers of a cart, in the order in which they were sold (3 §2). */
export async function loadVouchersAfter(db: Db, cart_id: number): Promise<readonly VoucherAfter[]> {
  const { rows } = await sql<Omit<VoucherAfter, 'code'> & { code_sealed: string }>`
    select s.id, s.cuid, s.code_sealed, v.title, s.amount,
      ${givenBundle('s', sql`s.bundle_terms -> 'capacity'`)} as bundle, s.expires_at, owed.total_amount, owed.deposit_amount, owed.paid_amount,
      s.cancelled_at is not null as cancelled
    from customer_vouchers s
    join receivables owed on owed.organiser_id = s.organiser_id and owed.id = s.receivable_id
    join vouchers v on v.organiser_id = s.organiser_id and v.id = s.voucher_id
    where s.cart_id = ${cart_id}
    order by s.created_at, s.id`.execute(db);
  return rows.map(({ code_sealed, ...row }) => ({
    ...row,
    code: openVoucherCode(db, code_sealed),
  }));
}
