import {
  CHARGE_ADVICES,
  DISPUTE_STATES,
  REFUND_STATES,
} from '@ribambelle/domain/payments/provider-report.ts';
import { REFUND_WAYS } from '@ribambelle/domain/payments/refund-ways.ts';
import { z } from 'zod';
import { amount, bound, cuid, day, id, instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

export const paymentMethod = z.enum(['ONLINE', 'TRANSFER', 'WALLET', 'CASH', 'OTHER']);
export const paymentState = z.enum([
  'PENDING',
  'PAID',
  'REFUSED',
  'ABANDONED',
  'EXPIRED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'VOIDED',
]);

/**
 * The payments that the dashboard points at: waiting for more than two weeks, received in the last
 * thirty days after their places were gone, with a refund that failed in that time and was not made
 * since, or disputed.
 */
export const paymentAttention = z.enum(['WAITING', 'LATE', 'REFUND_FAILED', 'DISPUTED']);

/**
 * The filters of the list of payments: words of the family's name or a structured communication;
 * one family; state, method, attention; its amount; the days on which money was received, the last
 * one included, which selects what the report of payments counts as received.
 */
export const paymentFilters = {
  search: z.string().max(100).optional(),
  customer: cuid.optional(),
  state: paymentState.optional(),
  method: paymentMethod.optional(),
  attention: paymentAttention.optional(),
  received_from: day.optional(),
  received_to: day.optional(),
  amount_from: bound,
  amount_to: bound,
};

/** The way in which money was given back. */
export const refundWay = z.enum(REFUND_WAYS);

/** A payment in a list of the back-office. */
export const officePaymentRow = z.object({
  id,
  cuid,
  customer: z.object({ cuid, name: z.string() }),
  method: z.string(),
  state: paymentState,
  amount,
  refunded_amount: amount,
  /** The structured communication of its cart, as people read it. */
  communication: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  /** The day of `paid_at` in the organiser's zone: the day of receipt that staff recorded. */
  received_at: day.nullable(),
  /** The amount before it was voided; its amount has been 0 since. */
  voided_amount: amount.nullable(),
});

/** A payment with its allocations and refunds. */
export const officePayment = officePaymentRow.extend({
  version,
  message: z.string(),
  late: z.boolean(),
  provider: z.string().nullable(),
  provider_reference: z.string().nullable(),
  /** The name of the method at the provider; null before it is known. */
  provider_method: z.string().nullable(),
  /** True while the family has done its part and its bank takes days. */
  on_its_way: z.boolean(),
  /** True for one that was collected by a means of payment that is kept, without the family. */
  collected: z.boolean(),
  /** The name of the means of payment that is kept; null without one. */
  kept_means: z.string().nullable(),
  /** The provider's own word for a failure of it, and its advice; null for none. */
  failure: z.object({ code: z.string(), advice: z.enum(CHARGE_ADVICES) }).nullable(),
  made_by: z.string().nullable(),
  allocations: z.array(
    z.object({
      receivable_id: id,
      /**
       * The kind of the item it pays for, and the item's cuid; none for a line that only goes with
       * an order.
       */
      kind: z.string(),
      subject: cuid.nullable(),
      title: z.string().nullable(),
      participant_name: z.string().nullable(),
      cancelled: z.boolean(),
      amount,
    }),
  ),
  /** The part that became credit in the wallet. */
  credited_amount: amount,
  /** Its corrections and voiding, the newest first; the amount after voiding is 0. */
  changes: z.array(
    z.object({
      amount_before: amount,
      amount_after: amount,
      /** Each other field that changed; days, methods and notes before and after. */
      fields: z.array(
        z.object({
          field: z.enum(['received_at', 'method', 'note']),
          from: z.string(),
          to: z.string(),
        }),
      ),
      reason: z.string(),
      made_by: z.string().nullable(),
      created_at: instant,
    }),
  ),
  /** The amount that can still be given back. */
  refundable_amount: amount,
  /** The part of it that is not due: the excess paid, and the part in the wallet. */
  credit_amount: amount,
  /** The account to which the family last had money sent; null for staff who may not refund. */
  last_account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
  refunds: z.array(
    z.object({
      cuid,
      amount,
      way: refundWay,
      state: z.enum(REFUND_STATES),
      /** The state of the dispute by which the money left; null for a refund. */
      dispute: z.enum(DISPUTE_STATES).nullable(),
      message: z.string(),
      made_by: z.string().nullable(),
      created_at: instant,
    }),
  ),
});
