import { getAccountVoucher as endpoint } from '@ribambelle/api/customer-vouchers/get-account-voucher.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { transferOf, withdrawableOf } from '../sold/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCustomerVoucher } from './customer-voucher-views.ts';
import { presentCustomerVoucher, presentGift } from './present-customer-voucher.ts';

/**
 * Answers one of the vouchers that the caller bought, with how the rest is paid by transfer, or one
 * that they redeemed, without.
 */
export const getAccountVoucher = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const of = { customer_id: customer.id, cuid: request.cuid };
    const row = orRefuse(await findCustomerVoucher(db, of), 'CUSTOMER_VOUCHER_NOT_FOUND');
    const { cart, cancellation_message } = row;
    const isBuyer = row.customer.id === customer.id;
    const text = textReader({ language, organiser });
    return {
      ...presentCustomerVoucher(row, { text, now, customer_id: customer.id }),
      cart: isBuyer ? cart : null,
      cancellation_message,
      gift: isBuyer ? presentGift(row) : null,
      customer_bundle: row.holder?.id === customer.id ? row.customer_bundle : null,
      withdrawable_until: isBuyer ? withdrawableOf(row, { kind: 'VOUCHER', now, organiser }) : null,
      bank_transfer: isBuyer ? await transferOf(db, { organiser, row, text, now }) : null,
    };
  },
);
