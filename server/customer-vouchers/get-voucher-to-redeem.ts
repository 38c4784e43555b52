import { getVoucherToRedeem as endpoint } from '@ribambelle/api/customer-vouchers/get-voucher-to-redeem.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { voucherStatus } from '@ribambelle/domain/vouchers/voucher-status.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findVoucherOfCode } from './code-store.ts';
import { findCustomerVoucher } from './customer-voucher-views.ts';
import { presentWorth } from './present-customer-voucher.ts';

/** The voucher of a code, for whoever has it: what it is worth, who gives it, and whether it can be redeemed. */
export const getVoucherToRedeem = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const organiser_id = organiser.id;
    const code = readVoucherCode(request.code);
    const found = orRefuse(
      await findVoucherOfCode(db, { organiser_id, code, lock: false }),
      'VOUCHER_CODE_UNKNOWN',
    );
    const { cuid } = found;
    const row = orRefuse(
      await findCustomerVoucher(db, { organiser_id, cuid }),
      'VOUCHER_CODE_UNKNOWN',
    );
    const theirs = row.customer.id === customer.id || row.holder?.id === customer.id;
    return {
      code: row.code,
      status: voucherStatus(row, now),
      voucher: presentWorth(row, textReader({ language, organiser })),
      given_by: fullname(row.customer),
      expires_at: row.expires_at,
      cuid: theirs ? cuid : null,
    };
  },
);
