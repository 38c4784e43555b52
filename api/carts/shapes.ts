import { z } from 'zod';
import { bookedTime, resourceOfItem } from '../bookings/shapes.ts';
import { duePart } from '../bank-transfers/shapes.ts';
import { bundleOfItem } from '../bundles/shapes.ts';
import { availabilityOfItem } from './availability-of-item.ts';
import { reductionLine } from './estimate-shapes.ts';
import { membershipOfItem } from '../memberships/shapes.ts';
import { cartCoupon } from '../coupons/shapes.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';
import { plannedPayment } from '../instalment-plans/planned-payment.ts';
import { voucherOfItem } from '../vouchers/shapes.ts';

/** The kinds of items in a cart (1 §3.1). */
export const cartItemType = z.enum([
  'REGISTRATION',
  'BUNDLE',
  'VOUCHER',
  'MEMBERSHIP',
  'REGISTRATION_REQUEST',
  'BOOKING',
]);

export const strategy = z.enum(['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED', 'WALLET']);

const person = z.object({ id, cuid, fullname: z.string() });

/**
 * One item in the cart (1 §3.1, 3 §3). It holds its places until `expires_at` and not a moment
 * longer (R9).
 */
export const cartItem = z.object({
  id,
  cuid,
  type: cartItemType,
  price,
  deposit: price,
  expires_at: instant,
  /** True when its time may still be extended, once. */
  extendable: z.boolean(),
  quantity: z.int().min(1),
  participant: person.nullable(),
  participants: z.array(person),
  availability: availabilityOfItem.nullable(),
  availabilities: z.array(availabilityOfItem),
  availability_dates: z.array(
    z.object({ date_id: id, date: z.object({ id, start_at: instant, end_at: instant }) }),
  ),
  options: z.array(
    z.object({
      price_id: id,
      title: z.string(),
      label: z.string(),
      content: z.string().nullable(),
      amount: z.int(),
    }),
  ),
  /** The reductions of the price of its places, with their reasons. */
  reductions: z.array(reductionLine),
  /** The pack bought or, with a registration, the pack that pays for it. */
  bundle: bundleOfItem.nullable(),
  membership: membershipOfItem.nullable(),
  voucher: voucherOfItem.nullable(),
  resource: resourceOfItem.nullable(),
  /** The conditions on which its family cancels it, as they read them; empty for none. */
  cancellation_conditions: z.string(),
  booking_dates: z.array(bookedTime),
});

/** The sums of the unexpired items and the amount to pay now (3 §9), in minor units. */
export const cartTotals = z.object({
  count: z.int(),
  items_total: price,
  coupon_discount: price,
  total: price,
  wallet: price,
  service_fee: price,
  payable: price,
  deposit: price,
  deposit_payable: price,
  show_deposit: z.boolean(),
});

/**
 * A cart with its unexpired items (3 §3). PAYING: the customer is at the payment page, and nothing
 * in it changes.
 */
export const cart = z.object({
  id,
  cuid,
  /** 12 digits: the structured communication of its bank transfer (R19). */
  reference: z.string(),
  status: z.enum(['OPEN', 'PAYING', 'PROCESSED']),
  coupon_id: id.nullable(),
  coupon: cartCoupon.nullable(),
  /** True when the organiser accepts coupons at all. */
  coupons_enabled: z.boolean(),
  created_at: instant,
  processed_at: instant.nullable(),
  items: z.array(cartItem),
  totals: cartTotals,
  /** The payment strategies offered, the first choice first (3 §4). */
  payment_strategies: z.array(strategy),
  /**
   * The reason why a transfer is not offered though the organiser accepts them: the unpaid places
   * of the family, those of this cart, and the maximum (R32).
   */
  transfer_refused: z
    .object({ unpaid_places: z.int(), cart_places: z.int(), maximum_unpaid_places: z.int() })
    .nullable(),
  /**
   * The due date of a transfer if the cart were ordered now; null when there is no deadline, or a
   * transfer is not offered (R32).
   */
  transfer_due_at: instant.nullable(),
  /**
   * The parts of a transfer by due date, less the part the wallet pays; one when all has the same,
   * empty when a transfer is not offered.
   */
  transfer_due_parts: z.array(duePart),
  /**
   * The ways to pay in instalments, later (DELAYED) and with the first part online (IMMEDIATE);
   * null when the order cannot be paid so.
   */
  instalment_plans: z.array(
    z.object({
      cuid,
      title: z.string(),
      /** The items that are paid in its parts; the others are paid whole. */
      item_ids: z.array(id),
      later: plannedPayment.nullable(),
      online: plannedPayment.nullable(),
    }),
  ),
});
