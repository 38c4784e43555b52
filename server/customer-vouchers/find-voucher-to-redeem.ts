import type { Language } from '@ribambelle/domain/base/languages.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { voucherStatus } from '@ribambelle/domain/vouchers/voucher-status.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { findVoucherOfCode } from './code-store.ts';
import { findCustomerVoucher } from './customer-voucher-views.ts';
import { presentWorth } from './present-customer-voucher.ts';

/**
 * Returns the voucher of a typed code, before it is redeemed, and its row; UNKNOWN and no row when
 * no voucher has it.
 */
export async function findVoucherToRedeem(context: {
  readonly db: Db;
  readonly organiser: Organiser;
  readonly request: { readonly code: string };
  readonly language: Language;
  readonly now: string;
}) {
  const { db, organiser, language, now } = context;
  const code = readVoucherCode(context.request.code);
  const voucher = await findVoucherOfCode(db, { code, lock: false });
  const row = voucher && (await findCustomerVoucher(db, { cuid: voucher.cuid }));
  if (row === undefined) return { row: null, shown: { code, status: 'UNKNOWN' as const } };
  const answer = {
    code: row.code,
    status: voucherStatus(row, now),
    voucher: presentWorth(row, textReader({ language, organiser })),
    given_by: fullname(row.customer),
    expires_at: row.expires_at,
  };
  return { row, shown: answer };
}
