import type {
  customerVoucher,
  officeCustomerVoucher,
} from '@ribambelle/api/customer-vouchers/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { voucherStatus } from '@ribambelle/domain/vouchers/voucher-status.ts';
import type { z } from 'zod';
import type { CustomerVoucherRow } from './customer-voucher-views.ts';

export type CustomerVoucher = z.output<typeof customerVoucher>;

/** How texts are read, and when. */
export interface Reading {
  readonly text: (column: Json) => string;
  readonly now: string;
}

/** A sold voucher as its owner sees it (3 §4). */
export function presentCustomerVoucher(
  row: CustomerVoucherRow,
  { text, now }: Reading,
): CustomerVoucher {
  const { id, cuid, code, amount, customer, holder: recipient } = row;
  const { redeemed_at, expires_at, cancelled_at, created_at, total_amount, paid_amount } = row;
  return {
    id,
    cuid,
    code,
    status: voucherStatus(row, now),
    voucher: { title: text(row.title), images: [...row.images], amount, bundle: null },
    customer_id: customer.id,
    customer: personOf(customer),
    recipient: recipient === null ? null : personOf(recipient),
    redeemed_at,
    expires_at,
    cancelled_at,
    created_at,
    total_amount,
    paid_amount,
    outstanding_amount: row.owed_amount,
  };
}

/** A sold voucher as the lists of staff show it, without the amounts that they may not see. */
export function presentForOffice(
  row: CustomerVoucherRow,
  { text, now, held }: Reading & { held: readonly Permission[] },
): z.output<typeof officeCustomerVoucher> {
  const { id, cuid, code, amount, redeemed_at, expires_at, cancelled_at, created_at } = row;
  const seen = seesFields(held, 'MONEY');
  return {
    id,
    cuid,
    code,
    status: voucherStatus(row, now),
    title: text(row.title),
    amount,
    customer: { cuid: row.customer.cuid, fullname: fullname(row.customer) },
    expires_at,
    redeemed_at,
    cancelled_at,
    created_at,
    total_amount: seen ? row.total_amount : null,
    paid_amount: seen ? row.paid_amount : null,
  };
}

function personOf(person: CustomerVoucherRow['customer']) {
  return { id: person.id, cuid: person.cuid, fullname: fullname(person) };
}
