import { getVoucherPdf as endpoint } from '@ribambelle/api/customer-vouchers/get-voucher-pdf.ts';
import { decideRedemption } from '@ribambelle/domain/vouchers/redeeming.ts';
import { action } from '../action.ts';
import { logoAddress } from '../mails/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findCustomerVoucher } from './customer-voucher-views.ts';
import { requireCode } from './require-code.ts';
import { redeemAddress, voucherFile } from './voucher-page.ts';

/**
 * Answers a voucher that the caller bought and that can be redeemed, as a page; drawn after the
 * transaction.
 */
export const getVoucherPdf = action(
  endpoint,
  async ({ db, request, organiser, customer, language, origin, now, afterCommit }) => {
    const of = { customer_id: customer.id, cuid: request.cuid };
    const row = orRefuse(await findCustomerVoucher(db, of), 'CUSTOMER_VOUCHER_NOT_FOUND');
    if (row.customer.id !== customer.id) refuse('CUSTOMER_VOUCHER_NOT_FOUND');
    const decision = decideRedemption(row, now);
    if (!decision.ok) refuse(decision.refused);
    requireCode(row);
    const logo = await logoAddress(db, organiser);
    const address = redeemAddress(origin, { code: row.code, language });
    afterCommit(() => voucherFile({ row, organiser, language, logo, address }));
    return { content_type: 'application/pdf', filename: null, bytes: new Uint8Array() };
  },
);
