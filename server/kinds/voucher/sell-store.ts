import type { BundleTerms } from '@ribambelle/domain/bundles/bundle-terms.ts';
import { randomCode } from '@ribambelle/domain/base/random-code.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { keptVoucherCode } from '../../vault/voucher-code.ts';
import type { Made } from '../kind.ts';

/** A sold voucher to write; its price is a receivable. */
export interface NewCustomerVoucher {
  readonly voucher_id: number;
  readonly receivable_id: number;
  readonly cart_item_id: number | null;
  readonly amount: number | null;
  readonly bundle_id: number | null;
  /** The promised terms of the pack. */
  readonly bundle_terms: BundleTerms | null;
  readonly expires_at: string | null;
}

/**
 * The length of a code: twelve characters of five bits that nobody mistakes for others, 60 random
 * bits.
 */
const CODE_SIGNS = 12;

/**
 * Writes sold vouchers, each with a code of its own, and marks the cart items that they come from.
 */
export async function insertCustomerVouchers(
  db: Db,
  input: {
    customer_id: number;
    cart_id: number;
    created_by: number | null;
    vouchers: readonly NewCustomerVoucher[];
    now: string;
  },
): Promise<readonly Made[]> {
  const { customer_id, cart_id, created_by, vouchers, now } = input;
  const item_ids = vouchers.flatMap(({ cart_item_id }) => cart_item_id ?? []);
  const codedVouchers = vouchers.map((voucher) => {
    const code = randomCode(randomBytes(CODE_SIGNS));
    return { ...voucher, ...keptVoucherCode(db, code) };
  });
  const { rows } = await sql<Made>`
    with made as (
      insert into customer_vouchers (customer_id, cart_id, created_by, created_at, voucher_id, receivable_id, cart_item_id,
        amount, bundle_id, bundle_terms, expires_at, code_sealed, code_hash)
      select ${customer_id}::bigint, ${cart_id}::bigint, ${created_by}::bigint, ${now}::timestamptz, voucher_id,
        receivable_id, cart_item_id, amount, bundle_id, nullif(bundle_terms, 'null'), expires_at, code_sealed, code_hash
      from jsonb_to_recordset(${JSON.stringify(codedVouchers)}::jsonb) as sold (voucher_id bigint, receivable_id bigint, cart_item_id bigint,
        amount integer, bundle_id bigint, bundle_terms jsonb, expires_at timestamptz, code_sealed text, code_hash text)
      returning id, cuid
    ), items as (
      update cart_items set processed_at = ${now}::timestamptz
      where id = any(${item_ids}::bigint[])
    )
    select id, cuid from made`.execute(db);
  return rows;
}
