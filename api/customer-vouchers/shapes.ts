import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { soldPeriods } from '../lists/sold-periods.ts';
import { cuid, id, instant, oneLine, price } from '../general/shapes.ts';
import { bundleOfVoucher } from '../vouchers/shapes.ts';

/** What can be said of a sold voucher (3 §4): unpaid comes before expired, expired before redeemed. */
export const voucherStatus = z.enum(['CANCELLED', 'UNPAID', 'EXPIRED', 'REDEEMED', 'VALID']);

const person = z.object({ id, cuid, fullname: z.string() });

/**
 * A customer's voucher in the account (3 §3), amounts in minor units. Who bought it sees its money; who redeemed it sees who bought it, and
 * null for the rest (3 §4).
 */
export const customerVoucher = z.object({
  id,
  cuid,
  /** Twelve signs, as they are typed to redeem it. */
  code: z.string(),
  status: voucherStatus,
  /** What it is worth is an amount or a bundle. */
  voucher: z.object({
    title: z.string(),
    images: z.array(image),
    amount: price.nullable(),
    bundle: bundleOfVoucher.nullable(),
  }),
  customer_id: id,
  customer: person,
  /** Who redeemed it. */
  recipient: person.nullable(),
  redeemed_at: instant.nullable(),
  expires_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
  outstanding_amount: price.nullable(),
});

/** A voucher before it is redeemed, as whoever has its code sees it. */
const voucherToRedeem = z.object({
  code: z.string(),
  status: voucherStatus,
  voucher: customerVoucher.shape.voucher,
  /** Who bought it. */
  given_by: z.string(),
  expires_at: instant.nullable(),
  /** Under which it stands in the account of who asks: the buyer's or the recipient's; null for anybody else. */
  cuid: cuid.nullable(),
});

/** The answer to a look-up of a code that no voucher has (decision 256): nothing failed. */
const unknownVoucher = z.object({ code: z.string(), status: z.literal('UNKNOWN') });

/** The voucher of a code that a family typed, or that there is none. */
export const voucherOfCode = z.discriminatedUnion('status', [voucherToRedeem, unknownVoucher]);

/** The same for staff who were told it. */
export const officeVoucherOfCode = z.discriminatedUnion('status', [
  voucherToRedeem.omit({ cuid: true }),
  unknownVoucher,
]);

/** To whom a voucher is sent as a gift, with which words, from when on, and when it was sent; null for not yet. */
const gift = z.object({
  email: z.string(),
  name: z.string(),
  message: z.string(),
  at: instant,
  sent_at: instant.nullable(),
});

/** One voucher in full (3 §2): with its order, and how what remains is paid by transfer. */
export const customerVoucherDetail = customerVoucher.extend({
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
  /** For who bought it; null where it is sent to nobody. */
  gift: gift.nullable(),
  /** The bundle that came of it, for who redeemed it. */
  customer_bundle: z.object({ cuid }).nullable(),
});

/** A sold voucher in the back-office's list. Amounts are null for who may not see payments. */
export const officeCustomerVoucher = z.object({
  id,
  cuid,
  code: z.string(),
  status: voucherStatus,
  title: z.string(),
  amount: price.nullable(),
  bundle: z.object({ title: z.string() }).nullable(),
  customer: z.object({ cuid, fullname: z.string() }),
  expires_at: instant.nullable(),
  redeemed_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
});

/** One sold voucher for staff, with its order and who redeemed it. */
export const officeCustomerVoucherDetail = officeCustomerVoucher.extend({
  recipient: z.object({ cuid, fullname: z.string() }).nullable(),
  gift: gift.nullable(),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  receivable_id: id,
  /** What was paid beyond what is due, and is to be given back; null for who may not see payments. */
  credit_amount: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** Who sold it; null for the customer. */
  created_by: z.string().nullable(),
});

/** A code, words of a name or address, and one customer. */
export const customerVoucherFilters = {
  search: oneLine(100).default(''),
  customer: cuid.optional(),
  ...soldPeriods,
};
