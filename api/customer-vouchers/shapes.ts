import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { soldPeriods } from '../lists/sold-periods.ts';
import { cuid, id, instant, oneLine, price } from '../general/shapes.ts';
import { bundleOfVoucher } from '../vouchers/shapes.ts';

/** The status of a sold voucher (3 §4): unpaid comes before expired, expired before redeemed. */
export const voucherStatus = z.enum(['CANCELLED', 'UNPAID', 'EXPIRED', 'REDEEMED', 'VALID']);

const person = z.object({ id, cuid, fullname: z.string() });

/**
 * A customer's voucher in the account (3 §3), amounts in minor units. The buyer sees its money; the
 * person who redeemed it sees the buyer, and null for the rest (3 §4).
 */
export const customerVoucher = z.object({
  id,
  cuid,
  /** Twelve characters, as they are typed to redeem it. */
  code: z.string(),
  status: voucherStatus,
  /** Its worth is an amount or a pack. */
  voucher: z.object({
    title: z.string(),
    images: z.array(image),
    amount: price.nullable(),
    bundle: bundleOfVoucher.nullable(),
  }),
  customer_id: id,
  customer: person,
  /** The person who redeemed it. */
  recipient: person.nullable(),
  redeemed_at: instant.nullable(),
  expires_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
  outstanding_amount: price.nullable(),
});

/** A voucher before it is redeemed, as anyone with its code sees it. */
const voucherToRedeem = z.object({
  code: z.string(),
  status: voucherStatus,
  voucher: customerVoucher.shape.voucher,
  /** The buyer. */
  given_by: z.string(),
  expires_at: instant.nullable(),
  /** Its cuid in the caller's account, as buyer or recipient; null for anybody else. */
  cuid: cuid.nullable(),
});

/** The answer to a look-up of a code without a voucher (decision 256), which is no error. */
const unknownVoucher = z.object({ code: z.string(), status: z.literal('UNKNOWN') });

/** The voucher of a code that a family typed, or an answer that there is none. */
export const voucherOfCode = z.discriminatedUnion('status', [voucherToRedeem, unknownVoucher]);

/** The same for staff who were given the code. */
export const officeVoucherOfCode = z.discriminatedUnion('status', [
  voucherToRedeem.omit({ cuid: true }),
  unknownVoucher,
]);

/**
 * A voucher sent as a gift: the recipient, the message, the earliest time to send it, and the time
 * sent; null for not yet.
 */
const gift = z.object({
  email: z.string(),
  name: z.string(),
  message: z.string(),
  at: instant,
  sent_at: instant.nullable(),
});

/** One voucher in full (3 §2): with its order, and the transfer for the remainder. */
export const customerVoucherDetail = customerVoucher.extend({
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
  /** The moment until which its buyer may withdraw from it; null for not, or not any more. */
  withdrawable_until: instant.nullable(),
  /** For the buyer; null when it is sent to nobody. */
  gift: gift.nullable(),
  /** The pack gained from it, for the person who redeemed it. */
  customer_bundle: z.object({ cuid }).nullable(),
});

/**
 * A sold voucher in the back-office's list. Amounts are null for staff without access to payments.
 */
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

/** One sold voucher for staff, with its order and the person who redeemed it. */
export const officeCustomerVoucherDetail = officeCustomerVoucher.extend({
  recipient: z.object({ cuid, fullname: z.string() }).nullable(),
  gift: gift.nullable(),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  receivable_id: id,
  /**
   * The amount paid beyond the amount due, to be given back; null for staff without access to
   * payments.
   */
  credit_amount: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** The collaborator who sold it; null for the customer. */
  created_by: z.string().nullable(),
});

/** The filters of sold vouchers: a code, words of a name or address, and one customer. */
export const customerVoucherFilters = {
  search: oneLine(100).default(''),
  customer: cuid.optional(),
  ...soldPeriods,
};
