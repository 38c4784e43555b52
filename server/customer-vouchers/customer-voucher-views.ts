import type { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ColumnOrders, ListQuery } from '../lists/list-views.ts';
import {
  findSold,
  findSoldTo,
  loadSoldOfCart,
  selectSold,
  type SoldDays,
  type SoldKind,
  type SoldRow,
} from '../sold/index.ts';
import { openVoucherCode, hashOfVoucherCode } from '../vault/voucher-code.ts';
import { givenBundle, type GivenBundleRow } from '../vouchers/index.ts';

/**
 * A sold voucher with its worth, an amount in minor units or a pack, and the pack that came of it;
 * its holder is whoever redeemed it.
 */
interface Own {
  readonly code_sealed: string;
  readonly amount: number | null;
  readonly bundle: GivenBundleRow | null;
  readonly customer_bundle: { readonly cuid: string } | null;
  readonly gift_email: string | null;
  readonly gift_name: string;
  readonly gift_message: string;
  readonly gift_at: string | null;
  readonly gift_sent_at: string | null;
  readonly redeemed_at: string | null;
}

/** The row of the database, with a sealed code. */
export type SealedVoucherRow = SoldRow & Own;
export type CustomerVoucherRow = Omit<SealedVoucherRow, 'code_sealed'> & { readonly code: string };

const SOLD_VOUCHERS: SoldKind<Own> = {
  of: 'vouchers',
  own: sql<Own>`s.code_sealed, s.amount, s.redeemed_at, s.gift_email, s.gift_name, s.gift_message, s.gift_at, s.gift_sent_at, ${givenBundle('s', sql`s.bundle_terms -> 'capacity'`)} as bundle,
    (select jsonb_build_object('cuid', became.cuid) from customer_bundles became
     where became.organiser_id = s.organiser_id and became.id = s.customer_bundle_id) as customer_bundle`,
  holder: sql`customers p on p.organiser_id = s.organiser_id and p.id = s.recipient_id`,
  receiver: 'recipient_id',
};

/**
 * Returns a page of the vouchers that a customer bought or redeemed, the last one first, and the
 * total number.
 */
export async function findVouchersOfCustomer(
  db: Db,
  input: { customer_id: number; limit: number; offset: number },
) {
  const { rows, count } = await findSoldTo(db, { ...SOLD_VOUCHERS, ...input });
  return { rows: openCodes(db, rows), count };
}

/** Opens the sealed codes of sold vouchers. */
export function openCodes(
  db: Db,
  rows: readonly SealedVoucherRow[],
): readonly CustomerVoucherRow[] {
  return rows.map(({ code_sealed, ...row }) => ({
    ...row,
    code: openVoucherCode(db, code_sealed),
  }));
}

/**
 * Selects sold vouchers, the newest first unless sorted: of one customer, or found by a whole code,
 * a name or an address.
 */
export function selectCustomerVouchers(input: {
  db: Db;
  search: string;
  customer: string | undefined;
  days: SoldDays;
  timezone: string;
  sort: Order<typeof customerVoucherColumns> | undefined;
}): ListQuery<SealedVoucherRow> {
  const { db, ...wanted } = input;
  const code = readVoucherCode(input.search);
  const code_hash = hashOfVoucherCode(db, code);
  const orders: Omit<ColumnOrders<typeof customerVoucherColumns>, 'until' | 'sold'> = {
    amount: [sql`s.amount`],
  };
  return selectSold({
    ...SOLD_VOUCHERS,
    ...wanted,
    found: sql`s.code_hash = ${code_hash}`,
    orders,
  });
}

/** Returns one sold voucher by its cuid, of one customer alone when named; undefined for none. */
export async function findCustomerVoucher(db: Db, input: { cuid: string; customer_id?: number }) {
  const row = await findSold(db, { ...SOLD_VOUCHERS, ...input });
  return row === undefined ? undefined : openCodes(db, [row])[0];
}

/** Loads the vouchers of an order, in the order in which they were sold. */
export async function loadVouchersOfCart(db: Db, cart_id: number) {
  return openCodes(db, await loadSoldOfCart(db, { ...SOLD_VOUCHERS, cart_id }));
}
