import type {
  customerVoucher,
  customerVoucherDetail,
  officeCustomerVoucher,
} from '@ribambelle/api/customer-vouchers/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { voucherStatus } from '@ribambelle/domain/vouchers/voucher-status.ts';
import type { z } from 'zod';
import { presentGivenBundle } from '../vouchers/index.ts';
import type { CustomerVoucherRow } from './customer-voucher-views.ts';

export type CustomerVoucher = z.output<typeof customerVoucher>;

/** The reader of texts, and the moment. */
export interface Reading {
  readonly text: (column: Json) => string;
  readonly now: string;
}

/** Returns the title and worth of a sold voucher, in minor units. */
export function presentWorth(
  row: CustomerVoucherRow,
  text: Reading['text'],
): CustomerVoucher['voucher'] {
  const { title, images, amount, bundle } = row;
  return {
    title: text(title),
    images: [...images],
    amount,
    bundle: presentGivenBundle(bundle, text),
  };
}

/**
 * Returns a sold voucher as one of its customers sees it: only its buyer sees its money; its
 * recipient sees the buyer (3 §4).
 */
export function presentCustomerVoucher(
  row: CustomerVoucherRow,
  { text, now, customer_id }: Reading & { customer_id: number },
): CustomerVoucher {
  const { id, cuid, code, customer, holder: recipient } = row;
  const { redeemed_at, expires_at, cancelled_at, created_at, total_amount, paid_amount } = row;
  const isBuyer = customer.id === customer_id;
  return {
    id,
    cuid,
    code,
    status: voucherStatus(row, now),
    voucher: presentWorth(row, text),
    customer_id: customer.id,
    customer: personOf(customer),
    recipient: recipient === null ? null : personOf(recipient),
    redeemed_at,
    expires_at,
    cancelled_at,
    created_at,
    total_amount: isBuyer ? total_amount : null,
    paid_amount: isBuyer ? paid_amount : null,
    outstanding_amount: isBuyer ? row.owed_amount : null,
  };
}

/** Returns the recipient and moment of its gift; null for none. */
export function presentGift(
  row: CustomerVoucherRow,
): z.output<typeof customerVoucherDetail>['gift'] {
  const { gift_email: email, gift_name: name, gift_message: message } = row;
  const { gift_at: at, gift_sent_at: sent_at } = row;
  return email === null || at === null ? null : { email, name, message, at, sent_at };
}

/**
 * Returns a sold voucher as the lists of staff show it, without the amounts that they may not see.
 */
export function presentForOffice(
  row: CustomerVoucherRow,
  { text, now, held }: Reading & { held: readonly Permission[] },
): z.output<typeof officeCustomerVoucher> {
  const { id, cuid, code, amount, redeemed_at, expires_at, cancelled_at, created_at } = row;
  const seesMoney = seesFields(held, 'MONEY');
  return {
    id,
    cuid,
    code,
    status: voucherStatus(row, now),
    title: text(row.title),
    amount,
    bundle: row.bundle === null ? null : { title: text(row.bundle.title) },
    customer: { cuid: row.customer.cuid, fullname: fullname(row.customer) },
    expires_at,
    redeemed_at,
    cancelled_at,
    created_at,
    total_amount: seesMoney ? row.total_amount : null,
    paid_amount: seesMoney ? row.paid_amount : null,
  };
}

function personOf(person: CustomerVoucherRow['customer']) {
  return { id: person.id, cuid: person.cuid, fullname: fullname(person) };
}
